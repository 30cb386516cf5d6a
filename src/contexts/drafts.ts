import type { Message } from '@/api/messages';
import { createEmitter } from '@/browser/createStore';
import { readJson, removeKey, writeJson } from '@/browser/storage';
import { isRecord } from '@/lib/guards';
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';

/** Whose text it is: the message box of a conversation, or the note that is written about a ticket. */
export type DraftKey = number | `note-${number}`;

export const noteDraft = (ticketId: number): DraftKey => `note-${ticketId}`;

/** What stands unsent or unsaved in one place. */
export interface Draft {
  text: string;
  /** What is replied to: until it is sent or another ticket is opened, and never stored (M-21). */
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

const isStored = (value: unknown): value is Pick<Draft, 'text'> => isRecord(value) && typeof value['text'] === 'string';

/** Drafts of one person; kept in the browser, one key each, so that tabs do not overwrite one another (B-01, DAY-3). */
export class DraftStore {
  readonly #prefix: string;
  readonly #drafts = new Map<DraftKey, Draft>();
  readonly #unwritten = new Set<DraftKey>();
  readonly #changes = createEmitter();
  readonly #rests = createEmitter();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scope: DraftScope) {
    this.#prefix = `${storageKey('draft', scope)}:`;
  }

  readonly subscribe = this.#changes.subscribe;

  /** Tells of changes once the writing rests, or the draft goes: for what need not follow every key. */
  readonly subscribeAtRest = this.#rests.subscribe;

  readonly get = (key: DraftKey): Draft => {
    const known = this.#drafts.get(key);
    if (known) return known;
    const stored = readJson(this.#prefix + key, isStored);
    const draft = stored ? { text: stored.text, quoted: null } : empty;
    this.#drafts.set(key, draft);
    return draft;
  };

  readonly change = (key: DraftKey, changes: Partial<Draft>): void => {
    const before = this.get(key);
    const next = { ...before, ...changes };
    if (next.text === before.text && next.quoted === before.quoted) return;
    this.#drafts.set(key, next);
    this.#unwritten.add(key);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, writeDelayMs);
    this.#changes.emit();
  };

  /** Removed at once: a text that was sent must not come back after a crash. */
  readonly clear = (key: DraftKey): void => {
    this.change(key, empty);
    this.flush();
  };

  /** Writes what the delay still holds back. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    if (this.#unwritten.size === 0) return;
    for (const key of this.#unwritten) {
      const { text } = this.get(key);
      if (text === '') removeKey(this.#prefix + key);
      else writeJson(this.#prefix + key, { text });
    }
    this.#unwritten.clear();
    this.#rests.emit();
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
  key: DraftKey,
  select: (draft: Draft) => T,
): T {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get(key)));
}

/** Whether anything but blanks is written. */
export const hasText = ({ text }: Draft): boolean => text.trim() !== '';

const textOf = ({ text }: Draft): string => text;

/** What stands in one field, key by key (B-01, DAY-3). */
export function useDraftText(key: DraftKey): readonly [text: string, setText: (text: string) => void] {
  const store = useDraftStore();
  const text = useDraftPart(key, textOf);
  // Who leaves has come to rest: the list says at once what stands unsent.
  useEffect(() => store.flush, [store, key]);
  const setText = useCallback((written: string) => store.change(key, { text: written }), [store, key]);
  return [text, setText];
}
