import { createContext, use } from 'react';
import { createStore, type Readable } from '@/browser/createStore';

export type FileProblem = 'tooLarge' | 'empty' | 'unreadable';

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

const none: readonly QueuedFile[] = [];

/** Files not yet sent, one queue a conversation; they live as long as the page (B-01, B-03). */
export class FileQueueStore {
  readonly #queues = createStore<ReadonlyMap<number, readonly QueuedFile[]>>(new Map());
  readonly queues: Readable<ReadonlyMap<number, readonly QueuedFile[]>> = this.#queues;

  readonly get = (ticketId: number): readonly QueuedFile[] => this.#queues.get().get(ticketId) ?? none;

  /** The addresses of pictures that are shown no more go. */
  readonly set = (ticketId: number, queue: readonly QueuedFile[]): void => {
    const shown = new Set(queue.map(({ thumbnail }) => thumbnail));
    for (const { thumbnail } of this.get(ticketId)) {
      if (thumbnail !== null && !shown.has(thumbnail)) URL.revokeObjectURL(thumbnail);
    }
    this.#queues.update((queues) => new Map([...queues, [ticketId, queue]]));
  };

  readonly clear = (ticketId: number): void => this.set(ticketId, none);

  /** Whether any conversation has files that wait: they go with the page (SAFE-8). */
  readonly isWaiting = (): boolean => [...this.#queues.get().values()].some((queue) => queue.length > 0);

  /** At the end of the session: what was picked goes, and so do the addresses of its pictures (SAFE-14). */
  readonly clearAll = (): void => {
    for (const ticketId of this.#queues.get().keys()) this.clear(ticketId);
  };
}

export const FileQueueContext = createContext<FileQueueStore | null>(null);

export function useFileQueueStore(): FileQueueStore {
  const store = use(FileQueueContext);
  if (!store) throw new Error('useFileQueueStore needs OutboxProvider');
  return store;
}
