import type { InternalAxiosRequestConfig } from 'axios';
import type { Message } from '@/api/messages';
import type { Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';
import { contact, ModelServer, type WireEvent } from '../modelServer';
import { trace } from './clock';
import { filters } from './page';

/** Who may sign in: two people of one company. */
export const people = { ana: 7, bruno: 9 } as const;
export type PersonName = keyof typeof people;

/** Somebody of another company, who is met by way of the cookie alone. */
export const outsider = 11;

const companyOf = (userId: number): number => (userId === outsider ? 2 : 1);

export interface Post {
  ticketId: number;
  body: string;
  /** In whose name the server took it. */
  userId: number;
}

export interface Worked {
  status: number;
  data: unknown;
  /** What the browser does when the answer has arrived: its cookie changes. */
  settle?: () => void;
}

interface Token {
  userId: number;
  madeAt: number;
  endsAt: number;
}

function sentBy({ data }: InternalAxiosRequestConfig): Record<string, unknown> {
  if (data instanceof FormData) return Object.fromEntries(data);
  const sent: unknown = JSON.parse(String(data));
  return isRecord(sent) ? sent : {};
}

/** A text as the channel sends it: its variables filled in, unknown ones empty (contract 5.8). */
export function rendered(text: string, name = contact.name): string {
  const values = new Map([
    ['name', name],
    ['firstName', name.split(' ')[0] ?? ''],
    ['ms', 'Boa tarde'],
    ['protocol', '20261123101500'],
    ['hora', '10:15:00'],
  ]);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_tag, variable: string) => values.get(variable) ?? '');
}

const refused = (status: number, error: string): Worked => ({ status, data: { error } });

/** The model of tickets and messages with sessions in front of it: tokens age, one cookie for all pages (contract 1). */
export class StoryServer extends ModelServer {
  readonly posts: Post[] = [];
  /** Whose refresh cookie the browser holds. */
  #cookie: number | null = null;
  /** Whose it has been, and since when. */
  readonly cookies: { userId: number | null; at: number }[] = [];
  tokenMs = 40_000;
  /** How long the channel takes for an echo. */
  echoMs: (ticketId: number) => number = () => 50;
  /** And for a receipt. */
  receiptMs: () => number = () => 50;
  /** How far the clock of the browser is behind ours. */
  aheadMs = 0;
  /** Whether the channel refuses the next message. */
  refuses: () => boolean = () => false;
  #clock = 0;
  #tokens = new Map<string, Token>();
  #count = 0;
  #later: (ms: number, act: () => void) => void;

  constructor(tell: (event: WireEvent) => void, later: (ms: number, act: () => void) => void) {
    super(tell);
    this.#later = later;
  }

  protected override now(): string {
    this.#clock = Math.max(this.#clock + 1, Date.now() + this.aheadMs);
    return new Date(this.#clock).toISOString();
  }

  get cookie(): number | null {
    return this.#cookie;
  }

  set cookie(userId: number | null) {
    this.#cookie = userId;
    this.cookies.push({ userId, at: Date.now() });
  }

  newToken(userId: number): string {
    this.#count += 1;
    const token = `t${userId}-${this.#count}`;
    this.#tokens.set(token, { userId, madeAt: Date.now(), endsAt: Date.now() + this.tokenMs });
    return token;
  }

  userOf(token: string): number | null {
    const known = this.#tokens.get(token);
    return known && known.endsAt > Date.now() ? known.userId : null;
  }

  /** Tokens age, but for one that has just been made: a call is tried again once with it. */
  ageTokens(): void {
    for (const token of this.#tokens.values()) if (token.madeAt < Date.now() - 10_000) token.endsAt = 0;
  }

  work(method: string, path: string, config: InternalAxiosRequestConfig): Worked {
    if (path === '/auth/refresh_token') return this.#refresh();
    if (path === '/auth/login') return this.#login(config);
    if (path === '/version') return { status: 200, data: {} };
    const token = /^Bearer (.+)$/.exec(String(config.headers.Authorization ?? ''))?.[1] ?? '';
    const userId = this.userOf(token);
    if (userId === null) return refused(403, "Invalid token. We'll try to assign a new one on next request");
    if (path === '/auth/logout') return { status: 200, data: null, settle: () => (this.cookie = null) };
    return this.#private(method, path, config, userId);
  }

  #refresh(): Worked {
    if (this.cookie === null) return refused(401, 'ERR_SESSION_EXPIRED');
    const id = this.cookie;
    const data = {
      token: this.newToken(id),
      user: { id, companyId: companyOf(id), name: `user ${id}`, profile: 'user', queues: [] },
    };
    return { status: 200, data };
  }

  #login(config: InternalAxiosRequestConfig): Worked {
    const { email } = sentBy(config);
    const id = email === 'bruno' ? people.bruno : people.ana;
    const data = {
      token: this.newToken(id),
      user: {
        id,
        companyId: 1,
        name: email,
        profile: 'user',
        queues: [],
        company: { id: 1, name: 'c', dueDate: '2099-01-01' },
      },
    };
    return { status: 200, data, settle: () => (this.cookie = id) };
  }

  #private(method: string, path: string, config: InternalAxiosRequestConfig, userId: number): Worked {
    const params: Record<string, unknown> = config.params ?? {};
    const id = Number(path.split('/').at(-1));
    if (path === '/tickets') {
      return {
        status: 200,
        data: this.ticketPage(
          filters(params['status'] === 'open' ? 'open' : 'pending'),
          Number(params['pageNumber']),
          userId,
        ),
      };
    }
    if (method === 'GET' && path.startsWith('/messages/')) {
      return { status: 200, data: this.messagePage(id, Number(params['pageNumber'])) };
    }
    if (method === 'POST' && path.startsWith('/messages/')) {
      const sent = sentBy(config);
      const body = String(sent['body']);
      if (this.refuses()) return refused(400, 'ERR_SENDING_WAPP_MSG');
      const file = 'medias' in sent ? { mediaType: 'application', mediaUrl: `http://server.test/${body}.pdf` } : {};
      this.posts.push({ ticketId: id, body, userId });
      this.#later(this.echoMs(id), () => {
        trace('echo', body);
        const messageId = this.receive(id, true, rendered(body), file);
        if (messageId === null) return;
        for (const ack of [2, 3, 4]) this.#later(this.receiptMs(), () => this.receipt(id, messageId, ack));
      });
      return { status: 200, data: null };
    }
    if (method === 'PUT' && path.startsWith('/tickets/')) {
      const ticket = this.change(id, sentBy(config));
      return ticket ? { status: 200, data: ticket } : refused(500, 'ERR_INTERNAL_SERVER_ERROR');
    }
    throw new Error(`nobody answers ${method} ${path}`);
  }

  /** A conversation as a fresh read shows it. */
  conversation(id: number): Message[] {
    return this.messages.get(id) ?? [];
  }

  list(status: Ticket['status'], userId: number): Ticket[] {
    return [1, 2, 3].flatMap((page) => this.ticketPage(filters(status), page, userId).tickets);
  }
}
