import type { Page, Request } from 'playwright-core';
import { isRecord } from '@/lib/guards';
import { trace } from '../trace';

/** What becomes of a ticket: a status, another place, other tags, another lane of the board. */
export type Change = 'open' | 'closed' | 'pending' | 'moved' | 'tags' | 'lane' | 'any';

interface Aim {
  act: string;
  id: number;
  change: Change;
}

/** A change that a page has sent. */
interface Sent {
  id: number;
  change: Change | 'deleted';
  text: string;
  /** Null while nothing is known. */
  status: number | null;
  /** What it was meant by. */
  aim: Aim | null;
}

/** A message that a page has sent. */
interface Said {
  id: number;
  text: string;
}

/** Of the message that goes out by itself when a ticket is accepted. */
const greeting = 'Mensagem Automática';

/** Tags and lanes take as many calls as they take. */
const inManyCalls: ReadonlySet<string> = new Set<Change>(['tags', 'lane']);

const bodyOf = (request: Request): Record<string, unknown> => {
  const text = request.postData();
  if (text === null) return {};
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
};

/** Giving back leaves the queue as it is; a transfer names one. */
function changeOf({ status, queueId }: Record<string, unknown>): Sent['change'] {
  if (status === 'open' || status === 'closed') return status;
  return status === 'pending' && queueId === undefined ? 'pending' : 'moved';
}

function sentBy(request: Request): Pick<Sent, 'id' | 'change'> | null {
  const { pathname } = new URL(request.url());
  const [, kind, text] = /\/api\/(tickets|ticket-tags)\/(\d+)(?:\/\d+)?$/.exec(pathname) ?? [];
  const id = Number(text);
  const method = request.method();
  const body = bodyOf(request);
  if (pathname.endsWith('/api/tags/sync') && method === 'POST') return { id: Number(body['ticketId']), change: 'tags' };
  if (method !== 'PUT' && method !== 'DELETE') return null;
  if (kind === 'ticket-tags') return { id, change: 'lane' };
  if (kind !== 'tickets') return null;
  return { id, change: method === 'DELETE' ? 'deleted' : changeOf(body) };
}

/** Holds what a page sends against what was meant by the hand at it. */
export class Ledger {
  /** What was sent for a ticket, or said to somebody, that nobody aimed at. */
  readonly strays: string[] = [];
  /** How often an act has ended in a change at the server. */
  readonly changed = new Map<string, number>();
  readonly #name: string;
  #aims: Aim[] = [];
  /** Every ticket that was to be accepted. */
  readonly #accepted = new Set<number>();
  /** Each text with the conversations that were on screen. */
  readonly #texts = new Map<string, readonly number[]>();
  readonly #sent = new Map<Request, Sent>();
  #unjudged: Sent[] = [];
  readonly #said = new Map<Request, Said>();
  #unread: Said[] = [];

  constructor(name: string, page: Page) {
    this.#name = name;
    page.on('request', (request) => this.#note(request));
    page.on('response', (response) => this.#answered(response.request(), response.status()));
  }

  mean(act: string, id: number, change: Change): void {
    this.#aims.push({ act, id, change });
    if (change === 'open' || change === 'any') this.#accepted.add(id);
  }

  write(text: string, conversations: readonly number[]): void {
    this.#texts.set(text, conversations);
  }

  /** Judges what was sent since; called when the act is over, so that all that was meant by it is known. */
  judge(): void {
    for (const sent of this.#unjudged.splice(0)) this.#judge(sent);
    for (const said of this.#unread.splice(0)) this.#read(said);
  }

  #note(request: Request): void {
    const { pathname } = new URL(request.url());
    const [, id] = /\/api\/messages\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined && request.method() === 'POST') {
      const { body } = bodyOf(request);
      const said = { id: Number(id), text: typeof body === 'string' ? body : '' };
      this.#said.set(request, said);
      this.#unread.push(said);
    }
    const change = sentBy(request);
    if (!change) return;
    const text = `${request.method()} ${pathname} ${request.postData() ?? ''}`;
    const sent = { ...change, text, status: null, aim: null };
    trace(this.#name, 'sends', text);
    this.#sent.set(request, sent);
    this.#unjudged.push(sent);
  }

  #answered(request: Request, status: number): void {
    const said = this.#said.get(request);
    if (said && status < 300 && this.#ownWords(said).length > 0) this.#add('write');
    const sent = this.#sent.get(request);
    if (!sent) return;
    trace(this.#name, status, sent.text);
    sent.status = status;
    const { aim } = sent;
    if (!aim) return;
    // A token that has aged is renewed, and the same change is sent once more.
    if (status === 403) this.#aims.push(aim);
    else this.#count(sent);
  }

  #count({ aim, status }: Sent): void {
    if (aim && status !== null && status < 300) this.#add(aim.act);
  }

  #add(act: string): void {
    this.changed.set(act, (this.changed.get(act) ?? 0) + 1);
  }

  #ownWords = ({ text }: Said): string[] =>
    [...text.matchAll(new RegExp(`${this.#name} \\d+!`, 'g'))].map(([words]) => words);

  #judge(sent: Sent): void {
    if (sent.status === 403) return;
    const aim = this.#aims.find(({ id, change }) => id === sent.id && (change === sent.change || change === 'any'));
    if (!aim) {
      this.strays.push(`${this.#name}: ${sent.text}`);
      return;
    }
    if (!inManyCalls.has(aim.change)) this.#aims = this.#aims.filter((other) => other !== aim);
    sent.aim = aim;
    this.#count(sent);
  }

  #read(said: Said): void {
    const { id, text } = said;
    const own = this.#ownWords(said);
    const isGreeting = text.includes(greeting) && this.#accepted.has(id);
    if (own.length === 0 && !isGreeting) this.strays.push(`${this.#name}: "${text}" to ${id}`);
    for (const words of own) {
      const aimed = this.#texts.get(words) ?? [];
      if (!aimed.includes(id)) this.strays.push(`${this.#name}: "${words}" to ${id}, written in ${aimed.join()}`);
    }
  }
}
