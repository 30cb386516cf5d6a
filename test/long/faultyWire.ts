import type { Page, Route } from 'playwright-core';
import { pause } from '@/lib/pause';
import type { Answer } from './answers';

/** Hands on what lies between a page and the API. */
export interface Wire {
  /** What calls get instead of the server's answer; null: the server's answer. */
  answer: Answer | null;
  /** Which calls are meant; the others reach the server. */
  affects: (method: string, path: string) => boolean;
  /** Calls without an answer yet, held ones left out. */
  busy: () => number;
  /** Calls that have met the fault so far. */
  hits: () => number;
  /** Ends the calls that are held, as a gateway does in the end. */
  drop: () => Promise<void>;
}

/** What a person does, not what the page reads. */
export const writes = (method: string): boolean => method !== 'GET';

/** The session itself goes on: what becomes of it is the sessions' own matter. */
export const notTheSession = (_method: string, path: string): boolean => !path.startsWith('/auth/');

async function reply(route: Route, answer: Answer): Promise<void> {
  if (answer.kind === 'lost') return route.abort('connectionreset');
  if (answer.kind === 'reply') {
    const { status, contentType, body } = answer;
    return route.fulfill({ status, contentType, body });
  }
  const response = await route.fetch();
  const text = await response.text();
  if (answer.kind === 'cut') return route.fulfill({ response, body: text.slice(0, Math.floor(text.length / 2)) });
  if (answer.kind !== 'changed') return route.fulfill({ response });
  let parsed: unknown = text;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not every call answers JSON.
  }
  return route.fulfill({ response, body: JSON.stringify(answer.change(parsed)) });
}

/** The end of a call that the page gave up, or left behind with its document, is not always told. */
const timeoutMs = 3_000;

/** Stands between the page and the API from now on. */
export async function faultyWire(page: Page): Promise<Wire> {
  let busy = 0;
  let hits = 0;
  const held = new Set<Route>();
  const wire: Wire = {
    answer: null,
    affects: notTheSession,
    busy: () => busy,
    hits: () => hits,
    drop: async () => {
      const routes = [...held];
      held.clear();
      await Promise.all(routes.map((route) => route.abort('connectionreset').catch(() => undefined)));
    },
  };
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request();
      const { answer } = wire;
      const path = new URL(request.url()).pathname.slice('/api'.length);
      if (answer === null || !wire.affects(request.method(), path)) {
        busy += 1;
        await route.continue().catch(() => undefined);
        const ended = request.response().then((response) => response?.finished());
        await Promise.race([ended.catch(() => undefined), pause(timeoutMs)]);
        busy -= 1;
        return;
      }
      if (answer.kind === 'held') {
        hits += 1;
        held.add(route);
        return;
      }
      busy += 1;
      // The page may have given the call up, or be gone.
      await reply(route, answer).catch(() => undefined);
      hits += 1;
      busy -= 1;
    },
  );
  return wire;
}
