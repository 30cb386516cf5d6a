import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { queueIds, restAs } from '../e2e/rest';
import { saveFaults, silentFaults } from './answers';
import { savesIn } from './savesIn';
import { filled, met, refetchOnResync, words } from './saving';

const texts = words.es;
const soon = { interval: 20, timeout: 8_000 };

interface Named {
  id: number;
  name: string;
}
const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && 'name' in value;

/** An open ticket with two tags, and one that stands in the first lane of the board. */
async function arrange() {
  await control('reset');
  const rest = await restAs('super');
  const [tagged, card] = await rest.tickets('open', Object.values(await queueIds(rest)));
  const known = await rest.call('GET', '/tags/list');
  const tags = Array.isArray(known) ? known.filter(isNamed) : [];
  const named = (name: string): Named => {
    const tag = tags.find((entry) => entry.name === name);
    if (!tag) throw new Error(`no tag ${name}`);
    return tag;
  };
  if (!tagged || !card) throw new Error('the seed has too few open tickets');
  const [home, goal] = [named('Orçamento enviado'), named('Entrega agendada')];
  await rest.call('POST', '/tags/sync', { ticketId: tagged.id, tags: [named('VIP'), named('Garantia')] });
  await rest.call('POST', '/tags/sync', { ticketId: card.id, tags: [home] });
  /** Names of the tags that the server holds for a ticket. */
  const tagsOf = async (id: number): Promise<string[]> => {
    const ticket = await rest.call('GET', `/tickets/${id}`);
    const held = typeof ticket === 'object' && ticket !== null && 'tags' in ticket ? ticket.tags : null;
    return Array.isArray(held) ? held.filter(isNamed).map(({ name }) => name) : [];
  };
  return { rest, tagged, card, home: home.name, goal: goal.name, tagsOf };
}

const { rest, tagged, card, home, goal, tagsOf } = await arrange();

useBrowser('never');
const { walker, start, failAll, failActs, note } = savesIn('es');

describe('tags of a ticket', () => {
  const at = `/tickets/${tagged.uuid}`;
  const group = (): Locator => walker().page.getByRole('group', { name: texts.ticketTags.label });
  const remove = (name: string): Locator =>
    group().getByRole('button', { name: filled(texts.ticketTags.remove, { name }) });
  const [begin = ''] = texts.ticketTags.remove.split('{{');
  const shown = async (): Promise<string[]> => {
    const names = await group()
      .locator(`button[aria-label^="${begin}"]`)
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return names.map((label) => label.slice(begin.length));
  };

  it('T-57 E-05 B-07 PAIN-4.7 two quick changes that are not stored fall back to what the server has', async () => {
    const page = await start(at);
    await remove('VIP').waitFor();
    const before = await shown();
    expect(before.toSorted()).toEqual(['Garantia', 'VIP']);
    await failActs('tags', at, {
      faults: silentFaults,
      act: async () => {
        const { wire } = walker();
        const { answer } = wire;
        const hits = wire.hits();
        // The first change is on its way when the second comes; it gets lost, and the second meets the fault.
        wire.answer = { kind: 'held' };
        await remove('VIP').click();
        await remove('Garantia').click();
        await expect.poll(shown, soon).toEqual([]);
        await met(walker(), hits);
        wire.answer = answer;
        await wire.drop();
        await met(walker(), hits + 1);
      },
      after: async () => {
        await expect.poll(shown, soon).toEqual(before);
        expect(await tagsOf(tagged.id)).toEqual(before);
      },
    });
    await remove('VIP').click();
    await expect.poll(() => tagsOf(tagged.id), soon).toEqual(['Garantia']);
    expect(await shown()).toEqual(['Garantia']);
    note('tags', 'again', 'taken off');
    await refetchOnResync(page);
  });

  it('T-57 E-05 B-04 B-07 PAIN-4.7 a tag that could not be made stays in its field', async () => {
    const page = await start(at);
    await group().getByRole('button', { name: texts.ticketTags.add, exact: true }).click();
    const box = page.getByRole('dialog', { name: texts.ticketTags.add });
    await box.getByRole('combobox').fill('Etiqueta de las fallas');
    const send = box.getByRole('button', { name: filled(texts.ticketTags.create, { name: 'Etiqueta de las fallas' }) });
    await failAll('new tag', at, { send, box });
    await send.click();
    await expect.poll(() => tagsOf(tagged.id), soon).toContain('Etiqueta de las fallas');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await shown()).toContain('Etiqueta de las fallas');
    note('new tag', 'again', 'made');
    await refetchOnResync(page);
  });
});

describe('several tickets at once', () => {
  const { ticketBulk, backendErrors } = texts;
  const reasons = [backendErrors.network, backendErrors.ERR_INTERNAL_SERVER_ERROR, backendErrors.ERR_TICKET_CHANGE];
  const choices = {
    tag: async (box: Locator): Promise<void> => {
      await box.getByRole('combobox').click();
      await walker().page.getByRole('option').last().click();
      await walker().page.keyboard.press('Escape');
    },
    transfer: async (box: Locator): Promise<void> => {
      await box
        .locator('.MuiSelect-root, .MuiInputBase-root', { has: walker().page.locator('[name="queueId"]') })
        .click();
      await walker().page.getByRole('option').last().click();
    },
    accept: async (): Promise<void> => undefined,
    resolve: async (): Promise<void> => undefined,
  };

  it.each([
    ['tag', ticketBulk.tag_other, silentFaults],
    ['transfer', ticketBulk.transfer_other, saveFaults],
    ['accept', ticketBulk.accept_other, saveFaults],
    ['resolve', ticketBulk.resolve_other, saveFaults],
  ] as const)(
    'B-26 E-05 B-07 PAIN-4.7 %s: each of them says that nothing came of it, stays as it is, and is tried again',
    async (action, verb, faults) => {
      const title = `bulk ${action}`;
      // A list of its own: nothing is selected there.
      await start('/nowhere');
      const page = await start('/tickets?sub=pending');
      const rows = page.locator('main li[data-ticket]');
      await rows.nth(1).waitFor();
      const ids = await rows.evaluateAll((all) =>
        all.slice(0, 2).map((row) => Number(row.getAttribute('data-ticket'))),
      );
      for (const id of ids) await page.locator(`li[data-ticket="${id}"] input[type="checkbox"]`).click();
      const bar = page.getByRole('group', { name: ticketBulk.label });
      await bar.getByRole('button', { name: filled(verb, { count: 2 }) }).click();
      const box = page.getByRole('dialog').last();
      await choices[action](box);
      const results = box.getByRole('list', { name: ticketBulk.results });
      const again = box.getByRole('button', { name: filled(ticketBulk.retry_other, { count: 2 }) });
      let send = box.locator('button').last();
      await failActs(title, '/tickets', {
        faults,
        act: () => send.click(),
        meanwhile: async () => expect(await again.count()).toBe(0),
        at: results.locator('li span span'),
        says: reasons,
        after: async () => {
          await again.waitFor();
          send = again;
          expect(await results.locator('li').count()).toBe(2);
          for (const id of ids) {
            expect(await page.locator(`main li[data-ticket="${id}"]`).count()).toBe(1);
            expect(await rest.call('GET', `/tickets/${id}`)).toMatchObject({ status: 'pending' });
          }
        },
      });
      await again.click();
      await again.waitFor({ state: 'detached' });
      await box.getByRole('heading', { name: ticketBulk.overTitle }).waitFor();
      expect(await results.locator('li').count()).toBe(2);
      for (const reason of reasons) expect(await results.innerText()).not.toContain(reason);
      await box.getByRole('button', { name: texts.common.close }).click();
      await box.waitFor({ state: 'detached' });
      note(title, 'again', 'done');
      await refetchOnResync(page);
    },
  );
});

describe('cards of the board', () => {
  const board = `/kanban?q=${encodeURIComponent(card.contact.name)}`;
  const lane = (name: string): Locator => walker().page.getByRole('region', { name: new RegExp(`^${name}`) });
  const own = (): Locator => walker().page.locator(`[data-card="${card.id}"]`);
  const { failed, moveTo, open } = texts.kanban;

  it.each([
    ['leave its column', 'DELETE', silentFaults, home, goal, home],
    // It has left by then: between two columns it stands in none.
    ['enter a column', 'PUT', saveFaults, goal, home, open],
  ] as const)(
    'K-04 K-06 B-31 E-05 PAIN-4.7 a card that cannot %s (%s) goes back to where the server has it and says so',
    async (title, method, faults, from, to, place) => {
      const page = await start(board);
      await lane(from).locator(own()).waitFor();
      walker().wire.affects = (called) => called === method;
      /** By the card's menu the first time, by the button of its notice from then on. */
      const move = async (): Promise<void> => {
        const again = own().locator('[data-act="retry"]');
        if ((await again.count()) > 0) return again.click();
        await own().locator('[data-act="menu"]').click();
        return page.getByRole('menuitem', { name: filled(moveTo, { lane: to }) }).click();
      };
      await failActs(title, '/kanban', {
        faults,
        act: move,
        meanwhile: () => lane(to).locator(own()).waitFor(),
        at: own().locator('[data-failure]'),
        says: [filled(failed.stayed, { lane: to }), filled(failed.removed, { from, lane: to })],
        after: async () => {
          await lane(place).locator(own()).waitFor();
          expect(await tagsOf(card.id)).toEqual(place === open ? [] : [place]);
        },
      });
      await move();
      await expect.poll(() => tagsOf(card.id), soon).toEqual([to]);
      await lane(to).locator(own()).waitFor();
      expect(await own().locator('[data-failure]').count()).toBe(0);
      note(title, 'again', 'moved');
      await refetchOnResync(page);
    },
  );
});
