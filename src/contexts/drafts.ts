import type { Message } from '@/api/messages';
import { createEmitter } from '@/browser/createStore';
import { parseJson, readJson, removeKey, writeJson } from '@/browser/storage';
import { isRecord } from '@/lib/guards';
import { createContext, use } from 'react';

/** Whose text it is: the box of a conversation, the note about a ticket, or the texts of some other place (`draftTexts.ts`). */
export type DraftKey = number | `note-${number}` | `texts-${string}`;

export const noteDraft = (ticketId: number): DraftKey => `note-${ticketId}`;
export const textsDraft = (place: string): DraftKey => `texts-${place}`;

/** Place of the captions of files that wait in a conversation; the files themselves go with the page (DAY-3). */
export const captionsPlace = (ticketId: number): string => `captions-${ticketId}`;

/** The key as it stands in the storage. */
function keyOf(text: string): DraftKey {
  if (text.startsWith('note-')) return noteDraft(Number(text.slice(5)));
  return text.startsWith('texts-') ? textsDraft(text.slice(6)) : Number(text);
}

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

interface StoredDraft {
  text: string;
  /** When it was written, in milliseconds since 1970, and always later than what it was written on. */
  at?: number;
}

const isStored = (value: unknown): value is StoredDraft => isRecord(value) && typeof value['text'] === 'string';

const ageOf = (stored: StoredDraft | null): number => stored?.at ?? 0;

/**
 * Drafts of one person; kept in the browser, one key each. All tabs show the same text, the last that was
 * written in any of them: nothing is written or removed over something newer (B-01, DAY-3, PUB-27).
 */
export class DraftStore {
  readonly #prefix: string;
  readonly #drafts = new Map<DraftKey, Draft>();
  /** When the text that stands here, or last stood here, was written. */
  readonly #ages = new Map<DraftKey, number>();
  /** The newest that is known of the storage. */
  readonly #seen = new Map<DraftKey, number>();
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
    const stored = this.#read(key);
    const draft = stored ? { text: stored.text, quoted: null } : empty;
    this.#drafts.set(key, draft);
    this.#note(key, ageOf(stored));
    return draft;
  };

  readonly change = (key: DraftKey, changes: Partial<Draft>): void => {
    const before = this.get(key);
    const next = { ...before, ...changes };
    if (next.text === before.text && next.quoted === before.quoted) return;
    this.#drafts.set(key, next);
    this.#changes.emit();
    if (next.text === before.text) return;
    // An empty box is as old as what stood in it: whatever somebody has written since is newer.
    if (next.text !== '') this.#ages.set(key, Math.max(Date.now(), this.#ageOf(key) + 1));
    this.#unwritten.add(key);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, writeDelayMs);
  };

  /** Removed at once: a text that was sent must not come back after a crash. */
  readonly clear = (key: DraftKey): void => {
    this.change(key, empty);
    this.flush();
  };

  /** Of a ticket that is gone: its text, its note and the captions of its files (DAY-82). */
  readonly clearTicket = (ticketId: number): void => {
    this.clear(ticketId);
    this.clear(noteDraft(ticketId));
    this.clear(textsDraft(captionsPlace(ticketId)));
  };

  /** Writes what the delay still holds back. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    if (this.#unwritten.size === 0) return;
    for (const key of this.#unwritten) this.#write(key);
    this.#unwritten.clear();
    this.#rests.emit();
  };

  /** Another tab has written or removed something. */
  readonly follow = ({ key: name, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void => {
    const key = name?.startsWith(this.#prefix) ? keyOf(name.slice(this.#prefix.length)) : null;
    // What nobody has looked at yet is read when somebody does.
    if (key === null || !this.#drafts.has(key)) return;
    const stored = parseJson(newValue, isStored);
    const age = this.#ageOf(key);
    const newer = stored ? ageOf(stored) > age : age <= ageOf(parseJson(oldValue, isStored));
    if (newer) this.#adopt(key, stored);
    this.#rests.emit();
  };

  readonly #ageOf = (key: DraftKey): number => this.#ages.get(key) ?? 0;

  readonly #read = (key: DraftKey): StoredDraft | null => readJson(this.#prefix + key, isStored);

  /** The text that stands here is the one in the storage. */
  #note(key: DraftKey, at: number): void {
    this.#ages.set(key, at);
    this.#seen.set(key, at);
  }

  #adopt(key: DraftKey, stored: StoredDraft | null): void {
    this.#unwritten.delete(key);
    this.#note(key, stored ? ageOf(stored) : this.#ageOf(key));
    this.#drafts.set(key, { ...this.get(key), text: stored?.text ?? '' });
    this.#changes.emit();
  }

  #write(key: DraftKey): void {
    const { text } = this.get(key);
    const at = this.#ageOf(key);
    const stored = this.#read(key);
    // Nothing is removed but what stood in this box.
    if (ageOf(stored) > (text === '' ? (this.#seen.get(key) ?? 0) : at)) this.#adopt(key, stored);
    else {
      if (text === '') removeKey(this.#prefix + key);
      else writeJson(this.#prefix + key, { text, at });
      this.#note(key, at);
    }
  }
}

/** The drafts of the signed-in person; the provider keeps one store. */
export const DraftsContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftsContext);
  if (!store) throw new Error('useDraftStore needs OutboxProvider');
  return store;
}
