import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { Contact } from './contacts';
import { http } from './http';
import type { Ticket } from './tickets';
import { keyOf, prefixOf } from './typedKeys';
import { pageAfter, readRows, type Iso, type Paged } from './wire';

/** A message; every relation and most texts may be missing (contract, sections 2 and 5.7). */
export interface Message {
  /** Id of the messaging network. */
  id: string;
  ticketId: number;
  body: string;
  fromMe: boolean;
  read: boolean;
  /** 0 failed, 1 sending, 2 sent, 3 delivered, 4 read, 5 played; never goes down (decisions: Acks). */
  ack: number;
  mediaType: string | null;
  /** Absolute, not percent-encoded. */
  mediaUrl: string | null;
  isDeleted: boolean;
  isEdited: boolean;
  quotedMsgId?: string | null;
  createdAt: Iso;
  updatedAt?: Iso;
  contactId?: number | null;
  contact?: Contact | null;
  quotedMsg?: Message | null;
}

export interface MessagePage extends Paged {
  messages: Message[];
}

/** Pages run newest first; inside a page messages run oldest first, as the server sends them. */
export type Thread = InfiniteData<MessagePage>;

export const messageKeys = {
  all: ['messages'] as const,
  threads: () => prefixOf<Thread, number>('messages', 'thread'),
  thread: (ticketId: number) => keyOf<Thread>('messages', 'thread', ticketId),
};

const dropped = ['dataJson', 'remoteJid', 'participant', 'ticket', 'queue'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Narrows a row from outside, since any column may be missing (PAIN-3.3), and drops raw provider data and nested
 * rows; they are large and nobody shows them.
 */
export function toMessage(raw: Message): Message {
  const message: Message = {
    ...raw,
    id: String(raw.id ?? `${raw.ticketId} ${raw.createdAt}`),
    body: text(raw.body),
    fromMe: raw.fromMe === true,
    ack: Number.isFinite(raw.ack) ? raw.ack : 0,
    mediaType: textOrNull(raw.mediaType),
    mediaUrl: textOrNull(raw.mediaUrl),
    isDeleted: raw.isDeleted === true,
    isEdited: raw.isEdited === true,
    createdAt: text(raw.createdAt),
  };
  for (const key of dropped) Reflect.deleteProperty(message, key);
  const { contact } = raw;
  if (contact) message.contact = { ...contact, name: text(contact.name), number: text(contact.number) };
  if (raw.quotedMsg) message.quotedMsg = toMessage(raw.quotedMsg);
  return message;
}

/**
 * GET /messages/{ticketId}: 20 a page, page 1 the newest, and every page marks the conversation read: never
 * prefetched (V-08, contract 3.2, PAIN-3.8).
 */
export async function listMessages(ticketId: number, pageNumber: number, signal?: AbortSignal): Promise<MessagePage> {
  const { data } = await http.get<MessagePage & { ticket?: Ticket }>(`/messages/${ticketId}`, {
    params: { pageNumber },
    ...(signal ? { signal } : {}),
  });
  return { messages: readRows<Message>(data.messages).map(toMessage), count: data.count, hasMore: data.hasMore };
}

/** The pages of one conversation. Events and the resync keep it true; a refetch would ask for every loaded page again. */
export const threadOptions = (
  queryKey: QueryKey,
  list: (pageNumber: number, signal: AbortSignal) => Promise<MessagePage>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => list(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => pageAfter(page, last, last.messages),
    staleTime: Infinity,
  });

export const threadQuery = (ticketId: number) =>
  threadOptions(messageKeys.thread(ticketId), (page, signal) => listMessages(ticketId, page, signal));

/** POST /messages/{ticketId}: answers with an empty body, the message arrives by event (P-06, contract 5.5). */
export async function sendText(
  ticketId: number,
  { body, quotedMsgId }: { body: string; quotedMsgId?: string | null },
): Promise<void> {
  await http.post(`/messages/${ticketId}`, {
    read: 1,
    fromMe: true,
    mediaUrl: '',
    body,
    quotedMsg: quotedMsgId ? { id: quotedMsgId } : null,
  });
}

/**
 * POST /messages/{ticketId} as multipart, one file a request; text fields stand before the file because the server
 * reads them while it stores the file (P-13, Z-18, PAIN-6.5).
 * @param onProgress share sent, 0 to 1
 */
export async function sendFile(
  ticketId: number,
  { file, caption }: { file: File; caption: string },
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const form = new FormData();
  form.append('fromMe', 'true');
  form.append('body', caption);
  form.append('medias', file, file.name);
  await http.post(`/messages/${ticketId}`, form, {
    ...(signal ? { signal } : {}),
    onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
  });
}

/** DELETE /messages/{id} (M-19). */
export async function deleteMessage(id: string): Promise<void> {
  await http.delete(`/messages/${encodeURIComponent(id)}`);
}
