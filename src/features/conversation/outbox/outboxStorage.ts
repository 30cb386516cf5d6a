import { readJson, removeKey, storedKeys, writeJson } from '@/browser/storage';
import { isArray, isRecord } from '@/lib/guards';
import { isMessage, storageKey, type DraftScope } from '@/contexts/drafts';
import type { OutboxEntry, OutboxStatus } from './outbox';

/*
 * What one page has on its way stands under a key of its own, so that pages neither overwrite nor send what is
 * another's (SAFE-2): `outbox:<company>:<user>:<owner>`. An owner holds a lock for as long as it lives (browser/locks.ts).
 */

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

/** Before owners had keys of their own, all pages shared this one. */
const sharedKey = (scope: DraftScope): string => storageKey('outbox', scope);

const ownerKey = (scope: DraftScope, owner: string): string =>
  owner === '' ? sharedKey(scope) : `${sharedKey(scope)}:${owner}`;

/** The owner that a key of the storage names, or null where it belongs to something or somebody else. */
export function ownerOfKey(scope: DraftScope, key: string): string | null {
  if (key === sharedKey(scope)) return '';
  const prefix = `${sharedKey(scope)}:`;
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
}

/** Everybody who has something stored. */
export const storedOwners = (scope: DraftScope): string[] =>
  storedKeys(sharedKey(scope)).flatMap((key) => ownerOfKey(scope, key) ?? []);

export interface RestoreTexts {
  /** The page was closed before the message went out. */
  interrupted: string;
  /** The page was closed while the message went out. */
  unknown: string;
  /** The file itself is gone. */
  attachAgain: string;
}

/** What a bubble that is not through says. */
export interface OutboxTexts extends RestoreTexts {
  lost: string;
  looking: string;
  notEchoed: string;
  cancelled: string;
  /** The file has changed or gone since it was attached. */
  unreadable: string;
  failure: (error: unknown) => string;
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

const readStored = (scope: DraftScope, owner: string): StoredEntry[] =>
  (readJson(ownerKey(scope, owner), isArray) ?? []).filter(isStored);

/** Messages that an owner has left behind. */
export const readOutbox = (scope: DraftScope, owner: string, texts: RestoreTexts): OutboxEntry[] =>
  readStored(scope, owner).map((entry) => restored(entry, texts));

/** Ids that stand in the storage in an owner's name. */
export const storedIds = (scope: DraftScope, owner: string): ReadonlySet<string> =>
  new Set(readStored(scope, owner).map(({ id }) => id));

/** Stores texts and failures of an owner; files cannot be stored. */
export function writeOutbox(scope: DraftScope, owner: string, entries: readonly OutboxEntry[]): void {
  if (entries.length === 0) removeKey(ownerKey(scope, owner));
  else
    writeJson(
      ownerKey(scope, owner),
      entries.map(({ file: _file, progress: _progress, ...entry }) => entry),
    );
}
