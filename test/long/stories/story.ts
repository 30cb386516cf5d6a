import { Network } from '../../backend/network';
import type { BrowserLocks } from '../../locks';
import { Chance } from '../randomness';
import { Acts } from './acts';
import { outside, pass, trace } from './clock';
import type { App } from './app';
import { Page } from './page';
import { makeUnreadable } from '../../unreadable';
import { Boxes } from './boxes';
import { outsider, people, type PersonName } from './company';
import { rendered, StoryServer } from './storyServer';
import { roomsOf, Wire } from './wire';

/** What the two pages of a story run in. */
interface Browser {
  apps: readonly App[];
  locks: BrowserLocks;
}

/** The wire that the sockets of the story being told are on. */
export const wireNow: { wire: Wire | null } = { wire: null };

/** As long as a page may take to notice by itself what it has missed: it is tried again after a minute at the latest. */
const quietMs = 90_000;

/** How far a clock of life is off. */
const clockSkews = [0, 0, 300_000, -300_000, 90_000] as const;

/** How somebody writes; the number makes each text one of its kind. */
const manners: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `Olá {{firstName}}, ${text}`,
  (text) => `${text} {{protocol}}`,
  (text) => `{{ms}}! ${text}: {{name}}`,
];

/** What somebody wrote. */
export interface Sent {
  body: string;
  person: PersonName;
  discarded: boolean;
}

/** Two pages of one browser, their person, customers, colleagues, and a bad day on the network. */
export class Story {
  readonly #chance: Chance;
  readonly server: StoryServer;
  readonly pages: Page[];
  readonly wire: Wire;
  readonly sent: Sent[] = [];
  #texts = 0;
  /** Files of which nothing could ever be sent. */
  readonly spoilt = new Set<string>();
  readonly boxes = new Boxes();
  readonly acts: Acts;
  /** Causes for which a session may end here, beside those of the server: when somebody signed out or in. */
  readonly causes: { kind: 'logout' | 'login'; at: number }[] = [];

  constructor(seed: number, { apps, locks }: Browser) {
    this.#chance = new Chance(seed);
    const network = new Network('awful', seed);
    this.server = new StoryServer(
      (event) => this.wire?.tell(roomsOf(event), `company-1-${event.name}`, event.event),
      (ms, act) => outside(() => setTimeout(act, ms)),
      seed * 1_000,
    );
    this.server.echoMs = (ticketId) => network.echo(ticketId);
    this.server.receiptMs = () => network.receipt();
    this.wire = new Wire(this.server, network);
    wireNow.wire = this.wire;
    this.server.aheadMs = this.#chance.of(clockSkews) ?? 0;
    this.server.refuses = () => this.wire.network !== null && this.#chance.happens(0.06);
    const watched = this.#open(3 + this.#chance.below(4));
    this.pages = apps.map((app, index) => new Page(app, `page${index}`, { wire: this.wire, locks }, watched));
    this.acts = new Acts(this.server, this.#chance, this.pages);
    for (const page of this.pages) page.reload = () => outside(() => setTimeout(() => page.load(), 50));
  }

  /** @returns the conversation that stands open on the pages */
  #open(count: number): number {
    const opened = Array.from({ length: count }, () => this.server.open(this.#chance.happens(0.3)));
    for (const { id } of opened) this.server.change(id, { status: 'open', userId: people.ana });
    return opened[0]?.id ?? 0;
  }

  storageWritten(change: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>, writer: string): void {
    for (const page of this.pages) {
      if (page.life.name === writer || !page.life.alive) continue;
      page.within(() => window.dispatchEvent(new StorageEvent('storage', change)));
    }
  }

  #bodyOf(person: PersonName): string {
    this.#texts += 1;
    // Nothing but a variable: what it becomes is the same each time, so there is one in a story.
    if (this.#texts === 3) return '{{name}}';
    const manner = this.#chance.of(manners);
    return manner?.(`${person} ${this.#texts}`) ?? '';
  }

  #personOf(page: Page): PersonName | null {
    return page.userId === people.ana ? 'ana' : page.userId === people.bruno ? 'bruno' : null;
  }

  async begin(): Promise<void> {
    const [one, two] = this.pages;
    if (!one || !two) throw new Error('two pages are needed');
    this.server.cookie = people.ana;
    const token = this.server.newToken(people.ana);
    one.app.session.startSession({ token, userId: people.ana, companyId: 1 });
    one.load();
    await pass(this.#chance.below(2_000));
    two.load();
  }

  /** Something happens somewhere. */
  async step(): Promise<void> {
    const chance = this.#chance;
    const server = this.server;
    const id = chance.of([...server.tickets.keys()]);
    const page = chance.of(this.pages);
    const dice = chance.below(100);
    if (!page) return;
    if (dice < 4) server.open();
    else if (dice < 22 && id !== undefined)
      server.receive(chance.happens(0.5) ? page.threadId : id, chance.happens(0.2));
    else if (dice < 26 && id !== undefined)
      server.change(id, { status: 'open', userId: chance.happens(0.6) ? people.ana : people.bruno });
    else if (dice < 28 && id !== undefined && id !== page.threadId) server.change(id, { status: 'closed' });
    else if (dice < 38 && id !== undefined) server.touch(chance.happens(0.7) ? page.threadId : id, chance);
    else if (dice < 50) this.acts.begin(page);
    else if (dice < 63) this.#send(page, chance.happens(0.8) ? page.threadId : (id ?? page.threadId));
    else if (dice < 70) this.#decide(page);
    else if (dice < 75) await this.#readAgain(page);
    else if (dice < 79) server.ageTokens();
    else if (dice < 81) this.wire.cutFor(500 + chance.below(8_000));
    else if (dice < 83) this.#crash(page);
    else if (dice < 84) this.#foreignLogin();
    else if (dice < 86) this.#signOut(page);
    else if (dice < 90) this.#signIn(page);
    else if (dice < 94) this.#somebodyElse(page.threadId);
    else this.#write(page);
    await pass(chance.below(1_200));
  }

  /** What is on screen is read again, and changes while the answer is on its way. */
  async #readAgain(page: Page): Promise<void> {
    page.within(() => window.dispatchEvent(new Event('online')));
    for (let changes = this.#chance.below(4); changes > 0; changes -= 1) {
      await pass(this.#chance.below(150));
      this.server.touch(page.threadId, this.#chance);
    }
  }

  /** From the telephone, or a colleague: much like what was sent last, but not the same. */
  #somebodyElse(ticketId: number): void {
    const like = this.sent.at(-1)?.body ?? '';
    const toJoana = /name/i.test(like) ? rendered(like, 'Joana') : 'Olá Joana';
    const body = this.#chance.of(['Já te ligo', 'Olá, tudo bem?', toJoana, `De novo: ${like}`]);
    this.server.receive(ticketId, true, rendered(body ?? ''));
  }

  /** Somebody writes into the box, and perhaps sends what stands there. */
  #write(page: Page): void {
    const person = this.#personOf(page);
    if (!person || !page.life.alive || page.messages().length === 0) return;
    const body = this.boxes.textToSend(page, person);
    if (body !== null && this.#chance.happens(0.4)) {
      trace(page.name, 'send from the box', body);
      this.sent.push({ body, person, discarded: false });
      this.boxes.sent(person, body);
      page.within(() => {
        page.drafts?.clear(page.threadId);
        page.runner?.sendText(page.threadId, body, null);
      });
      return;
    }
    this.boxes.write(page, person, this.#chance.happens(0.15) ? '' : this.#bodyOf(person));
  }

  #send(page: Page, ticketId: number): void {
    const person = this.#personOf(page);
    if (!person || !page.runner || !page.life.alive) return;
    // Nobody writes into what the page does not show.
    const shown = [...page.tickets('open'), ...page.tickets('pending')].some(({ id }) => id === ticketId);
    if (!shown && (ticketId !== page.threadId || page.messages().length === 0)) return;
    const body = this.#bodyOf(person);
    this.sent.push({ body, person, discarded: false });
    trace(page.name, 'send', ticketId, body);
    const file = new File(['%PDF'], `${body}.pdf`, { type: 'application/pdf' });
    const spoil = (): void => {
      makeUnreadable(file);
      this.wire.unreadable.add(file.name);
    };
    if (this.#chance.happens(0.15)) {
      spoil();
      this.spoilt.add(file.name);
    } else if (this.#chance.happens(0.1)) outside(() => setTimeout(spoil, 300));
    const asFile = this.#chance.happens(0.2);
    page.within(() =>
      asFile
        ? page.runner?.sendFiles(ticketId, [{ file, caption: body }])
        : page.runner?.sendText(ticketId, body, null),
    );
  }

  /** A person looks at what is stuck: mostly sends it again, seldom gives it up. */
  #decide(page: Page): void {
    if (!page.life.alive) return;
    const stuck = this.entries(page).filter(({ status }) => status === 'failed' || status === 'unknown');
    const entry = this.#chance.of(stuck);
    if (!entry) return;
    // A file is gone with the page that held it.
    const again = this.#chance.happens(0.8) && (entry.kind === 'text' || entry.file !== null);
    trace(page.name, again ? 'retry' : 'discard', entry.body, entry.status, entry.error, 'after', entry.after);
    for (const sent of this.sent) if (!again && sent.body === entry.body) sent.discarded = true;
    page.within(() => (again ? page.runner?.retry(entry.id) : page.runner?.discard(entry.id)));
  }

  /** What waits to be sent on a page. */
  entries(page: Page) {
    return [...this.server.tickets.keys()].flatMap((id) => page.runner?.entriesOf(id) ?? []);
  }

  #crash(page: Page): void {
    if (!page.life.alive) return;
    trace(page.name, 'crash');
    page.crash();
    outside(() => setTimeout(() => page.load(), 200 + this.#chance.below(3_000)));
  }

  /** The old frontend of the same site signs somebody else in, of another company too: the cookie is theirs. */
  #foreignLogin(): void {
    this.server.cookie = this.#chance.happens(0.5) ? people.bruno : outsider;
    trace('foreign login', this.server.cookie);
  }

  #signOut(page: Page): void {
    if (page.userId === null) return;
    this.causes.push({ kind: 'logout', at: Date.now() });
    trace(page.name, 'sign out');
    page.within(() => void page.app.auth.logout());
  }

  #signIn(page: Page): void {
    if (!page.life.alive || page.userId !== null) return;
    const person = this.#chance.happens(0.75) ? 'ana' : 'bruno';
    trace(page.name, 'sign in', person);
    this.#signInAs(page, person);
  }

  #signInAs(page: Page, person: PersonName): void {
    const told = (): void => void this.causes.push({ kind: 'login', at: Date.now() });
    page.within(() => void page.signIn(person).then(told, () => undefined));
  }

  /** The network is well again, and what is on its way arrives; nobody asks a page to read anything. */
  async quiet(): Promise<void> {
    this.wire.network = null;
    this.server.echoMs = () => 50;
    this.server.tokenMs = 900_000;
    await pass(quietMs);
  }

  /** Everybody signs in, and all is read again. @returns who should be signed in on both pages */
  async calm(): Promise<PersonName> {
    let person: PersonName = 'ana';
    for (let round = 0; round < 4; round += 1) {
      // Whose cookie it is shows with the next renewal.
      this.server.ageTokens();
      this.#online();
      await pass(5_000);
      for (const page of this.pages) if (!page.life.alive) page.load();
      await pass(3_000);
      person = this.pages.map((page) => this.#personOf(page)).find((name) => name !== null) ?? 'ana';
      for (const page of this.pages) {
        if (page.userId === null) this.#signInAs(page, person);
        await pass(6_000);
      }
    }
    await pass(60_000);
    this.#online();
    await pass(60_000);
    return person;
  }

  #online(): void {
    for (const page of this.pages) page.within(() => window.dispatchEvent(new Event('online')));
  }

  end(): void {
    for (const page of this.pages) page.close();
    this.wire.sockets.clear();
  }
}
