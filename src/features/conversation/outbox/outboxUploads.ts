import { isUncertain } from '@/api/errors';
import type { OutboxEntry } from './outbox';

/** A file has changed or gone since it was picked: nothing went out, or not all of it. */
export class UnreadableFile extends Error {}

/** Whether a file can be read: one that has changed on disk since it was picked cannot, nor can a folder (PUB-28). */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Files on their way: each can be stopped, and one that cannot be read is told from one that got lost (PUB-28). */
export class OutboxUploads {
  readonly #running = new Map<string, AbortController>();

  /**
   * @param onProgress told of the share that has gone out
   * @throws UnreadableFile
   */
  async send<T>(
    { id, file }: OutboxEntry,
    onProgress: (share: number) => void,
    post: (options: UploadOptions) => Promise<T>,
  ): Promise<T> {
    const upload = new AbortController();
    const { signal } = upload;
    if (file === null) return post({ signal, onProgress });
    let share = 0;
    this.#running.set(id, upload);
    try {
      if (!(await isReadable(file))) throw new UnreadableFile();
      return await post({
        signal,
        onProgress: (gone) => {
          share = gone;
          onProgress(gone);
        },
      });
    } catch (error) {
      if (share < 1 && isUncertain(error) && !(await isReadable(file))) throw new UnreadableFile();
      throw error;
    } finally {
      this.#running.delete(id);
    }
  }

  readonly stop = (id: string): void => this.#running.get(id)?.abort();

  readonly stopAll = (): void => {
    for (const id of this.#running.keys()) this.stop(id);
  };
}
