import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { isRecord } from '@/lib/guards';
import { byPalette, changes, desk, nextWaiting, rowLink } from '../e2e/fastHand';
import { control, forgetRequests, useBrowser } from '../e2e/browser';
import type { Row } from '../e2e/rest';
import { differences } from './desk/compare';
import { Chance } from './randomness';

useBrowser('each');

/** A run of CI takes the first conversations of the day. */
const turns = Number(process.env['PROSA_TURNS'] ?? (process.env['PROSA_PART'] ? 8 : 60));
const chance = new Chance(Number(process.env['PROSA_SEED'] ?? 1));

/** What is done in a conversation, and how often among twenty. */
const shares = [
  ['text', 7],
  ['draft', 3],
  ['file', 2],
  ['picture', 1],
  ['voice', 2],
  ['quick', 2],
  ['reply', 1],
  ['transfer', 1],
  ['resolve', 1],
] as const;
type Job = (typeof shares)[number][0];
const deck = shares.flatMap(([job, share]) => Array.from({ length: share }, () => job));

/** As long as a person looks before pressing. */
const lookMs = 450;

interface Message {
  id: string;
  fromMe: boolean;
  body: string;
  mediaType: string;
  quoted: boolean;
}

/** What a message of the agent is to the one who checks: its words without the signature, or what it carries. */
const told = ({ body, mediaType, quoted }: Message): string =>
  (['image', 'audio', 'application'].includes(mediaType) ? `${mediaType}: ` : '') +
  body.replace(/^\*[^*]*:\*\n/, '') +
  (quoted ? ' (answer)' : '');

it(
  'PUB-38 DAY-1 DAY-2 DAY-5 PUB-33 a day of an agent: conversations with files, voice, quick answers, drafts, transfers, while others interrupt; all is where it was meant, and nothing else is anywhere',
  { timeout: 30 * 60_000 },
  async () => {
    const { rest, page, close, mine, waiting } = await desk(/CORS policy/, /ERR_/, /WebSocket/);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await control('network', { name: '3g', seed: 1, sparesChanges: true });
    await page.evaluate(() => {
      const notices: string[] = [];
      Reflect.set(window, 'notices', notices);
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('.Toastify__toast'))
          if (textContent && !notices.includes(textContent)) notices.push(textContent);
      }).observe(document.body, { childList: true, subtree: true });
    });

    const messagesOf = async ({ id }: Row): Promise<Message[]> => {
      const pages = await Promise.all([2, 1].map((number) => rest.call('GET', `/messages/${id}?pageNumber=${number}`)));
      return pages.flatMap((found) =>
        isRecord(found) && Array.isArray(found['messages'])
          ? found['messages'].filter(isRecord).map((row) => ({
              id: String(row['id']),
              fromMe: row['fromMe'] === true,
              body: String(row['body']),
              mediaType: String(row['mediaType']),
              quoted: isRecord(row['quotedMsg']),
            }))
          : [],
      );
    };
    const all = [...mine, ...waiting];
    const before = new Map<number, ReadonlySet<string>>();
    for (const row of all) before.set(row.id, new Set((await messagesOf(row)).map(({ id }) => id)));
    await forgetRequests();

    const open = mine.slice(0, 12);
    const fresh = [...waiting];
    const drafts = new Map<number, string>();
    const expected = new Map<number, string[]>();
    const meant: string[] = [];
    const expectIn = ({ id }: Row, message: string): void => {
      expected.set(id, [...(expected.get(id) ?? []), message]);
    };
    const conversation = (row: Row): Locator =>
      page.getByRole('region', { name: `Conversa com ${row.contact.name}`, exact: true });
    const boxOf = (row: Row): Locator => conversation(row).getByRole('textbox', { name: 'Mensagem', exact: true });
    const header = (row: Row, name: string): Locator =>
      conversation(row).locator('header').getByRole('button', { name, exact: true });

    /** The pointer goes there, rests as long as a person looks, and presses wherever it is by then. */
    const press = async (at: Locator): Promise<void> => {
      await at.hover();
      await page.waitForTimeout(lookMs);
      await page.mouse.down();
      await page.mouse.up();
    };
    const goTo = async (row: Row): Promise<void> => {
      await page.getByRole('tab', { name: /^Atendendo/ }).click();
      const isShown = await rowLink(page, row).isVisible();
      if (isShown && chance.happens(0.7)) await press(rowLink(page, row));
      else await byPalette(page, row);
      const there = await page
        .waitForURL((url) => url.pathname.includes(row.uuid), { timeout: 3_000 })
        .then(
          () => true,
          () => false,
        );
      // The list moved in the moment of the click, which the page says.
      if (!there) await byPalette(page, row);
      await boxOf(row).waitFor();
    };
    /** Accepts one of those that are seen to wait. */
    const accept = async (): Promise<Row | undefined> => {
      const row = await nextWaiting(page, fresh);
      if (!row) return undefined;
      await press(page.getByRole('button', { name: `Aceitar ${row.contact.name}`, exact: true }));
      fresh.splice(fresh.indexOf(row), 1);
      open.push(row);
      meant.push(`PUT /tickets/${row.id}`);
      await boxOf(row).waitFor();
      return row;
    };

    const somebodyElse = (row: Row): Row => chance.of(open.filter(({ id }) => id !== row.id)) ?? row;
    let interruptions = 0;
    const interrupt = async (row: Row): Promise<void> => {
      interruptions += 1;
      const other = somebodyElse(row);
      const body = `Cliente ${interruptions}`;
      await [
        () => control('receive', { ticketId: other.id, body, bot: false }),
        () => control('receive', { ticketId: other.id, body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' }),
        () => control('receive', { ticketId: row.id, body, bot: false }),
        () => control('receive', { ticketId: fresh.at(-1)?.id, body, bot: false }),
        () => control('dropSockets'),
      ][interruptions % 5]?.();
    };

    /** Types, is interrupted, and types on. */
    const type = async (row: Row, text: string): Promise<void> => {
      const middle = Math.floor(text.length / 2);
      await page.keyboard.type(text.slice(0, middle));
      if (chance.happens(0.6)) await interrupt(row);
      await page.keyboard.type(text.slice(middle));
    };
    const attach = async (row: Row, name: string, mimeType: string): Promise<void> => {
      const buffer =
        mimeType === 'image/png'
          ? Buffer.from(
              'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
              'base64',
            )
          : Buffer.from(name);
      await conversation(row).locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
      await page.getByRole('button', { name: `Remover ${name}` }).waitFor();
    };

    const work: Record<Job, (row: Row, mark: string) => Promise<void>> = {
      text: async (row, mark) => {
        await boxOf(row).click();
        await type(row, `Bom dia, ${mark}`);
        await page.keyboard.press('Enter');
        expectIn(row, `Bom dia, ${mark}`);
      },
      draft: async (row, mark) => {
        await boxOf(row).click();
        await type(row, `Vou ver, ${mark}`);
        drafts.set(row.id, `Vou ver, ${mark}`);
      },
      file: async (row, mark) => {
        await attach(row, `proposta ${mark}.pdf`, 'application/pdf');
        await boxOf(row).click();
        await type(row, `Segue, ${mark}`);
        await page.keyboard.press('Enter');
        expectIn(row, `application: Segue, ${mark}`);
      },
      picture: async (row, mark) => {
        await attach(row, `foto ${mark}.png`, 'image/png');
        await boxOf(row).click();
        await type(row, `Olhe, ${mark}`);
        await page.keyboard.press('Enter');
        expectIn(row, `image: Olhe, ${mark}`);
      },
      voice: async (row) => {
        await press(page.getByRole('button', { name: 'Gravar áudio' }));
        await page.getByRole('timer', { name: 'Tempo de gravação' }).waitFor();
        await interrupt(row);
        await page.waitForTimeout(1_500);
        await press(page.getByRole('button', { name: 'Enviar áudio' }));
        expectIn(row, 'audio: Áudio');
      },
      quick: async (row, mark) => {
        await boxOf(row).click();
        await page.keyboard.type('/prazo');
        await page.keyboard.press('Enter');
        await expect.poll(() => boxOf(row).inputValue()).toMatch(/^(?!\/).+/);
        await type(row, ` ${mark}`);
        expectIn(row, await boxOf(row).inputValue());
        await page.keyboard.press('Enter');
      },
      reply: async (row, mark) => {
        await control('receive', { ticketId: row.id, body: `Pergunta ${mark}`, bot: false });
        const bubble = conversation(row)
          .locator('[data-row]')
          .filter({ hasText: `Pergunta ${mark}` })
          .last();
        await bubble.hover();
        await press(bubble.getByRole('button', { name: 'Opções da mensagem' }));
        await page.getByRole('menuitem', { name: 'Responder' }).click();
        await type(row, `Claro, ${mark}`);
        await page.keyboard.press('Enter');
        expectIn(row, `Claro, ${mark} (answer)`);
      },
      transfer: async (row) => {
        await press(header(row, 'Transferir'));
        const dialog = page.getByRole('dialog', { name: 'Transferir atendimento' });
        await dialog.getByRole('combobox', { name: /Fila/ }).click();
        await page.getByRole('option', { name: 'Financeiro' }).click();
        await interrupt(row);
        await dialog.getByRole('button', { name: 'Transferir' }).click();
        await dialog.waitFor({ state: 'detached' });
        meant.push(`PUT /tickets/${row.id}`);
        open.splice(open.indexOf(row), 1);
      },
      resolve: async (row) => {
        await press(header(row, 'Resolver'));
        await boxOf(row).waitFor({ state: 'detached' });
        meant.push(`PUT /tickets/${row.id}`);
        open.splice(open.indexOf(row), 1);
      },
    };

    for (let turn = 0; turn < turns; turn += 1) {
      const mark = `${turn} obrigado`;
      const job = deck[(turn * 7) % deck.length] ?? 'text';
      // What ends a conversation asks about what stands unsent in it.
      const isEnd = job === 'transfer' || job === 'resolve';
      const accepted = open.length < 8 || chance.happens(0.15) ? await accept() : undefined;
      const row = accepted ?? chance.of(isEnd ? open.filter(({ id }) => !drafts.has(id)) : open);
      if (!row) throw new Error('few rows');
      if (!accepted) await goTo(row);
      const draft = drafts.get(row.id);
      if (draft !== undefined) {
        // It waits where it was left, and goes when it is told to.
        await expect.poll(() => boxOf(row).inputValue()).toBe(draft);
        await boxOf(row).press('Enter');
        drafts.delete(row.id);
        expectIn(row, draft);
      }
      await work[job](row, mark);
    }

    for (const row of all) {
      const sent = async (): Promise<string[]> =>
        (await messagesOf(row))
          .filter(
            ({ id, fromMe, body }) => fromMe && !before.get(row.id)?.has(id) && !body.includes('Mensagem Automática'),
          )
          .map((message) => told(message));
      await expect.poll(sent, { timeout: 60_000, message: row.contact.name }).toEqual(expected.get(row.id) ?? []);
    }
    expect((await changes()).toSorted()).toEqual([...new Set(meant)].toSorted());
    for (const row of open.filter(({ id }) => drafts.has(id))) {
      await goTo(row);
      await expect.poll(() => boxOf(row).inputValue()).toBe(drafts.get(row.id));
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await control('network', { name: 'lan' });
    expect(await differences(page, 'the page after a day')).toEqual([]);
    const notices = await page.evaluate(() => String(Reflect.get(window, 'notices')));
    console.warn(`${turns} conversations, ${interruptions} interruptions, notices: ${notices}`);
    await close();
  },
);
