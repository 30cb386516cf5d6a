import type { QueryClient } from '@tanstack/react-query';
import { isCancelled, isNetworkFailure } from '@/api/errors';
import type { Message, Thread } from '@/api/messages';
import { messagesOf } from '@/realtime/thread';
import type { DraftScope } from './drafts';
import { matchEcho, nextToSend, reduceOutbox, type OutboxAction, type OutboxEntry, type OutboxFile } from './outbox';
import type { Outbox } from './outboxContext';
import { readOutbox, storedIds, writeOutbox, type RestoreTexts } from './outboxStorage';
import { ticketSource, type ConversationSource } from './source';

/** How long an answered send may stay without its echo before the conversation is read (docs/architecture.md). */
const echoMs = 10_000;
/** When a send without an answer is looked for again. */
const lookAgainMs = [2_000, 10_000] as const;
/** How long the cache may take to hold a message that the live channel brought. */
const patchMs = 200;
/** How long a text may stay without an answer; a file may while it moves (api/patience.ts). */
const answerMs = 30_000;

export interface OutboxTexts extends RestoreTexts {
  lost: string;
  notEchoed: string;
  cancelled: string;
  failure: (error: unknown) => string;
}

const none: readonly OutboxEntry[] = [];

const isActive = ({ status }: OutboxEntry): boolean => status !== 'failed';

/** Runs the outbox: one request a ticket at a time, never repeated by itself, confirmed by its echo (B-02). */
export class OutboxRunner implements Outbox {
  readonly #client: QueryClient;
  readonly #scope: DraftScope;
  readonly #texts: () => OutboxTexts;
  readonly #source: ConversationSource;
  readonly #byTicket = new Map<number, readonly OutboxEntry[]>();
  readonly #known = new Set<string>();
  /** Messages that have confirmed an entry; each confirms one. */
  readonly #used = new Set<string>();
  readonly #uploads = new Map<string, AbortController>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  #count = 0;
  #stopped = false;

  constructor(client: QueryClient, scope: DraftScope, texts: () => OutboxTexts, source = ticketSource) {
    this.#client = client;
    this.#scope = scope;
    this.#texts = texts;
    this.#source = source;
    for (const entry of readOutbox(scope, texts())) {
      this.#known.add(entry.id);
      this.#byTicket.set(entry.ticketId, [...this.entriesOf(entry.ticketId), entry]);
    }
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly entriesOf = (ticketId: number): readonly OutboxEntry[] => this.#byTicket.get(ticketId) ?? none;

  readonly sendText = (ticketId: number, body: string, quoted: Message | null): void => {
    this.#add(ticketId, [{ kind: 'text', body, quoted, file: null, fileName: null }]);
  };

  readonly sendFiles = (ticketId: number, files: readonly OutboxFile[]): void => {
    this.#add(
      ticketId,
      files.map(({ file, caption }) => ({ kind: 'file', body: caption, quoted: null, file, fileName: file.name })),
    );
  };

  readonly retry = (id: string): void => {
    const entry = this.#find(id);
    if (!entry) return;
    if (entry.status !== 'unknown') {
      this.#dispatch(entry.ticketId, { type: 'retry', id });
      this.#pump(entry.ticketId);
      return;
    }
    void this.#lookThenRetry(entry);
  };

  readonly discard = (id: string): void => {
    const entry = this.#find(id);
    if (!entry) return;
    this.#uploads.get(id)?.abort();
    this.#dispatch(entry.ticketId, { type: 'remove', id });
    this.#pump(entry.ticketId);
  };

  readonly cancel = (id: string): void => {
    const entry = this.#find(id);
    if (entry?.status === 'sending') this.#uploads.get(id)?.abort();
    if (entry?.status === 'waiting')
      this.#dispatch(entry.ticketId, { type: 'fail', id, error: this.#texts().cancelled });
  };

  /**
   * An own message of any conversation, from the live channel. Where the conversation is in the cache, the pending
   * bubble goes in the moment the message appears there, so that nothing flickers.
   */
  readonly announced = (message: Message): void => {
    const cached = this.#threadOf(Number(message.ticketId)) !== undefined;
    if (cached) this.#later(patchMs, () => this.heard(message));
    else this.heard(message);
  };

  readonly heard = (message: Message): void => {
    const ticketId = Number(message.ticketId);
    if (this.#used.has(message.id) || !matchEcho(this.entriesOf(ticketId), message)) return;
    this.#used.add(message.id);
    this.#dispatch(ticketId, { type: 'echo', message });
    this.#pump(ticketId);
  };

  /** Looks for echoes among what the cache holds, as after a resync. */
  readonly scan = (ticketId: number): void => {
    if (!this.entriesOf(ticketId).some(isActive)) return;
    const thread = this.#threadOf(ticketId);
    if (!thread) return;
    for (const message of messagesOf(thread)) {
      const match = this.#used.has(message.id) ? null : matchEcho(this.entriesOf(ticketId), message);
      // What stood there when the request began is not its echo.
      if (match?.after && message.createdAt > match.after) this.heard(message);
    }
  };

  /** The network is back: what waited goes out, what was lost is looked for. */
  readonly wake = (): void => {
    for (const [ticketId, entries] of this.#byTicket) {
      if (entries.some(({ status }) => status === 'unknown')) void this.#look(ticketId);
      this.#pump(ticketId);
    }
  };

  /** Another tab has settled what this one restored. */
  readonly follow = (): void => {
    const stored = storedIds(this.#scope);
    for (const [ticketId, entries] of this.#byTicket) {
      for (const { id, status } of entries) {
        if ((status === 'failed' || status === 'unknown') && !stored.has(id))
          this.#dispatch(ticketId, { type: 'remove', id });
      }
    }
  };

  readonly start = (): void => {
    this.#stopped = false;
  };

  /** The session ends: nothing more is sent; what stands in the storage stays. */
  readonly stop = (): void => {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  };

  #threadOf(ticketId: number): Thread | undefined {
    return this.#client.getQueryData<Thread>(this.#source.keys.thread(ticketId));
  }

  #find(id: string): OutboxEntry | null {
    for (const entries of this.#byTicket.values()) {
      const found = entries.find((entry) => entry.id === id);
      if (found) return found;
    }
    return null;
  }

  #add(ticketId: number, items: readonly Pick<OutboxEntry, 'kind' | 'body' | 'quoted' | 'file' | 'fileName'>[]): void {
    const createdAt = new Date().toISOString();
    const entries = items.map((item): OutboxEntry => {
      this.#count += 1;
      const id = `${Date.now().toString(36)}-${this.#count}-${Math.random().toString(36).slice(2, 8)}`;
      this.#known.add(id);
      return { ...item, id, ticketId, createdAt, status: 'waiting', progress: 0, error: null };
    });
    this.#dispatch(ticketId, { type: 'add', entries });
    this.#pump(ticketId);
  }

  #dispatch(ticketId: number, action: OutboxAction): void {
    this.#byTicket.set(ticketId, reduceOutbox(this.entriesOf(ticketId), action));
    if (action.type !== 'progress') writeOutbox(this.#scope, [...this.#byTicket.values()].flat(), this.#known);
    for (const changed of this.#listeners) changed();
  }

  #later(ms: number, act: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }

  #pump(ticketId: number): void {
    // Without a network nothing could be known of the send; it waits, which repeats nothing.
    if (this.#stopped || !navigator.onLine) return;
    const entry = nextToSend(this.entriesOf(ticketId));
    if (!entry) return;
    this.#dispatch(ticketId, { type: 'start', id: entry.id, after: this.#newest(ticketId) });
    void this.#send(entry);
  }

  /** Server time of the newest known message; without a conversation in the cache, our own clock with slack. */
  #newest(ticketId: number): string {
    const thread = this.#threadOf(ticketId);
    const newest = thread ? messagesOf(thread).at(-1)?.createdAt : undefined;
    return newest ?? new Date(Date.now() - 60_000).toISOString();
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const { id, ticketId, kind } = entry;
    const giveUp = kind === 'text' ? this.#later(answerMs, () => this.#lose(entry, this.#texts().lost)) : undefined;
    try {
      const stored = await this.#post(entry);
      if (stored) this.#used.add(stored.id);
      this.#dispatch(ticketId, { type: stored ? 'remove' : 'answer', id });
      this.scan(ticketId);
      if (!stored) this.#awaitEcho(entry);
    } catch (error) {
      this.#settleFailure(entry, error);
    } finally {
      clearTimeout(giveUp);
      this.#uploads.delete(id);
    }
    this.#pump(ticketId);
  }

  #post(entry: OutboxEntry): Promise<Message | null> {
    const { id, ticketId, file } = entry;
    const upload = new AbortController();
    if (file) this.#uploads.set(id, upload);
    const onProgress = (progress: number) => this.#dispatch(ticketId, { type: 'progress', id, progress });
    return this.#source.post(this.#client, entry, { signal: upload.signal, onProgress });
  }

  #settleFailure(entry: OutboxEntry, error: unknown): void {
    const { id, ticketId } = entry;
    const texts = this.#texts();
    if (isCancelled(error)) {
      // Once all of it had gone out, the server may have taken it.
      const gone = (this.#find(id)?.progress ?? 0) >= 1;
      if (gone) this.#lose(entry, texts.lost);
      else this.#dispatch(ticketId, { type: 'fail', id, error: texts.cancelled });
    } else if (isNetworkFailure(error)) this.#lose(entry, texts.lost);
    else this.#dispatch(ticketId, { type: 'fail', id, error: texts.failure(error) });
  }

  #lose({ id, ticketId }: Pick<OutboxEntry, 'id' | 'ticketId'>, error: string): void {
    this.#dispatch(ticketId, { type: 'lose', id, error });
    void this.#look(ticketId);
    // The provider's echo takes a moment, and the live channel may be down with the rest of the network.
    for (const ms of lookAgainMs) {
      this.#later(ms, () => {
        if (this.#find(id)?.status === 'unknown') void this.#look(ticketId);
      });
    }
  }

  #awaitEcho({ id, ticketId }: OutboxEntry): void {
    if (this.#stopped) return;
    this.#later(echoMs, () => {
      if (this.#find(id)?.status !== 'answered') return;
      void this.#look(ticketId).then((read) => {
        if (!read || this.#stopped) return;
        this.#later(echoMs, () => {
          if (this.#find(id)?.status === 'answered') this.#lose({ id, ticketId }, this.#texts().notEchoed);
        });
      });
    });
  }

  /** Reads the conversation and takes what it confirms. @returns whether it could be read */
  async #look(ticketId: number): Promise<boolean> {
    try {
      await this.#source.resync(this.#client, ticketId);
    } catch (error) {
      console.warn('outbox', error);
      return false;
    }
    this.scan(ticketId);
    return true;
  }

  async #lookThenRetry({ id, ticketId }: OutboxEntry): Promise<void> {
    // Unread conversation, unknown fate: sending now could double it.
    if (!(await this.#look(ticketId))) return;
    this.#dispatch(ticketId, { type: 'retry', id });
    this.#pump(ticketId);
  }
}
