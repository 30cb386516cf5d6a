import { firstLetters } from './firstLetters';
import { fileNameOf, fileTypeOf, plainName, safeHttpUrl, safeImageData } from './links';
import { isVcard, parseVcards } from './vcard';

export type MessageKind =
  | 'text'
  | 'image'
  | 'sticker'
  | 'video'
  | 'audio'
  | 'document'
  /** A file of unknown kind: the list knows only that there is one. */
  | 'media'
  | 'location'
  | 'contact'
  | 'call'
  | 'reaction'
  | 'deleted';

interface MessageContent {
  body: string | null;
  mediaType: string | null;
  mediaUrl?: string | null;
  isDeleted?: boolean;
}

export interface MessagePreviewText {
  kind: MessageKind;
  /** Caption, name or text; empty when the kind's word says everything. */
  text: string;
}

/** As much of a text as one line can need. */
const reach = 300;

/** The server marks its own automatic texts with U+200E (contract 5.5). */
const withoutMark = (text: string): string =>
  String(text)
    .slice(0, 20_000)
    .replace(/^\u200e+/, '');

const short = (text: string): string => firstLetters(withoutMark(text).trim(), reach);

/** Texts that the server writes where there is no caption (contract 5.7). */
const placeholders = new Set(['-', 'sticker', 'áudio', 'audio', 'arquivo de mídia', 'reaction']);

const isPlaceholder = (text: string): boolean => placeholders.has(text.trim().toLowerCase());

const fileTypes = new Set(['application', 'text', 'document', 'documentMessage', 'imageMessage', 'videoMessage']);

/** What a message is, from its type, its file and its body (contract 5.7); an unknown type with a file is a file. */
export function kindOfMessage({ body, mediaType, mediaUrl, isDeleted }: MessageContent): MessageKind {
  const text = body ?? '';
  if (isDeleted) return 'deleted';
  if (mediaType === 'call_log') return 'call';
  if (mediaType === 'reactionMessage') return 'reaction';
  if (mediaType === 'locationMessage') return 'location';
  if (mediaType === 'contactMessage' || mediaType === 'vcard' || (!mediaUrl && isVcard(text))) return 'contact';
  if (!mediaUrl) {
    return fileTypes.has(mediaType ?? '') || ['image', 'audio', 'video'].includes(mediaType ?? '')
      ? 'document'
      : 'text';
  }
  if (mediaType === 'image') return text === 'sticker' ? 'sticker' : 'image';
  if (mediaType === 'audio' || mediaType === 'video') return mediaType;
  return 'document';
}

/** Caption of a file; the server's stand-ins and a repeated file name are none. */
export function captionOf({ body, mediaUrl }: MessageContent): string {
  const text = withoutMark(body ?? '');
  if (isPlaceholder(text)) return '';
  const name = fileNameOf(mediaUrl);
  const bare = name.slice(0, name.length - (fileTypeOf(name).length + 1));
  const loose = (value: string) =>
    plainName(value)
      .trim()
      .replace(/[\s_]+/g, '_')
      .toLowerCase();
  return name !== '' && [name, bare].map(loose).includes(loose(text.slice(0, reach))) ? '' : text;
}

/** Who a message shares: `Ana, Rui`; of whom only a number is known, that one. */
const namesOf = (body: string): string =>
  short(
    parseVcards(body)
      .map(({ name, numbers }) => name || (numbers[0]?.label ?? ''))
      .join(', '),
  );

/** A stored message in one line (design, "Ticket row" and the quote in a bubble). */
export function previewOf(content: MessageContent): MessagePreviewText {
  const kind = kindOfMessage(content);
  const body = content.body ?? '';
  switch (kind) {
    case 'deleted':
    case 'call':
    case 'sticker':
    case 'audio':
    case 'media':
      return { kind, text: '' };
    case 'contact':
      return { kind, text: namesOf(body) };
    case 'location':
      return { kind, text: short(parseLocation(body).description) };
    case 'document':
      return { kind, text: short(captionOf(content)) || fileNameOf(content.mediaUrl) };
    case 'image':
    case 'video':
      return { kind, text: short(captionOf(content)) };
    case 'reaction':
      return { kind, text: isPlaceholder(body) ? '' : short(body) };
    case 'text':
      return { kind, text: short(body) };
  }
}

/** `lastMessage` of a ticket, which carries a body without its type; null and raw data occur (contract 5.7, 7.24). */
export function previewOfLast(lastMessage: string | null | undefined): MessagePreviewText {
  const text = withoutMark(lastMessage ?? '');
  if (isVcard(text)) return previewOf({ body: text, mediaType: 'contactMessage' });
  if (text.slice(0, 40).includes('data:image/'))
    return { kind: 'location', text: short(parseLocation(String(lastMessage)).description) };
  switch (text.trim().toLowerCase()) {
    case 'áudio':
      return { kind: 'audio', text: '' };
    case 'sticker':
      return { kind: 'sticker', text: '' };
    case 'arquivo de mídia':
    case '-':
      return { kind: 'media', text: '' };
    default:
      return { kind: 'text', text: short(text) };
  }
}

export interface SharedLocation {
  /** Verified picture, or null. */
  image: string | null;
  /** Verified map link, or null. */
  link: string | null;
  /** Text, never HTML. */
  description: string;
}

/** `picture | link | description`, each part trimmed, each optional (M-13, contract 5.7). */
export function parseLocation(body: string): SharedLocation {
  const parts = body.split('|').map((part) => part.trim());
  const image = parts.map(safeImageData).find((part) => part !== null) ?? null;
  const link =
    parts.map((part) => (part.length < 2_000 ? safeHttpUrl(part) : null)).find((part) => part !== null) ?? null;
  const description = parts
    .filter(
      (part) => !part.slice(0, 40).toLowerCase().startsWith('data:') && safeHttpUrl(part.slice(0, 2_000)) === null,
    )
    .filter((part) => part !== '' && part !== 'undefined' && part !== 'null')
    .join(' ');
  return { image, link, description };
}
