import { QueryClient } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, beforeEach } from 'vitest';
import { messageKeys, threadQuery, type Message, type Thread } from '@/api/messages';
import { endSession, startSession } from '@/api/session';
import { OutboxRunner } from '@/features/conversation/outbox/outboxRunner';
import { storedOwners } from '@/features/conversation/outbox/outboxStorage';
import type { ConversationAdapter } from '@/features/conversation/conversationAdapter';
import { applyMessage, messagesOf } from '@/realtime/live/thread';
import { locks } from './browserStubs';

export const scope = { companyId: 1, userId: 3 };
export const ticketId = 7;
const texts = {
  interrupted: 'fechada',
  unknown: 'talvez',
  attachAgain: 'anexe',
  lost: 'sem resposta',
  looking: 'procurando',
  notEchoed: 'sem eco',
  cancelled: 'cancelada',
  unreadable: 'ilegível',
  failure: () => 'recusada',
};

const config = { headers: new AxiosHeaders() };
export const answered = (status: number, data: unknown): AxiosError =>
  new AxiosError('failed', AxiosError.ERR_BAD_RESPONSE, config, null, {
    status,
    data,
    statusText: '',
    headers: {},
    config,
  });
export const refusal = answered(400, { error: 'ERR_SENDING_WAPP_MSG' });

interface Post {
  body: string;
  tab: string;
  answer: () => void;
  fail: (error: unknown) => void;
}

/** A server that stores what reaches it, and answers when it is told to. */
export class Server {
  posts: Post[] = [];
  messages: Message[] = [];
  reads = 0;
  /** What reading a conversation meets. */
  unreadable: Error | null = null;
  /** How long each further reading takes, in milliseconds; what it shows was true when it began. */
  slowReads: number[] = [];
  /** Server time, in seconds; nobody's clock but its own. */
  time = 0;

  reset(): void {
    Object.assign(this, { posts: [], messages: [], reads: 0, time: 0, unreadable: null, slowReads: [] });
  }

  store(body: string, more: Partial<Message> = {}): Message {
    this.time += 1;
    const message: Message = {
      id: `m${this.messages.length + 1}`,
      ticketId,
      body,
      fromMe: true,
      read: true,
      ack: 1,
      mediaType: 'conversation',
      mediaUrl: null,
      isDeleted: false,
      isEdited: false,
      createdAt: new Date(Date.UTC(2020, 0, 1) + this.time * 1_000).toISOString(),
      ...more,
    };
    this.messages.push(message);
    return message;
  }

  readonly bodies = (): string[] => this.posts.map(({ body }) => body);
}

export const server = new Server();
let runners: OutboxRunner[] = [];

const threadOf = (): Thread => ({
  pages: [{ messages: [...server.messages], count: server.messages.length, hasMore: false }],
  pageParams: [1],
});

/** A page with an outbox of its own; `cached` where the conversation is open in it. */
export function openTab(tab: string, { cached = true } = {}) {
  const client = new QueryClient();
  let contactName: string | null = 'Marcos Vinícius';
  const key = messageKeys.thread(ticketId);
  if (cached) client.setQueryData(key, threadOf());
  const source: ConversationAdapter = {
    keys: messageKeys,
    query: threadQuery,
    read: () => {
      server.reads += 1;
      if (server.unreadable) return Promise.reject(server.unreadable);
      if (cached) client.setQueryData(key, threadOf());
      const messages = [...server.messages];
      const ms = server.slowReads.shift() ?? 0;
      return ms === 0 ? Promise.resolve(messages) : new Promise((resolve) => setTimeout(() => resolve(messages), ms));
    },
    newest: () => null,
    contactName: () => contactName,
    post: (_client, { body }) =>
      new Promise((resolve, reject) => {
        server.posts.push({ body, tab, answer: () => resolve(null), fail: reject });
      }),
  };
  const runner = new OutboxRunner(client, scope, () => texts, source);
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') runner.scan(ticketId);
  });
  runners.push(runner);
  runner.start();
  const show = (message: Message): void => {
    client.setQueryData<Thread>(key, (thread) =>
      thread ? applyMessage(thread, { action: 'create', message }, ticketId) : thread,
    );
  };
  return {
    runner,
    show,
    shown: (): string[] => {
      const thread = client.getQueryData<Thread>(key);
      return thread ? messagesOf(thread).map(({ body }) => body) : [];
    },
    list: (): string[] => runner.entriesOf(ticketId).map(({ body, status }) => `${body} ${status}`),
    send: (body: string): void => runner.sendText(ticketId, body, null),
    /** The ticket leaves this page's lists: it is a colleague's now. */
    leave: () => void (contactName = null),
    entry: (body: string): string => runner.entriesOf(ticketId).find((entry) => entry.body === body)?.id ?? 'none',
  };
}

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** The page of an owner is gone without a word. */
export async function crash(owner: string): Promise<void> {
  locks.drop(`prosa-outbox:${owner}`);
  await settled();
}

export const onlyOwner = (): string => {
  const [owner, ...others] = storedOwners(scope);
  if (owner === undefined || others.length > 0) throw new Error(`owners: ${storedOwners(scope).join()}`);
  return owner;
};

/** What one page writes, the others hear of. */
export const tell = (): void => {
  for (const runner of runners) {
    for (const key of Object.keys(localStorage)) runner.follow(key);
  }
};

/** A server, a storage and a session of its own for each test. */
export function freshOutboxes(): void {
  beforeEach(() => {
    server.reset();
    runners = [];
    localStorage.clear();
    startSession({ token: 'a.b.c', userId: scope.userId, companyId: scope.companyId });
  });
  afterEach(() => {
    runners.forEach((runner) => runner.stop());
    endSession('logout');
  });
}
