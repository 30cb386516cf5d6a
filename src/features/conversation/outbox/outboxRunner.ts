import type { QueryClient } from '@tanstack/react-query';
import { isCancelled, isUncertain, logDefect } from '@/api/errors';
import type { Message, Thread } from '@/api/messages';
import { sessionSignal } from '@/api/session';
import { spread } from '@/lib/backoff';
import { messagesOf } from '@/realtime/live/thread';
import type { DraftScope } from '@/contexts/drafts';
import { isEqual, matchEcho } from './echo';
import { isFileOnItsWay, type OutboxEntry, type OutboxFile } from './outbox';
import type { Outbox } from './outboxContext';
import { OutboxEntries } from './outboxEntries';
import type { OutboxTexts } from './outboxStorage';
import { OutboxUploads, UnreadableFile } from './outboxUploads';
import { ticketAdapter, type ConversationAdapter } from '../conversationAdapter';

/** How long an answered send may stay without its echo before the conversation is read. */
const echoMs = 10_000;
/** When a send without an answer is looked for again. */
const lookAgainMs = [2_000, 10_000] as const;
/** How long a request may still be carried out after its page has gone or a gateway has given it up. */
const settleMs = 8_000;
/** How long a text may stay without an answer; a file may while it moves (api/timeouts.ts). */
const answerMs = 30_000;
const readAgainMs = 5_000;

/** Runs the outbox of one page: one request a ticket at a time, never repeated by itself, confirmed by its echo (B-02). */
export class OutboxRunner implements Outbox {
  readonly #client: QueryClient;
  readonly #texts: () => OutboxTexts;
  readonly #source: ConversationAdapter;
  readonly #entries: OutboxEntries;
  /** Messages that have confirmed an entry; each confirms one. */
  readonly #used = new Set<string>();
  /** Those that did so by their kind: each may still be what another entry has sent, one of a page that is gone (PUB-24). */
  readonly #loose = new Set<string>();
  /** Server time of the newest message that reading a conversation has shown. */
  readonly #seen = new Map<number, string>();
  readonly #uploads = new OutboxUploads();
  /** Entries that a message has confirmed before the server did. */
  readonly #early = new Set<string>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Looked for before they are sent again: a second wish joins the first. */
  readonly #lookedFor = new Set<string>();
  readonly #session = sessionSignal();
  readonly #threadOf = (id: number): Thread | undefined => this.#client.getQueryData(this.#source.keys.thread(id));
  #count = 0;

  constructor(client: QueryClient, scope: DraftScope, texts: () => OutboxTexts, source = ticketAdapter) {
    this.#client = client;
    this.#texts = texts;
    this.#source = source;
    this.#entries = new OutboxEntries(scope, texts, this.scan);
  }

  readonly subscribe = (changed: () => void): (() => void) => this.#entries.subscribe(changed);
  readonly onUnsent = (tell: (entry: OutboxEntry) => void): void => this.#entries.onUnsent(tell);
  readonly entriesOf = (ticketId: number): readonly OutboxEntry[] => this.#entries.of(ticketId);

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
    const entry = this.#entries.find(id);
    if (!entry || this.#lookedFor.has(id)) return;
    if (entry.status === 'unknown') void this.#lookThenRetry(entry);
    else {
      this.#entries.dispatch(entry.ticketId, { type: 'retry', id });
      this.#pump(entry.ticketId);
    }
  };

  readonly discard = (id: string): (() => void) => {
    const entry = this.#entries.find(id);
    if (!entry) return () => undefined;
    this.#uploads.stop(id);
    this.#entries.dispatch(entry.ticketId, { type: 'remove', id });
    this.#pump(entry.ticketId);
    return () => this.#entries.dispatch(entry.ticketId, { type: 'add', entries: [entry] });
  };

  readonly cancel = (id: string): void => {
    const entry = this.#entries.find(id);
    if (entry?.status === 'sending') this.#uploads.stop(id);
    if (entry?.status === 'waiting')
      this.#entries.dispatch(entry.ticketId, { type: 'fail', id, error: this.#texts().cancelled });
  };

  readonly suspend = (ticketId: number): void => this.#entries.suspend(ticketId);
  readonly resume = (ticketId: number, goesOut: boolean): string[] => {
    const texts = this.#entries.resume(ticketId, goesOut);
    this.#pump(ticketId);
    return texts;
  };

  /** Whether files are on their way, or wait for their turn or the network: they go with the page (SAFE-8). */
  readonly isUploading = (): boolean =>
    [...this.#entries.tickets()].some(([, entries]) => entries.some(isFileOnItsWay));

  /**
   * An own message of any conversation, from the live channel. Where the conversation is in the cache, the pending
   * bubble goes in the moment the message appears there, so that nothing flickers (SAFE-12).
   */
  readonly announced = (message: Message): void => {
    if (this.#threadOf(Number(message.ticketId)) === undefined) this.#heard(message);
  };

  /** Looks for echoes among what the cache holds of a conversation. */
  readonly scan = (ticketId: number): void => {
    const thread = this.#threadOf(ticketId);
    if (!thread || !this.entriesOf(ticketId).some(({ status }) => status !== 'failed')) return;
    for (const message of messagesOf(thread)) this.#heard(message, true);
  };

  /** The network is back: what waited goes out, what was lost is looked for. */
  readonly wake = (): void => {
    for (const [ticketId, entries] of this.#entries.tickets()) {
      if (entries.some(({ status }) => status === 'unknown')) void this.#look(ticketId);
      this.#pump(ticketId);
    }
  };

  /** Another page has written to the storage. @param key null: all of it */
  readonly follow = (key: string | null): void => this.#entries.follow(key);
  readonly start = (): void =>
    this.#entries.start(() => [...this.#entries.tickets()].forEach(([ticketId]) => this.#pump(ticketId)));

  /** The session ends: nothing more is sent; what stands in the storage stays. */
  readonly stop = (): void => {
    this.#entries.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#uploads.stopAll();
  };

  #add(ticketId: number, items: readonly Pick<OutboxEntry, 'kind' | 'body' | 'quoted' | 'file' | 'fileName'>[]): void {
    const createdAt = new Date().toISOString();
    const entries = items.map((item): OutboxEntry => {
      this.#count += 1;
      const id = `${this.#entries.owner}-${this.#count}`;
      return { ...item, id, ticketId, createdAt, status: 'waiting', progress: 0, error: null };
    });
    this.#entries.dispatch(ticketId, { type: 'add', entries });
    this.#pump(ticketId);
  }

  #later(ms: number, act: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }

  /** Whether this page still acts for the person in whose name it writes. */
  #mayAct(): boolean {
    return this.#entries.holding && !this.#session.aborted;
  }

  /** @param blind whether the server does not show the conversation: its answer will say why */
  #pump(ticketId: number, blind = false): void {
    // Without a network nothing could be known of the send; it waits, which repeats nothing.
    if (!this.#mayAct() || !navigator.onLine) return;
    const entry = this.#entries.next(ticketId);
    if (!entry) return;
    const after = this.#newest(ticketId);
    if (after === null && !blind) {
      void this.#look(ticketId).then((read) => {
        if (read === false) this.#later(spread(readAgainMs), () => this.#pump(ticketId));
        else this.#pump(ticketId, true);
      });
      return;
    }
    const begun = { after, begunAt: Date.now(), contactName: this.#source.contactName(this.#client, ticketId) };
    this.#entries.dispatch(ticketId, { type: 'start', id: entry.id, begun });
    void this.#send(entry);
  }

  /**
   * Server time of the newest thing known of a conversation, '' where it is empty, null where nothing is known: then
   * nothing could tell the echo of what is sent from what stood there before.
   */
  #newest(ticketId: number): string | null {
    const thread = this.#threadOf(ticketId);
    if (thread) return messagesOf(thread).at(-1)?.createdAt ?? '';
    const [listed, seen] = [this.#source.newest(this.#client, ticketId), this.#seen.get(ticketId) ?? null];
    return listed !== null && seen !== null && listed > seen ? listed : (seen ?? listed);
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const { id, ticketId, kind } = entry;
    const giveUp = kind === 'text' ? this.#later(answerMs, () => this.#lose(entry, this.#texts().lost)) : undefined;
    const onProgress = (progress: number) => this.#entries.dispatch(ticketId, { type: 'progress', id, progress });
    try {
      const stored = await this.#uploads.send(entry, onProgress, (on) => this.#source.post(this.#client, entry, on));
      if (!this.#entries.holding) return;
      if (stored) this.#used.add(stored.id);
      this.#entries.dispatch(ticketId, { type: stored ? 'remove' : 'answer', id });
      this.scan(ticketId);
      if (!stored) this.#awaitEcho(entry);
    } catch (error) {
      this.#settleFailure(entry, error);
    } finally {
      clearTimeout(giveUp);
      this.#early.delete(id);
    }
    this.#pump(ticketId);
  }

  #settleFailure(entry: OutboxEntry, error: unknown): void {
    // It ended with the session or the page: what stands in the storage tells how far it had come (SAFE-14).
    if (!this.#mayAct()) return;
    const { id, ticketId } = entry;
    const texts = this.#texts();
    const fail = (why: string): void => this.#entries.dispatch(ticketId, { type: 'fail', id, error: why });
    if (error instanceof UnreadableFile)
      this.#entries.dispatch(ticketId, { type: 'spoil', id, error: texts.unreadable });
    else if (isCancelled(error) && (this.#entries.find(id)?.progress ?? 0) < 1) fail(texts.cancelled);
    // Once all of it had gone out, the server may have taken it.
    else if (isCancelled(error) || isUncertain(error)) this.#lose(entry, texts.lost);
    else {
      // What seemed to be its echo was another message of the same words (PUB-24).
      if (this.#early.has(id)) this.#entries.dispatch(ticketId, { type: 'add', entries: [entry] });
      fail(texts.failure(error));
    }
  }

  #lose({ id, ticketId }: OutboxEntry, error: string): void {
    this.#entries.dispatch(ticketId, { type: 'lose', id, error });
    void this.#look(ticketId);
    // The provider's echo takes a moment, and the live channel may be down with the rest of the network.
    for (const ms of lookAgainMs) {
      this.#later(ms, () => {
        if (this.#entries.find(id)?.status === 'unknown') void this.#look(ticketId);
      });
    }
  }

  #awaitEcho(entry: OutboxEntry): void {
    const { id, ticketId } = entry;
    this.#later(echoMs, () => {
      if (this.#entries.find(id)?.status !== 'answered') return;
      void this.#look(ticketId).then((read) => {
        if (!this.#mayAct()) return;
        if (!read) this.#awaitEcho(entry);
        else
          this.#later(echoMs, () => {
            if (this.#entries.find(id)?.status === 'answered') this.#lose(entry, this.#texts().notEchoed);
          });
      });
    });
  }

  /** Takes what a message confirms. @param wasRead it may have stood there when the request began: that is no echo */
  #heard(message: Message, wasRead = false): void {
    if (this.#used.has(message.id)) return;
    const ticketId = Number(message.ticketId);
    const name = this.#source.contactName(this.#client, ticketId);
    const match = matchEcho(this.entriesOf(ticketId), message, name, this.#loose.has(message.id));
    if (!match || (wasRead && !(typeof match.after === 'string' && message.createdAt > match.after))) return;
    (isEqual(match, message, name) ? this.#used : this.#loose).add(message.id);
    if (match.status !== 'answered') this.#early.add(match.id);
    this.#entries.dispatch(ticketId, { type: 'remove', id: match.id });
    this.#pump(ticketId);
  }

  /** Reads the conversation and takes what it confirms. @returns whether it could be read; null: the server refuses */
  async #look(ticketId: number): Promise<boolean | null> {
    try {
      const messages = await this.#source.read(this.#client, ticketId);
      this.#seen.set(ticketId, messages.at(-1)?.createdAt ?? '');
      for (const message of messages) this.#heard(message, true);
      return true;
    } catch (error) {
      logDefect('outbox', error);
      return isUncertain(error) ? false : null;
    }
  }

  /** Unread conversation, unknown fate: sending at once could double it (SAFE-2, SAFE-5). */
  async #lookThenRetry({ id, ticketId, begunAt = 0 }: OutboxEntry): Promise<void> {
    this.#lookedFor.add(id);
    this.#entries.dispatch(ticketId, { type: 'look', id, error: this.#texts().looking });
    const wait = begunAt + settleMs - Date.now();
    if (wait > 0) await new Promise<void>((resolve) => void this.#later(Math.min(wait, settleMs), resolve));
    const found = this.#mayAct() && (await this.#look(ticketId));
    this.#lookedFor.delete(id);
    if (!this.#mayAct()) return;
    this.#entries.dispatch(ticketId, found ? { type: 'retry', id } : { type: 'look', id, error: this.#texts().lost });
    this.#pump(ticketId);
  }
}
