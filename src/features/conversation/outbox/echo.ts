import type { Message } from '@/api/messages';
import { captionOf } from '@/lib/messagePreview';
import { voiceNotePrefix, type OutboxEntry, type OutboxStatus } from './outbox';

const textTypes: ReadonlySet<string | null> = new Set([null, '', 'conversation', 'extendedTextMessage', 'chat']);

/** Whether a stored message is text or a file, as the outbox tells them apart. */
const kindOf = ({ mediaUrl, mediaType }: Message): OutboxEntry['kind'] =>
  mediaUrl || !textTypes.has(mediaType) ? 'file' : 'text';

/** What the server makes of a file: it goes by the type, and takes what it does not know for a picture (contract 5.9). */
function sentAs({ type }: File): string {
  const [group = ''] = type.split('/');
  return ['video', 'audio', 'application', 'text'].includes(group) ? group : 'image';
}

/** Letters and digits, in which nothing on the way of a text changes anything; what the server escapes is none. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/&(?:#\w+|amp|lt|gt|quot);/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Where there are none, the text itself. */
const essence = (text: string): string => lettersOf(text) || text.trim();

const tag = /\{\{\{?([^{}]*)\}\}\}?/;

const greeting = 'bo(?:amadrugada|mdia|atarde|anoite)';

/** A pattern that no text has: where nobody knows the contact's name, nothing shows what it was made of. */
const nothing = '(?!)';

/** What the server puts in for a variable, as letters and digits; an unknown one vanishes (contract 5.8). */
function putIn(variable: string, contactName: string | null): string {
  const values = new Map([
    ['name', contactName === null ? nothing : lettersOf(contactName)],
    ['firstName', contactName === null ? nothing : lettersOf(contactName.split(' ')[0] ?? '')],
    ['ms', greeting],
    ['gretting', greeting],
    ['protocol', String.raw`\d{14}`],
    ['hora', String.raw`\d{6}`],
  ]);
  return values.get(variable.trim()) ?? '';
}

type Sent = Pick<OutboxEntry, 'body'> & { contactName: string | null };

/** Whether a stored text is what was sent, with its variables filled in. */
function isMadeOf({ body, contactName }: Sent, stored: string): boolean {
  if (essence(body) === essence(stored)) return true;
  const parts = body.split(tag);
  if (parts.length === 1) return false;
  const pattern = parts.map((part, index) => (index % 2 === 0 ? lettersOf(part) : putIn(part, contactName))).join('');
  // Signs alone are compared as they are.
  if (pattern === '')
    return (
      parts
        .filter((_part, index) => index % 2 === 0)
        .join('')
        .trim() === stored.trim()
    );
  return new RegExp(`^${pattern}$`, 'iu').test(lettersOf(stored));
}

/** Whether a stored text has the fixed parts of a template, from its beginning to its end. */
function hasFixedParts(body: string, stored: string): boolean {
  const whole = lettersOf(stored);
  const fixed = body.split(tag).flatMap((part, index) => (index % 2 === 0 ? [lettersOf(part)] : []));
  const [head = '', tail = ''] = [fixed.shift(), fixed.pop()];
  if (head + fixed.join('') + tail === '' || !whole.startsWith(head) || !whole.endsWith(tail)) return false;
  let at = head.length;
  for (const part of fixed) {
    const found = whole.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at + tail.length <= whole.length;
}

/** Whether a message is what was sent, and not only of its kind. @param nameNow of the contact, where none was known */
export function isEqual(entry: OutboxEntry, message: Message, nameNow: string | null): boolean {
  const { kind, body, file, fileName, status, progress } = entry;
  const sent: Sent = { body, contactName: entry.contactName ?? nameNow };
  if (kind === 'text') return isMadeOf(sent, message.body);
  // What has not gone out whole has no echo yet, but the phone may have sent a picture.
  if (status === 'sending' && progress < 1) return false;
  if (fileName?.startsWith(voiceNotePrefix)) return message.mediaType === 'audio';
  if (body.trim() !== '') return isMadeOf(sent, message.body);
  // Without a caption the body is a stand-in or the file's name (contract 5.7), so the kind decides (REAL-9).
  const bare = captionOf(message) === '' || message.body.trim() === fileName;
  return bare && (file === null || sentAs(file) === message.mediaType);
}

const hasBegun: ReadonlySet<OutboxStatus> = new Set<OutboxStatus>(['sending', 'answered', 'unknown']);

/**
 * The entry that a message confirms: same ticket, own, same kind, begun, the text that was sent; the oldest of several.
 * What was typed on the phone or sent by another page is own too, and must neither hide a send that then fails nor
 * stand for one whose echo is still to come (SAFE-2). Only what the server has taken may come back otherwise: a file,
 * or a template whose contact the server knows by another name.
 * @param contactName of the conversation, for what was begun before anybody knew it
 * @param exactly only what was sent, nothing that may have come back otherwise
 */
export function matchEcho(
  entries: readonly OutboxEntry[],
  message: Message,
  contactName: string | null = null,
  exactly = false,
): OutboxEntry | null {
  if (!message.fromMe) return null;
  const kind = kindOf(message);
  const candidates = entries.filter(
    (entry) =>
      entry.ticketId === Number(message.ticketId) &&
      entry.kind === kind &&
      hasBegun.has(entry.status) &&
      !(entry.after && message.createdAt < entry.after),
  );
  return (
    candidates.find((entry) => isEqual(entry, message, contactName)) ??
    candidates.find(
      ({ status, body }) =>
        !exactly && status === 'answered' && (kind === 'file' || (tag.test(body) && hasFixedParts(body, message.body))),
    ) ??
    null
  );
}
