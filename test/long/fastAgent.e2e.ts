import { expect, it } from 'vitest';
import { control, forgetRequests, useBrowser } from '../e2e/browser';
import { box, byPalette, changes, desk, nextWaiting, rowLink, words } from '../e2e/fastHand';
import type { Row } from '../e2e/rest';
import { Chance } from './randomness';

useBrowser('each');

/** A run of CI writes a few of them. */
const turns = Number(process.env['PROSA_TURNS'] ?? (process.env['PROSA_PART'] ? 12 : 40));
const chance = new Chance(Number(process.env['PROSA_SEED'] ?? 1));

/** As in a call centre: a processor four times as slow, calls and events that take their time. */
it(
  'DAY-1 DAY-2 DAY-5 an agent of the fast kind writes to one conversation after the other, while others interrupt',
  { timeout: 900_000 },
  async () => {
    const { rest, page, close, mine, waiting } = await desk(/CORS policy/, /ERR_FAILED/);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await control('network', { name: '3g', seed: 1, sparesChanges: true });
    await forgetRequests();
    const expected = new Map<number, string[]>();
    const accepted: number[] = [];
    const open = mine.slice(0, 10);
    const moved: string[] = [];
    let misses = 0;

    /** How a hand gets to a conversation; what it points at stays where it is. */
    const ways = {
      row: async (ticket: Row) => {
        const link = rowLink(page, ticket);
        // The hand arrives and presses at once.
        await link.hover();
        const place = await link.boundingBox();
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(100);
        return async () => {
          if (!page.url().includes(ticket.uuid)) return;
          const now = await link.boundingBox();
          if (now?.y !== place?.y) moved.push(`${ticket.contact.name}: ${String(place?.y)} to ${String(now?.y)}`);
        };
      },
      palette: (ticket: Row) => byPalette(page, ticket),
      keys: async () => {
        for (const key of ['F6', 'j', 'r']) await page.keyboard.press(key);
      },
    };
    const accept = async ({ contact: { name } }: Row): Promise<void> => {
      await page.getByRole('tab', { name: /^Aguardando/ }).click();
      const offer = page.getByRole('button', { name: `Aceitar ${name}` }).first();
      await offer.hover();
      await page.mouse.down();
      await page.mouse.up();
    };

    // The day has begun: the code of a conversation is there.
    const [first] = mine;
    if (!first) throw new Error('no rows');
    await rowLink(page, first).click();
    await box(page, first).waitFor();

    for (let turn = 0; turn < turns; turn += 1) {
      const fresh = chance.happens(0.2)
        ? await nextWaiting(
            page,
            waiting.filter(({ id }) => !accepted.includes(id)),
          )
        : undefined;
      const ticket = fresh ?? chance.of(open);
      if (!ticket) throw new Error('few rows');
      const text = `${words} ${turn}`;
      const wanted = chance.of(['row', 'row', 'palette', 'keys'] as const) ?? 'row';
      if (!fresh) await page.getByRole('tab', { name: /^Atendendo/ }).click();
      // A row that has gone down is out of sight.
      const way = (await rowLink(page, ticket).isVisible()) ? wanted : 'palette';
      const write = async (open: (ticket: Row) => Promise<(() => Promise<void>) | void>): Promise<void> => {
        const after = await open(ticket);
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        await after?.();
      };
      await write(fresh ? accept : ways[way]);
      const at = (row: Row): boolean => page.url().includes(row.uuid);
      // The next conversation is whichever stands there.
      const written = way === 'keys' && !fresh ? await rest.ticketAt(page.url()) : ticket;
      const reached = await page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA');
      // Rows moved in the moment of the click: a person reads that it did nothing, and goes another way.
      if (!at(written) || !reached) {
        misses += 1;
        await page.getByText('A tela mudou no instante do clique.').waitFor();
        if (fresh) continue;
        await write(ways.palette);
      }
      if (fresh) {
        accepted.push(fresh.id);
        open.push(fresh);
      }
      expected.set(written.id, [...(expected.get(written.id) ?? []), text]);
      // Three times a minute somebody else writes, or a customer of no one does.
      if (turn % 4 === 3) {
        const other = chance.of(open.filter(({ id }) => id !== ticket.id));
        if (other) await control('receive', { ticketId: other.id, body: `Ainda está aí? ${turn}` });
      }
    }

    for (const [id, texts] of expected) {
      const arrived = async (): Promise<string[]> =>
        (await rest.bodies(id)).flatMap((body) => body.match(new RegExp(`${words} .*`)) ?? []);
      await expect.poll(arrived, { timeout: 60_000, message: `ticket ${id}` }).toEqual(texts);
    }
    const meant = accepted.map((id) => `PUT /tickets/${id}`);
    expect((await changes()).toSorted()).toEqual(meant.toSorted());
    expect(moved).toEqual([]);
    console.warn(`${turns} conversations, ${misses} clicks that acted on nothing`);
    await close();
  },
);
