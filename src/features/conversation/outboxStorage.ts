import { isRecord, readJson, removeKey, writeJson } from '@/lib/storage';
import { isMessage, storageKey, type DraftScope } from './drafts';
import type { OutboxEntry, OutboxStatus } from './outbox';

type StoredEntry = Omit<OutboxEntry, 'file' | 'progress'>;

const statuses: ReadonlySet<unknown> = new Set<OutboxStatus>(['waiting', 'sending', 'answered', 'failed', 'unknown']);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isStored = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['ticketId'] === 'number' &&
  (value['kind'] === 'text' || value['kind'] === 'file') &&
  typeof value['body'] === 'string' &&
  (value['quoted'] === null || isMessage(value['quoted'])) &&
  isTextOrNull(value['fileName']) &&
  typeof value['createdAt'] === 'string' &&
  statuses.has(value['status']) &&
  isTextOrNull(value['error']);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export const outboxKey = (scope: DraftScope): string => storageKey('outbox', scope);

export interface RestoreTexts {
  /** The page was closed before the message went out. */
  interrupted: string;
  /** The page was closed while the message went out. */
  unknown: string;
  /** The file itself is gone. */
  attachAgain: string;
}

/** What a message that stood in the storage is after a reload; nothing is sent by itself (B-02). */
function restored(stored: StoredEntry, texts: RestoreTexts): OutboxEntry {
  const entry: OutboxEntry = { ...stored, file: null, progress: 0 };
  const begun = stored.status === 'sending' || stored.status === 'answered' || stored.status === 'unknown';
  if (stored.kind === 'file') {
    return { ...entry, status: begun ? 'unknown' : 'failed', error: begun ? texts.unknown : texts.attachAgain };
  }
  if (begun) return { ...entry, status: 'unknown', error: stored.error ?? texts.unknown };
  return { ...entry, status: 'failed', error: stored.error ?? texts.interrupted };
}

const readStored = (scope: DraftScope): StoredEntry[] => (readJson(outboxKey(scope), isList) ?? []).filter(isStored);

/** Messages that an earlier page left behind. */
export const readOutbox = (scope: DraftScope, texts: RestoreTexts): OutboxEntry[] =>
  readStored(scope).map((entry) => restored(entry, texts));

/**
 * Stores texts and failures; files cannot be stored. What another tab has written since stays.
 * @param mine ids that this page has ever known
 */
export function writeOutbox(scope: DraftScope, entries: readonly OutboxEntry[], mine: ReadonlySet<string>): void {
  const others = readStored(scope).filter(({ id }) => !mine.has(id));
  const own = entries.map(({ file: _file, progress: _progress, ...entry }) => entry);
  if (others.length + own.length === 0) removeKey(outboxKey(scope));
  else writeJson(outboxKey(scope), [...others, ...own]);
}

/** Ids in the storage, to notice what another tab has settled. */
export const storedIds = (scope: DraftScope): ReadonlySet<string> => new Set(readStored(scope).map(({ id }) => id));
