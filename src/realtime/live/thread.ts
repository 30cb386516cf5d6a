import { toMessage, type Message, type MessagePage, type Thread } from '@/api/messages';

/** By time of storage, then id, so that equal times keep one order (PAIN-1.4). */
export function byTime(a: Message, b: Message): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Whether a copy was made before what is known of a message: an answer may come after an event that overtook it. */
function isOlder(next: Message, old: Message): boolean {
  if (next.updatedAt && old.updatedAt && next.updatedAt !== old.updatedAt) return next.updatedAt < old.updatedAt;
  return old.isEdited && !next.isEdited;
}

/**
 * What is known of a message and a copy of it that came, in any order: an ack never goes back, what was deleted or
 * edited stays so, an older copy keeps the text, an absent relation keeps the known one (SAFE-4, PAIN-1.3).
 */
const merge = (old: Message, next: Message): Message => ({
  ...(isOlder(next, old) ? { ...next, ...old } : { ...old, ...next }),
  ack: Math.max(old.ack, next.ack),
  isDeleted: old.isDeleted || next.isDeleted,
  isEdited: old.isEdited || next.isEdited,
  quotedMsg:
    (next.quotedMsg && old.quotedMsg ? quoteOf(old.quotedMsg, next.quotedMsg) : (next.quotedMsg ?? old.quotedMsg)) ??
    null,
  contact: next.contact ?? old.contact ?? null,
});

/** The copy of a message that its answer carries, with what is known of it since (PUB-34). */
const quoteOf = (copy: Message, next: Message): Message => ({ ...merge(copy, next), quotedMsg: null });

/** An event that arrives late still goes to its place. */
const insert = (page: MessagePage, message: Message): MessagePage => ({
  ...page,
  count: page.count + 1,
  messages: [...page.messages, message].toSorted(byTime),
});

/** The page with what is known now of a message that stands or is quoted in it; itself where it is neither. */
function follow(page: MessagePage, message: Message): MessagePage {
  const messages = page.messages.map((old) => {
    if (old.id === message.id) return merge(old, message);
    return old.quotedMsg?.id === message.id ? { ...old, quotedMsg: quoteOf(old.quotedMsg, message) } : old;
  });
  return messages.some((next, index) => next !== page.messages[index]) ? { ...page, messages } : page;
}

/**
 * A message into a conversation: known ones are merged, an unknown one is inserted when created and ignored when
 * only updated (M-22, M-23). Quotes follow their message (PUB-34). Messages of other tickets never enter (M-24).
 */
export function applyMessage(
  thread: Thread,
  { action, message: raw }: { action: 'create' | 'update'; message: Message },
  ticketId: number,
): Thread {
  if (Number(raw.ticketId) !== ticketId) return thread;
  const message = toMessage(raw);
  const find = (sought: string | undefined): Message | undefined => {
    for (const { messages } of thread.pages) {
      const found = messages.find(({ id }) => id === sought);
      if (found) return found;
    }
    return undefined;
  };
  const quoted = find(message.quotedMsg?.id);
  if (quoted && message.quotedMsg) message.quotedMsg = quoteOf(message.quotedMsg, quoted);
  const isNew = action === 'create' && !find(message.id);
  const pages = thread.pages.map((page, index) => {
    const next = follow(page, message);
    return isNew && index === 0 ? insert(next, message) : next;
  });
  return pages.some((page, index) => page !== thread.pages[index]) ? { ...thread, pages } : thread;
}

/** Distinct messages, oldest first: pages may repeat rows when new ones shifted the server's window (contract 5.6). */
export function messagesOf(thread: Thread): Message[] {
  const byId = new Map<string, Message>();
  for (const page of thread.pages.toReversed()) {
    for (const message of page.messages) {
      const known = byId.get(message.id);
      byId.set(message.id, known ? merge(known, message) : message);
    }
  }
  const messages = [...byId.values()];
  const ordered = messages.every((message, index) => {
    const previous = messages[index - 1];
    return previous === undefined || byTime(previous, message) <= 0;
  });
  return ordered ? messages : messages.toSorted(byTime);
}

/** A message as it stands in its conversation now; the copy itself where it is not loaded. */
export const currentOf = (copy: Message, messages: readonly Message[]): Message =>
  messages.find(({ id }) => id === copy.id) ?? copy;

/**
 * Pages just fetched (newest first) into a cached conversation. Where they overlap what is known they are merged;
 * where they do not there is a gap, and the conversation starts over with them (B-08).
 */
export function mergeThread(thread: Thread, fresh: MessagePage[]): Thread {
  const [newest] = fresh;
  const first = thread.pages[0];
  if (!newest || !first) return thread;
  const known = new Set(thread.pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
  const rows = fresh.flatMap(({ messages }) => messages);
  if (rows.length > 0 && !rows.some(({ id }) => known.has(id))) {
    return { pages: fresh, pageParams: fresh.map((_page, index) => index + 1) };
  }
  const merged = rows.reduce(
    (current, message) => applyMessage(current, { action: 'create', message }, message.ticketId),
    thread,
  );
  return {
    ...merged,
    pages: merged.pages.map((page, index) => (index === 0 ? { ...page, count: newest.count } : page)),
  };
}

/** Whether fetched rows reach back to a message that is already known. */
export const overlaps = (thread: Thread, page: MessagePage): boolean => {
  const known = new Set(thread.pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
  return page.messages.length === 0 || page.messages.some(({ id }) => known.has(id));
};
