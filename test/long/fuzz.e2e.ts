import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { control, newAgent, useBrowser, type Agent } from '../e2e/browser';
import { restAs } from '../e2e/rest';
import { escapes } from './escapes';
import { hostileCard, hostileColour, hostileFile, hostileName, hostilePlace, hostileText, kinds } from './hostile';
import { Chance } from './randomness';

// This one has shared contacts whose numbers hold no space to break at.
const seed = Number(process.env['PROSA_SEED'] ?? 5001);
const chance = new Chance(seed);
const widths = [1280, 390];
const strangers = 28;
const messages = 70;

type Rest = Awaited<ReturnType<typeof restAs>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A message of any kind with a body that fits it, or does not. */
function said(): object {
  const mediaType = chance.of(kinds) ?? 'conversation';
  const body =
    mediaType === 'contactMessage'
      ? hostileCard(chance)
      : mediaType === 'locationMessage'
        ? hostilePlace(chance)
        : hostileText(chance, 20_000);
  const file = ['image', 'audio', 'video', 'application'].includes(mediaType) || chance.happens(0.1);
  return {
    mediaType,
    body,
    bot: false,
    fromMe: chance.happens(0.2),
    ...(file ? { mediaPath: chance.happens(0.2) ? 'caixa.jpg' : hostileFile(chance) } : {}),
  };
}

const pictures = (): string =>
  chance.of(['javascript:window.hacked=1', 'data:image/svg+xml,<svg onload=window.hacked=1>', '"><img>', '']) ?? '';

/** Somebody writes whose name, picture and words are hostile. */
async function stranger(index: number): Promise<Record<string, unknown>> {
  const answer = await control('receive', {
    ...said(),
    fromMe: false,
    number: `55119800${String(10_000 + index)}`,
    name: hostileName(chance),
    profilePicUrl: pictures(),
  });
  const message: unknown = isRecord(answer) ? answer['message'] : null;
  if (!isRecord(message)) throw new Error('nothing was stored');
  return message;
}

/** Tags with any colour; queues, whose colours the server checks, with any name. */
async function labels(admin: Rest): Promise<{ tags: number[]; queues: number[] }> {
  const tags: number[] = [];
  const queues: number[] = [];
  for (let index = 0; index < 14; index += 1) {
    const [name, color, kanban] = [`${hostileName(chance)} ${index}`, hostileColour(chance), index < 6 ? 1 : 0];
    const tag = await admin.call('POST', '/tags', { name, color, kanban });
    if (isRecord(tag)) tags.push(Number(tag['id']));
  }
  for (let index = 0; index < 3; index += 1) {
    const input = { name: `${hostileName(chance)} ${index}`, color: `#0a0b0${index}`, greetingMessage: '' };
    const queue = await admin.call('POST', '/queue', input).catch(() => null);
    if (isRecord(queue)) queues.push(Number(queue['id']));
  }
  return { tags, queues };
}

/** One conversation of hostile messages, and a list of hostile people around it. */
async function arrange(): Promise<string> {
  await control('reset');
  const admin = await restAs('admin');
  const { tags, queues } = await labels(admin);
  const some = (ids: readonly number[]) => ids.filter(() => chance.happens(0.3)).map((id) => ({ id }));
  let address = '';
  for (let index = 0; index < strangers; index += 1) {
    const { ticketId, contactId } = await stranger(index);
    await admin.call('POST', '/tags/sync', { ticketId, tags: some(tags) });
    const change = index % 2 === 0 ? { status: 'open', userId: admin.id } : { status: 'pending' };
    await admin.call('PUT', `/tickets/${String(ticketId)}`, { ...change, queueId: chance.of(queues) ?? null });
    if (index > 0) continue;
    for (let number = 0; number < messages; number += 1) await control('receive', { ...said(), ticketId });
    for (let number = 0; number < 6; number += 1) {
      const note = `${hostileName(chance)}...`.slice(0, 250);
      await admin.call('POST', '/ticket-notes', { note, ticketId, contactId });
    }
    const ticket = await admin.call('GET', `/tickets/${String(ticketId)}`);
    if (isRecord(ticket)) address = `/tickets/${String(ticket['uuid'])}`;
  }
  return address;
}

let address: string;

useBrowser('never');
beforeAll(async () => {
  address = await arrange();
});

/** Says what the policy refused, which the console may say only once. */
const listen = `(() => {
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.refused.push(violatedDirective + ' ' + blockedURI));
})()`;

/** Nobody's page until it is looked at: waits for what it asked for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
}

async function look(agent: Agent, place: string): Promise<string[]> {
  const { page } = agent;
  const refused: unknown = await page.evaluate('window.refused.splice(0)');
  const found = [
    ...(await escapes(page)),
    ...(Array.isArray(refused) ? refused.map((what) => `policy: ${String(what)}`) : []),
    ...agent.errors.splice(0).map((error) => `error: ${error.slice(0, 300)}`),
  ];
  if ((await page.getByText('Algo deu errado').count()) > 0) found.push('a part broke');
  return found.map((fault) => `${place}: ${fault}`);
}

/** From the newest message to the oldest, a screen at a time. */
async function readAll(agent: Agent, place: string): Promise<string[]> {
  const { page } = agent;
  const thread = page.getByRole('region', { name: 'Mensagens' });
  await thread.locator('[data-row]').first().waitFor();
  const found: string[] = [];
  const seen = new Set<string>();
  for (let turn = 0, still = 0; turn < 80 && still < 3; turn += 1) {
    found.push(...(await look(agent, place)));
    const keys = await thread
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
    for (const key of keys) seen.add(key);
    const moved = await thread.evaluate((area) => {
      const before = area.scrollTop;
      area.scrollTop = before - area.clientHeight * 0.9;
      return before - area.scrollTop;
    });
    still = moved < 5 ? still + 1 : 0;
    await page.waitForTimeout(moved < 5 ? 200 : 40);
  }
  // Every message had its place, and the notes.
  expect(seen.size).toBeGreaterThan(messages);
  return found;
}

describe.each(widths)('hostile data on a screen of %i', (width) => {
  it('B-42 B-18 B-34 B-36 nothing runs, nothing breaks, nothing leaves its place', async () => {
    // Files that do not exist, and names that no server takes.
    const agent = await newAgent('admin', { width, height: 1_400 }, [/status of (?:400|404|414)/]);
    const { page } = agent;
    page.on('dialog', (dialog) => {
      agent.errors.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await agent.context.addInitScript(listen);
    const found: string[] = [];
    for (const path of ['/tickets', '/tickets?sub=pending', '/contacts', '/tags', '/queues', '/kanban']) {
      await page.goto(path);
      await page.locator('main').waitFor();
      await settle(page);
      found.push(...(await look(agent, path)));
    }
    await page.goto(address);
    found.push(...(await readAll(agent, 'conversation')));
    expect([...new Set(found)]).toEqual([]);
    await agent.close();
  });
});
