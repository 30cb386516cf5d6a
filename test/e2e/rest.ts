import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isRecord } from '@/lib/guards';
import { accountIn } from '../account';
import { pastNetworkHeader } from '../backend/backend';
import { PASSWORD } from '../backend/seed/people';
import { baseUrl, emailOf, onGoodNetwork, until } from './browser';

export interface Row {
  id: number;
  uuid: string;
  status: string;
  userId: number | null;
  queueId: number | null;
  isGroup: boolean;
  contact: { name: string; number: string };
}

const isRow = (value: unknown): value is Row => isRecord(value) && 'uuid' in value;

/** A person's own calls, past any page: to arrange a journey and to read what the server holds. */
export async function restAs(person: string) {
  const login = await fetch(`${baseUrl()}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [pastNetworkHeader]: '1' },
    body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
  });
  const { token, userId: id } = accountIn(await login.json());
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${baseUrl()}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        [pastNetworkHeader]: '1',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const list = async (query: Record<string, string>): Promise<Row[]> => {
    const page = await call('GET', `/tickets?${new URLSearchParams(query).toString()}`);
    return typeof page === 'object' && page !== null && 'tickets' in page && Array.isArray(page.tickets)
      ? page.tickets.filter(isRow)
      : [];
  };
  const tickets = (status: string, ids: readonly number[]): Promise<Row[]> =>
    list({ status, queueIds: JSON.stringify(ids), showAll: 'true' });
  const search = (searchParam: string, ids: readonly number[]): Promise<Row[]> =>
    list({ searchParam, queueIds: JSON.stringify(ids), showAll: 'true' });
  /** The ticket of an address such as /tickets/{uuid}. */
  const ticketAt = async (address: string): Promise<Row> => {
    const found = await call('GET', new URL(address, baseUrl()).pathname.replace('/tickets/', '/tickets/u/'));
    if (!isRow(found)) throw new Error(`no ticket at ${address}`);
    return found;
  };
  /** Bodies of the newest page of a conversation. */
  const bodies = async (ticketId: number): Promise<string[]> => {
    const page = await call('GET', `/messages/${ticketId}`);
    if (!isRecord(page) || !Array.isArray(page['messages'])) return [];
    return page['messages'].map((message: unknown) =>
      isRecord(message) && 'body' in message ? String(message['body']) : '',
    );
  };
  /** Gives a ticket to a colleague without a login of theirs, which would end the session of their page (S-26). */
  const assign = async (ticketId: number, colleague: string): Promise<void> => {
    const users = await call('GET', '/users/list');
    const user: unknown = Array.isArray(users)
      ? users.find((row: unknown) => isRecord(row) && row['email'] === emailOf(colleague))
      : undefined;
    if (!isRecord(user)) throw new Error(`nobody is called ${colleague}`);
    await call('PUT', `/tickets/${ticketId}`, { status: 'open', userId: Number(user['id']) });
  };
  return { id, call, tickets, search, ticketAt, bodies, assign };
}

/** Ids of the demo company's queues by name. */
export async function queueIds(rest: Awaited<ReturnType<typeof restAs>>): Promise<Record<string, number>> {
  const queues = await rest.call('GET', '/queue');
  if (!Array.isArray(queues)) return {};
  return Object.fromEntries(
    queues.map((queue: unknown) =>
      typeof queue === 'object' && queue !== null && 'id' in queue && 'name' in queue
        ? [String(queue.name), Number(queue.id)]
        : ['', 0],
    ),
  );
}

/** What the backend holds of the file of the latest message. */
export async function lastFile(page: unknown): Promise<Uint8Array> {
  if (typeof page !== 'object' || page === null || !('messages' in page) || !Array.isArray(page.messages)) {
    throw new Error('no messages');
  }
  const last: unknown = page.messages.at(-1);
  if (typeof last !== 'object' || last === null || !('mediaUrl' in last)) throw new Error('no file');
  const response = await fetch(new URL(String(last.mediaUrl)));
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Waits until what a page has sent is the last of the conversation on the server. Where the network swallowed it on a bad
 * day, it says so and asks; whoever reads that sends it again.
 */
export async function arrives(
  page: Page,
  rest: Awaited<ReturnType<typeof restAs>>,
  ticketId: number,
  body: string,
): Promise<void> {
  const again = page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' });
  const last = async (): Promise<string | undefined> => {
    const found = (await rest.bodies(ticketId)).at(-1);
    if (found !== body && !onGoodNetwork && (await again.count()) > 0) await again.first().click();
    return found;
  };
  await expect.poll(last, { timeout: 30_000, interval: 500 }).toBe(body);
}

/**
 * Signs a person in elsewhere, again until their page, which hears of it once its socket is live, is at the login and has
 * loaded anew, as it does a second later (Z-07): what is typed before that is lost.
 */
export async function signInElsewhere(page: Page, person: string): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'beforeTheEnd', true));
  const heard = async (): Promise<string> => {
    await restAs(person);
    return page.url();
  };
  await expect.poll(heard, { interval: 500, timeout: 30_000 }).toContain('/login');
  await until(page, "!('beforeTheEnd' in window)");
}
