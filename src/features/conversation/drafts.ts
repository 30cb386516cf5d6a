import type { Message } from '@/api/messages';
import { isRecord, readJson, removeKey, writeJson } from '@/lib/storage';
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';

/** What stands unsent in one conversation. */
export interface Draft {
  text: string;
  quoted: Message | null;
}

export interface DraftScope {
  companyId: number;
  userId: number;
  /** Sets what belongs to internal chats apart from what belongs to tickets. */
  area?: 'chat';
}

/** Key in the browser's storage of what one person has unsent. */
export const storageKey = (what: 'draft' | 'outbox', { area, companyId, userId }: DraftScope): string =>
  `${area ? `${area}-` : ''}${what}:${companyId}:${userId}`;

const empty: Draft = { text: '', quoted: null };

const writeDelayMs = 300;

export const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['ticketId'] === 'number' &&
  typeof value['body'] === 'string' &&
  typeof value['fromMe'] === 'boolean';

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value['text'] === 'string' && (value['quoted'] === null || isMessage(value['quoted']));

/** Drafts of one person; kept in the browser, one key a conversation, so that tabs do not overwrite one another. */
export class DraftStore {
  readonly #prefix: string;
  readonly #drafts = new Map<number, Draft>();
  readonly #unwritten = new Set<number>();
  readonly #listeners = new Set<() => void>();
  readonly #restListeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scope: DraftScope) {
    this.#prefix = `${storageKey('draft', scope)}:`;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Tells of changes once the writing rests, or the draft goes: for what need not follow every key. */
  readonly subscribeAtRest = (changed: () => void): (() => void) => {
    this.#restListeners.add(changed);
    return () => this.#restListeners.delete(changed);
  };

  readonly get = (ticketId: number): Draft => {
    const known = this.#drafts.get(ticketId);
    if (known) return known;
    const stored = readJson(this.#prefix + ticketId, isDraft) ?? empty;
    this.#drafts.set(ticketId, stored);
    return stored;
  };

  readonly change = (ticketId: number, changes: Partial<Draft>): void => {
    const before = this.get(ticketId);
    const next = { ...before, ...changes };
    if (next.text === before.text && next.quoted === before.quoted) return;
    this.#drafts.set(ticketId, next);
    this.#unwritten.add(ticketId);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, writeDelayMs);
    for (const changed of this.#listeners) changed();
  };

  /** Removed at once: a text that was sent must not come back after a crash. */
  readonly clear = (ticketId: number): void => {
    this.change(ticketId, empty);
    this.flush();
  };

  /** Writes what the delay still holds back. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    if (this.#unwritten.size === 0) return;
    for (const ticketId of this.#unwritten) {
      const draft = this.get(ticketId);
      if (draft.text === '' && draft.quoted === null) removeKey(this.#prefix + ticketId);
      else writeJson(this.#prefix + ticketId, draft);
    }
    this.#unwritten.clear();
    for (const changed of this.#restListeners) changed();
  };
}

/** The drafts of the signed-in person; the provider keeps one store. */
export const DraftsContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftsContext);
  if (!store) throw new Error('useDraftStore needs OutboxProvider');
  return store;
}

/** One fact of a draft, so that what shows it is not drawn again at every key. */
export function useDraftPart<T extends string | number | boolean | Message | null>(
  ticketId: number,
  select: (draft: Draft) => T,
): T {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get(ticketId)));
}

/** Whether anything but blanks is written. */
export const hasText = ({ text }: Draft): boolean => text.trim() !== '';

const textOf = ({ text }: Draft): string => text;

/** What stands in the box of one conversation, key by key (B-01). */
export function useDraftText(ticketId: number): readonly [text: string, setText: (text: string) => void] {
  const store = useDraftStore();
  const text = useDraftPart(ticketId, textOf);
  // Who leaves has come to rest: the list says at once what stands unsent.
  useEffect(() => store.flush, [store, ticketId]);
  const setText = useCallback((written: string) => store.change(ticketId, { text: written }), [store, ticketId]);
  return [text, setText];
}
