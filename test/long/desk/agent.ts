import type { Locator, Page } from 'playwright-core';
import { control, newAgent } from '../../e2e/browser';
import { isThere } from '../../e2e/isThere';
import { Chance } from '../randomness';
import { changeBy, deck, type Act } from './acts';
import type { Sight } from './eyes';
import { Hand, isLife, Nothing, patience } from './hand';
import { Ledger } from './ledger';
import type { Supervisor } from './supervisor';
import { trace } from '../trace';

/** What the browser prints of a network of a bad day. */
const noise = [/Failed to load resource/, /WebSocket connection/, /CORS policy/, /ERR_/, /Access to .* blocked/];

/** How many wishes somebody has who finds nothing to do. */
const mostWishes = 8;

interface Others {
  /** Ids of tickets whose customers write. */
  customers: readonly number[];
  supervisor: Supervisor;
}

/** Counts for the report. */
interface Tally {
  tried: number;
  done: number;
}

/** Somebody at the desk, with a browser of their own, who does one thing after the other. */
export class Agent {
  readonly name: string;
  readonly page: Page;
  readonly close: () => Promise<void>;
  readonly ledger: Ledger;
  readonly #tallies = new Map<Act, Tally>();
  readonly #chance: Chance;
  readonly #hand: Hand;
  readonly #others: Others;
  #count = 0;

  private constructor(
    name: string,
    { page, close }: Pick<Agent, 'page' | 'close'>,
    others: Others,
    hand: Hand,
    chance: Chance,
  ) {
    this.name = name;
    this.page = page;
    this.close = close;
    this.ledger = new Ledger(name, page);
    this.#others = others;
    this.#hand = hand;
    this.#chance = chance;
  }

  static async at(name: string, others: Others, seed: number): Promise<Agent> {
    const { page, close } = await newAgent(name, { storage: { signOption: 'false' } }, noise);
    const chance = new Chance(seed);
    page.on('websocket', (socket) => {
      trace(name, 'socket', socket.url());
      socket.on('framereceived', ({ payload }) => trace(name, 'frame', String(payload).slice(0, 60)));
      socket.on('close', () => trace(name, 'socket closed'));
    });
    return new Agent(name, { page, close }, others, await Hand.at(page, chance), chance);
  }

  /** Does something: the first of a few wishes that can be fulfilled. */
  async act(): Promise<void> {
    let isDone = false;
    for (let tries = 0; tries < mostWishes && !isDone; tries += 1)
      isDone = await this.#try(this.#chance.of(deck) ?? 'open');
    await this.page.waitForTimeout(this.#chance.below(400));
  }

  async #try(name: Act): Promise<boolean> {
    const tally = this.#tallies.get(name) ?? { tried: 0, done: 0 };
    this.#tallies.set(name, tally);
    let failure: Error | null = null;
    try {
      if (!this.page.url().includes('/tickets')) await this.toList();
      await this[name]();
    } catch (error) {
      if (!(error instanceof Error) || !isLife(error)) throw error;
      failure = error;
    }
    await this.rest();
    if (failure instanceof Nothing) return false;
    tally.tried += 1;
    if (!failure) tally.done += 1;
    trace(this.name, name, failure?.message ?? 'done');
    return true;
  }

  /** Puts everything down. */
  async rest(): Promise<void> {
    await this.#hand.clear();
    const leave = this.page.getByRole('button', { name: 'Sair da seleção' });
    if ((await leave.count()) > 0) await leave.click(patience).catch(() => undefined);
    this.ledger.judge();
  }

  /** Of each act how often it was tried, came to its end, and changed something on the server. */
  report(): string {
    const lines = [...this.#tallies].map(([name, { tried, done }]) => {
      const changed = this.ledger.changed.get(name) ?? 0;
      return `${name} ${tried}/${done}/${changed}`;
    });
    return `${this.name}: ${lines.toSorted().join(', ')}`;
  }

  /** How often an act came to its end. */
  doneOf(name: Act): number {
    return this.#tallies.get(name)?.done ?? 0;
  }

  async toList(): Promise<void> {
    await this.page.getByRole('link', { name: 'Atendimentos' }).click(patience);
  }

  /** Presses a button, which may have become another one in good time. @returns what was aimed at */
  async #change(act: Act, button: Locator): Promise<Sight[]> {
    const aimed = await this.#hand.press(button);
    trace(this.name, act, 'aimed at', ...aimed);
    for (const { id, button: name } of aimed) {
      const change = changeBy(name);
      if (change) this.ledger.mean(act, id, change);
    }
    return aimed;
  }

  get #header() {
    return this.page.locator('section[data-conversation] header');
  }

  async #tab(name: RegExp): Promise<void> {
    await this.page.getByRole('tab', { name }).click(patience);
  }

  async open(): Promise<void> {
    await this.#tab(/^Atendendo/);
    await this.#hand.press((await this.#hand.row()).getByRole('link'));
  }

  async accept(): Promise<void> {
    await this.#tab(/^Aguardando/);
    await this.#change('accept', (await this.#hand.row()).getByRole('button', { name: /^Aceitar / }));
  }

  async row(): Promise<void> {
    await this.#tab(/^Atendendo/);
    const row = await this.#hand.row();
    await row.hover(patience);
    const name = this.#chance.happens(0.5) ? 'Resolver' : 'Devolver à fila';
    await this.#change('row', row.getByRole('button', { name }));
    await this.#answerQuestion();
  }

  async header(): Promise<void> {
    const buttons = this.#header.getByRole('button', { name: /^(Aceitar|Resolver|Devolver à fila|Reabrir)$/ });
    if ((await buttons.count()) === 0) throw new Nothing();
    await this.#change('header', await this.#hand.oneOf(buttons));
    await this.#answerQuestion();
  }

  /** Something written there was not sent. */
  async #answerQuestion(): Promise<void> {
    const question = this.page.getByRole('dialog', { name: 'Resolver sem enviar?' });
    if ((await isThere(question, 500)) && this.#chance.happens(0.5))
      await question.getByRole('button', { name: 'Resolver mesmo assim' }).click(patience);
  }

  async undo(): Promise<void> {
    const notices = this.page
      .locator('.Toastify__toast')
      .filter({ has: this.page.getByRole('button', { name: 'Desfazer' }) });
    if ((await notices.count()) === 0) throw new Nothing();
    const notice = await notices.last().elementHandle(patience);
    const [, id] = /#(\d+)/.exec((await notice?.textContent()) ?? '') ?? [];
    if (!notice || id === undefined) throw new Nothing();
    await (await notice.$('button:has-text("Desfazer")'))?.click(patience);
    this.ledger.mean('undo', Number(id), 'any');
  }

  async transfer(): Promise<void> {
    const button = this.#header.getByRole('button', { name: 'Transferir' });
    if ((await button.count()) === 0) throw new Nothing();
    const aimed = await this.#hand.press(button);
    const dialog = this.page.getByRole('dialog', { name: 'Transferir atendimento' });
    await dialog.getByRole('combobox', { name: /^Fila/ }).click(patience);
    await (await this.#hand.oneOf(this.page.getByRole('option'))).click(patience);
    for (const { id } of aimed) this.ledger.mean('transfer', id, 'moved');
    await dialog.getByRole('button', { name: 'Transferir' }).click(patience);
    await dialog.waitFor({ state: 'detached', timeout: 15_000 });
  }

  async tag(): Promise<void> {
    const tags = this.page.getByRole('group', { name: 'Tags do atendimento' });
    if ((await tags.count()) === 0) throw new Nothing();
    const aimed = await this.#shown();
    await tags.getByRole('button', { name: 'Tag', exact: true }).click(patience);
    await (await this.#hand.oneOf(this.page.getByRole('option'), 3)).click(patience);
    this.ledger.mean('tag', aimed, 'tags');
  }

  /** The conversation on screen. */
  async #shown(): Promise<number> {
    const title = this.#header.getByRole('heading');
    if ((await title.count()) === 0) throw new Nothing();
    const [, id] = /#(\d+)$/.exec((await title.textContent(patience)) ?? '') ?? [];
    if (id === undefined) throw new Nothing();
    return Number(id);
  }

  async bulk(): Promise<void> {
    await this.#tab(this.#chance.happens(0.5) ? /^Atendendo/ : /^Aguardando/);
    const boxes = this.page.locator('main li[data-ticket] input[type="checkbox"]');
    await boxes.first().waitFor(patience);
    for (const index of [0, 1]) await boxes.nth(index).click(patience);
    const bar = this.page.getByRole('group', { name: 'Ações para os selecionados' });
    const go = bar.getByRole('button', { name: /^(Aceitar|Resolver) \d/ }).first();
    await go.waitFor(patience);
    const picked = await this.page
      .locator('li[data-ticket]:has(input:checked)')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-ticket'))));
    await go.click(patience);
    const question = this.page.getByRole('dialog', { name: /agora\?$/ });
    const verb = question.getByRole('button', { name: /\d/ });
    await verb.waitFor(patience);
    const change = changeBy((await verb.textContent()) ?? '');
    if (!change) throw new Nothing();
    for (const id of picked) this.ledger.mean('bulk', id, change);
    await verb.click(patience);
    const result = this.page.getByRole('dialog', { name: 'Resultado' });
    await result.getByRole('button', { name: 'Fechar' }).click({ timeout: 30_000 });
  }

  async write(): Promise<void> {
    const box = this.page.locator('section[data-conversation]').getByRole('textbox', { name: 'Mensagem', exact: true });
    if ((await box.count()) === 0) throw new Nothing();
    await box.click(patience);
    await this.#hand.look();
    this.#count += 1;
    const text = `${this.name} ${this.#count}!`;
    this.ledger.write(text, await this.#hand.type(text));
  }

  async board(): Promise<void> {
    await this.page.getByRole('link', { name: 'Kanban' }).click(patience);
    const found = await this.#hand.oneOf(this.page.locator('[data-card]'), 8);
    const id = Number(await found.getAttribute('data-card', patience));
    await this.page.locator(`[data-card="${id}"] a`).focus(patience);
    await this.#hand.look();
    for (const key of ['Space', this.#chance.happens(0.5) ? 'ArrowRight' : 'ArrowLeft', 'Space'])
      await this.page.keyboard.press(key);
    this.ledger.mean('board', id, 'lane');
    await this.page.waitForTimeout(500);
    await this.toList();
  }

  async away(): Promise<void> {
    await this.page.getByRole('link', { name: 'Contatos', exact: true }).click(patience);
    await this.page.waitForTimeout(this.#chance.below(1_500));
    await this.toList();
  }

  async offline(): Promise<void> {
    if (this.#chance.happens(0.5)) {
      await control('dropSockets');
      return;
    }
    await this.page.context().setOffline(true);
    await this.page.waitForTimeout(500 + this.#chance.below(3_000));
    await this.page.context().setOffline(false);
  }

  /** A customer writes, or comes back and chooses a queue. */
  async customer(): Promise<void> {
    const ticketId = this.#chance.of(this.#others.customers);
    const isBack = this.#chance.happens(0.5);
    this.#count += 1;
    await control('receive', { ticketId, body: `Cliente ${this.name} ${this.#count}`, bot: false });
    if (isBack) await control('receive', { ticketId, body: String(1 + this.#chance.below(3)) });
  }

  async supervisor(): Promise<void> {
    await this.#others.supervisor.act(this.#chance);
  }
}
