import { createContext, use, useMemo } from 'react';
import { createStore, type Readable } from '@/browser/createStore';
import { useStore } from '@/browser/useStore';

export type FileProblem = 'tooLarge' | 'empty' | 'wrongKind';

/** A file that waits for the send button. */
export interface QueuedFile {
  id: string;
  /** Absent while an attachment of a quick answer is still on its way. */
  file: File | null;
  name: string;
  caption: string;
  problem: FileProblem | null;
  /** Address of the picture to show, in this page only. */
  thumbnail: string | null;
}

const megabyte = 1024 * 1024;

/** What the messaging network takes: media up to 16 MB, documents up to 100 MB (B-03). */
export const fileLimits = { media: 16 * megabyte, document: 100 * megabyte } as const;

const sendableImages: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

const groupOf = (type: string): string => type.split('/')[0] ?? '';

/** The limit that applies to a file. */
export const limitOf = ({ type }: File): number =>
  ['image', 'video', 'audio'].includes(groupOf(type)) ? fileLimits.media : fileLimits.document;

/** Why a file cannot be sent, known before it is uploaded (B-03). */
export function problemOf(file: File): FileProblem | null {
  if (file.size === 0) return 'empty';
  const group = groupOf(file.type);
  // The server sends every kind it does not know as a picture (contract 5.9), which the network then refuses.
  if (group === 'image' && !sendableImages.has(file.type)) return 'wrongKind';
  if (!['', 'image', 'video', 'audio', 'application', 'text'].includes(group)) return 'wrongKind';
  return file.size > limitOf(file) ? 'tooLarge' : null;
}

/** A file of a kind that the browser does not know is a document, or it would be sent as a picture (contract 5.9). */
const typed = (file: File): File =>
  file.type === '' ? new File([file], file.name, { type: 'application/octet-stream' }) : file;

const none: readonly QueuedFile[] = [];

/** Files not yet sent, one queue a conversation; they live as long as the page (B-01, B-03). */
export class FileQueueStore {
  readonly #queues = createStore<ReadonlyMap<number, readonly QueuedFile[]>>(new Map());
  readonly queues: Readable<ReadonlyMap<number, readonly QueuedFile[]>> = this.#queues;
  #count = 0;

  readonly get = (ticketId: number): readonly QueuedFile[] => this.#queues.get().get(ticketId) ?? none;

  readonly add = (ticketId: number, files: readonly File[]): void =>
    this.#set(ticketId, [...this.get(ticketId), ...files.map((file) => this.#queued(file))]);

  /** Holds the place of a file that is still being loaded. @returns its id */
  readonly reserve = (ticketId: number, name: string): string => {
    const id = this.#nextId();
    this.#set(ticketId, [...this.get(ticketId), { id, file: null, name, caption: '', problem: null, thumbnail: null }]);
    return id;
  };

  /** Puts a loaded file in its place; nothing happens when the place was removed meanwhile. */
  readonly fill = (ticketId: number, id: string, file: File): void =>
    this.#set(
      ticketId,
      this.get(ticketId).map((item) => (item.id === id ? { ...this.#queued(file), id, caption: item.caption } : item)),
    );

  readonly setCaption = (ticketId: number, id: string, caption: string): void =>
    this.#set(
      ticketId,
      this.get(ticketId).map((item) => (item.id === id ? { ...item, caption } : item)),
    );

  readonly remove = (ticketId: number, id: string): void => {
    for (const item of this.get(ticketId)) if (item.id === id) release(item);
    this.#set(
      ticketId,
      this.get(ticketId).filter((item) => item.id !== id),
    );
  };

  readonly clear = (ticketId: number): void => {
    this.get(ticketId).forEach(release);
    this.#set(ticketId, none);
  };

  /** Whether any conversation has files that wait: they go with the page (SAFE-8). */
  readonly isWaiting = (): boolean => [...this.#queues.get().values()].some((queue) => queue.length > 0);

  /** At the end of the session: what was picked goes, and so do the addresses of its pictures (SAFE-14). */
  readonly clearAll = (): void => {
    for (const ticketId of this.#queues.get().keys()) this.clear(ticketId);
  };

  #nextId(): string {
    this.#count += 1;
    return `file-${this.#count}`;
  }

  #queued(given: File): QueuedFile {
    const problem = problemOf(given);
    const file = typed(given);
    const thumbnail = problem === null && sendableImages.has(file.type) ? URL.createObjectURL(file) : null;
    return { id: this.#nextId(), file, name: file.name, caption: '', problem, thumbnail };
  }

  #set(ticketId: number, queue: readonly QueuedFile[]): void {
    this.#queues.update((queues) => new Map([...queues, [ticketId, queue]]));
  }
}

const release = ({ thumbnail }: QueuedFile): void => {
  if (thumbnail !== null) URL.revokeObjectURL(thumbnail);
};

export const FileQueueContext = createContext<FileQueueStore | null>(null);

export function useFileQueueStore(): FileQueueStore {
  const store = use(FileQueueContext);
  if (!store) throw new Error('useFileQueueStore needs OutboxProvider');
  return store;
}

export interface FileQueue {
  files: readonly QueuedFile[];
  add: (files: readonly File[]) => void;
  setCaption: (id: string, caption: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** Files that wait in one conversation (B-03). */
export function useFileQueue(ticketId: number): FileQueue {
  const store = useFileQueueStore();
  const files = useStore(store.queues, (queues) => queues.get(ticketId) ?? none);
  return useMemo(
    () => ({
      files,
      add: (added) => store.add(ticketId, added),
      setCaption: (id, caption) => store.setCaption(ticketId, id, caption),
      remove: (id) => store.remove(ticketId, id),
      clear: () => store.clear(ticketId),
    }),
    [files, store, ticketId],
  );
}
