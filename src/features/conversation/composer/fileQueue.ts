import { useMemo } from 'react';
import { useStore } from '@/browser/useStore';
import { captionsPlace } from '@/contexts/drafts';
import { useDraftTexts, type DraftTexts } from '@/contexts/draftTexts';
import { isReadable } from '../outbox/outboxUploads';
import { useFileQueueStore, type FileProblem, type FileQueueStore, type QueuedFile } from './fileQueueStore';

const megabyte = 1024 * 1024;

/** What the messaging network takes: media up to 16 MB, documents up to 100 MB (B-03). */
export const fileLimits = { media: 16 * megabyte, document: 100 * megabyte } as const;

/** Up to here a picked file is kept as it is, whatever becomes of it on disk; a larger one stays where it is. */
const keptBytes = 16 * megabyte;

const sendableImages: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

const groupOf = (type: string): string => type.split('/')[0] ?? '';

/** The limit that applies to a file. */
export const limitOf = ({ type }: File): number =>
  ['image', 'video', 'audio'].includes(groupOf(type)) ? fileLimits.media : fileLimits.document;

/** Why a file cannot be sent, known before it is uploaded (B-03). */
export function problemOf(file: File): FileProblem | null {
  if (file.size === 0) return 'empty';
  return file.size > limitOf(file) ? 'tooLarge' : null;
}

const sentAsItself = (type: string): boolean =>
  sendableImages.has(type) || ['video', 'audio', 'application', 'text'].includes(groupOf(type));

/**
 * A file of any other kind is a document: the server would send it as a picture (contract 5.9), which the network takes
 * in four kinds alone (PUB-82).
 */
const typed = (file: File): File =>
  sentAsItself(file.type)
    ? file
    : new File([file], file.name, { type: 'application/octet-stream', lastModified: file.lastModified });

/** A picked file with its bytes as they are now, or null where it cannot be read. */
async function kept(file: File): Promise<File | null> {
  if (file.size > keptBytes) return (await isReadable(file)) ? file : null;
  const { name, type, lastModified } = file;
  return file.arrayBuffer().then(
    (bytes) => new File([bytes], name, { type, lastModified }),
    () => null,
  );
}

let count = 0;

function nextId(): string {
  count += 1;
  return `file-${count}`;
}

/** The same file picked once more, and no other of its name. */
const captionName = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

function queued(given: File, captions?: DraftTexts | null): QueuedFile {
  const file = typed(given);
  const problem = problemOf(file);
  const thumbnail = problem === null && sendableImages.has(file.type) ? URL.createObjectURL(file) : null;
  const caption = captions?.all()[captionName(file)] ?? '';
  return { id: nextId(), file, name: file.name, caption, problem, thumbnail };
}

/** Nothing happens where the file was sent or removed meanwhile. */
function replace(store: FileQueueStore, ticketId: number, id: string, change: (item: QueuedFile) => QueuedFile): void {
  const queue = store.get(ticketId);
  if (queue.some((item) => item.id === id)) {
    store.set(
      ticketId,
      queue.map((item) => (item.id === id ? change(item) : item)),
    );
  }
}

/** Picked files are read at once, so that they may be changed on disk before they are sent (PUB-29). */
function addFiles(store: FileQueueStore, ticketId: number, files: readonly File[], captions: DraftTexts | null): void {
  const added = files.map((file) => queued(file, captions));
  store.set(ticketId, [...store.get(ticketId), ...added]);
  for (const { id, file: given, problem } of added) {
    if (given === null || problem !== null) continue;
    void kept(given).then((file) =>
      replace(store, ticketId, id, (item) =>
        file ? { ...item, file } : { ...item, problem: 'unreadable', thumbnail: null },
      ),
    );
  }
}

/** Holds the place of a file that is still being loaded. @returns its id */
export function reserveFile(store: FileQueueStore, ticketId: number, name: string): string {
  const id = nextId();
  const place: QueuedFile = { id, file: null, name, caption: '', problem: null, thumbnail: null };
  store.set(ticketId, [...store.get(ticketId), place]);
  return id;
}

/** Puts a loaded file in its place. */
export const fillFile = (store: FileQueueStore, ticketId: number, id: string, file: File): void =>
  replace(store, ticketId, id, ({ caption }) => ({ ...queued(file), id, caption }));

/** Takes a file out of its queue. */
export const removeFile = (store: FileQueueStore, ticketId: number, id: string): void =>
  store.set(
    ticketId,
    store.get(ticketId).filter((item) => item.id !== id),
  );

export interface FileQueue {
  files: readonly QueuedFile[];
  add: (files: readonly File[]) => void;
  setCaption: (id: string, caption: string) => void;
  remove: (id: string) => void;
}

/** Files that wait in one conversation (B-03). */
export function useFileQueue(ticketId: number): FileQueue {
  const store = useFileQueueStore();
  const captions = useDraftTexts(captionsPlace(ticketId));
  const files = useStore(store.queues, () => store.get(ticketId));
  return useMemo(() => {
    const keep = (id: string, caption: string): void => {
      const file = files.find((item) => item.id === id)?.file;
      if (file) captions?.write(captionName(file), caption);
    };
    return {
      files,
      add: (added) => addFiles(store, ticketId, added, captions),
      setCaption: (id, caption) => {
        keep(id, caption);
        replace(store, ticketId, id, (item) => ({ ...item, caption }));
      },
      remove: (id) => {
        keep(id, '');
        removeFile(store, ticketId, id);
      },
    };
  }, [files, store, ticketId, captions]);
}
