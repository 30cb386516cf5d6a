import type { InternalAxiosRequestConfig } from 'axios';
import type { Message } from '@/api/messages';
import { byActivity, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';
import { contact, ModelServer, type WireEvent } from '../modelServer';
import { trace } from './clock';
import { filters, isLane, lanes, outsider, people, tags } from './company';

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

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

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
  /** A page has been answered what a ticket is like; and one asks for a change. */
  looked: (life: string, ticket: Ticket) => void = () => undefined;
  changing: (life: string, ticketId: number, sent: Record<string, unknown>) => void = () => undefined;
  #clock = 0;
  #tokens = new Map<string, Token>();
  #count = 0;
  #later: (ms: number, act: () => void) => void;

  /** @param before the number before that of the first ticket: the modules of a page outlive it here, and remember */
  constructor(tell: (event: WireEvent) => void, later: (ms: number, act: () => void) => void, before: number) {
    super(tell);
    this.#later = later;
    this.lastId = before;
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

  work(method: string, path: string, config: InternalAxiosRequestConfig, life: string): Worked {
    if (path === '/auth/refresh_token') return this.#refresh();
    if (path === '/auth/login') return this.#login(config);
    if (path === '/version') return { status: 200, data: {} };
    const token = /^Bearer (.+)$/.exec(String(config.headers.Authorization ?? ''))?.[1] ?? '';
    const userId = this.userOf(token);
    if (userId === null) return refused(403, "Invalid token. We'll try to assign a new one on next request");
    if (path === '/auth/logout') return { status: 200, data: null, settle: () => (this.cookie = null) };
    return this.#private(method, path, config, { userId, life });
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

  #private(
    method: string,
    path: string,
    config: InternalAxiosRequestConfig,
    { userId, life }: { userId: number; life: string },
  ): Worked {
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
    if (path.startsWith('/tickets/')) {
      const known = [...this.tickets.values()].find((ticket) => ticket.id === id || path.endsWith(`/u/${ticket.uuid}`));
      if (method === 'GET' && known) this.looked(life, known);
      if (method === 'PUT') this.changing(life, id, sentBy(config));
      const ticket = method === 'PUT' ? this.change(id, sentBy(config)) : known;
      return ticket ? { status: 200, data: ticket } : refused(500, 'ERR_INTERNAL_SERVER_ERROR');
    }
    if (path === '/ticket/kanban') return { status: 200, data: { tickets: this.board(userId) } };
    if (path === '/tags/kanban') return { status: 200, data: { lista: lanes } };
    if (path === '/tags/sync') {
      const sent = sentBy(config);
      const ticketId = Number(sent['ticketId']);
      this.changing(life, ticketId, sent);
      this.setTags(
        ticketId,
        records(sent['tags']).map((tag) => Number(tag['id'])),
      );
      return { status: 200, data: this.tickets.get(ticketId) ?? null };
    }
    if (path.startsWith('/ticket-tags/')) return this.#moves(method, path);
    throw new Error(`nobody answers ${method} ${path}`);
  }

  #moves(method: string, path: string): Worked {
    const [, , ticketId = '', laneId = ''] = path.split('/');
    if (method === 'DELETE') this.#leave(Number(ticketId));
    else this.#enter(Number(ticketId), Number(laneId));
    return { status: 200, data: { createdAt: this.now() } };
  }

  #leave(id: number): void {
    const { tags: all = [] } = this.tickets.get(id) ?? {};
    this.#tag(
      id,
      all.filter((tag) => !isLane(tag)),
    );
  }

  #enter(id: number, laneId: number): void {
    const lane = lanes.find((one) => one.id === laneId);
    const { tags: all = [] } = this.tickets.get(id) ?? {};
    if (lane) this.#tag(id, [...all, { ...lane, TicketTag: { createdAt: this.now() } }]);
  }

  /** Nobody is told of tags, and the ticket gets no new time (contract 4.4). */
  #tag(id: number, all: Ticket['tags']): void {
    const ticket = this.tickets.get(id);
    if (ticket && all) this.tickets.set(id, { ...ticket, tags: all });
  }

  /** All tags of a ticket are made anew (contract 3.4). */
  setTags(id: number, ids: readonly number[]): void {
    const known = [...tags, ...lanes].filter((tag) => ids.includes(tag.id));
    this.#tag(
      id,
      known.map((tag) => ({ ...tag, TicketTag: { createdAt: this.now() } })),
    );
  }

  /** A colleague moves a card as the app does it: out, in, and out of the lanes that it stood in before. */
  moveAlone(id: number, laneId: number): void {
    this.#leave(id);
    this.#enter(id, laneId);
    this.#later(1_000, () => {
      const { tags: all = [] } = this.tickets.get(id) ?? {};
      const stand = all
        .filter(isLane)
        .toSorted((a, b) => ((a.TicketTag?.createdAt ?? '') < (b.TicketTag?.createdAt ?? '') ? 1 : -1));
      if (stand.length > 1)
        this.#tag(
          id,
          all.filter((tag) => !stand.slice(1).includes(tag)),
        );
    });
  }

  /** A board as a fresh read shows it. */
  board(userId: number): Ticket[] {
    return [...this.list('open', userId), ...this.list('pending', userId)].toSorted(byActivity);
  }

  /** A conversation as a fresh read shows it. */
  conversation(id: number): Message[] {
    return this.messages.get(id) ?? [];
  }

  list(status: Ticket['status'], userId: number): Ticket[] {
    return [1, 2, 3].flatMap((page) => this.ticketPage(filters(status), page, userId).tickets);
  }
}
