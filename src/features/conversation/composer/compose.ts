import { attachmentName, type QuickMessage } from '@/api/quickMessages';
import { isBlank } from '@/lib/blank';
import { shortened } from '@/lib/firstLetters';
import { foldText } from '@/lib/searchText';
import { commandOf, shortcodeFit, shortcodeFits, type ShortcodeFit } from '@/lib/shortcode';
import { usesOf, type AnswerUses } from './answerUses';
import { voiceNotePrefix, type OutboxFile } from '../outbox/outbox';
import type { QueuedFile } from './fileQueueStore';

/** The text as it is sent: with the agent's name in bold on its own line when signing (P-05, contract 6.3). */
export const signed = (text: string, name: string | null): string => (name === null ? text : `*${name}:*\n${text}`);

/** What was written, of a text as it is sent. */
export const unsigned = (text: string, name: string): string =>
  text.startsWith(signed('', name)) ? text.slice(signed('', name).length) : text;

export interface OutgoingMessage {
  /** Sent as a message of its own; empty: none. */
  text: string;
  files: OutboxFile[];
}

/** Whether a file takes a caption: the network sends sound without one, and the text would be lost (contract 5.7, 5.9). */
export const takesCaption = ({ file }: Pick<QueuedFile, 'file'>): boolean => file?.type.startsWith('audio/') !== true;

/**
 * How text and files go out together: a text is the caption of the first file that takes one and has none, except where
 * it answers a message, because files carry no quote (contract 3.2). A file without a caption goes with an empty one: the
 * server wants the field, not a text in it, and names documents by their file (contract 3.2, 5.9; REAL-9).
 */
export function composeOutgoing(text: string, queue: readonly QueuedFile[], isReply: boolean): OutgoingMessage {
  const body = isBlank(text) ? '' : text.trim();
  const ready = queue.filter(({ problem }) => problem === null);
  const captioned =
    isReply || body === '' ? null : (ready.find((item) => takesCaption(item) && item.caption.trim() === '') ?? null);
  const files = ready.flatMap((item): OutboxFile[] => {
    if (!item.file) return [];
    const caption = item === captioned ? body : item.caption.trim();
    return [{ file: item.file, caption: takesCaption(item) ? caption : '' }];
  });
  const texts = [captioned ? '' : body, ...ready.map((item) => (takesCaption(item) ? '' : item.caption.trim()))];
  return { text: texts.filter((part) => part !== '').join('\n'), files };
}

/** A "/" at the start of a word, up to the caret. */
export interface SlashToken {
  start: number;
  end: number;
  /** With the slash. */
  typed: string;
  /** Nothing stands before it: a command, where elsewhere it may be part of a text. */
  alone: boolean;
}

type Wanted = Pick<SlashToken, 'typed' | 'alone'>;

/** How well a shortcode fits. Within a text it must begin so: the day in "50 /dia" is not "bom dia". */
function codeFit({ shortcode }: QuickMessage, { typed, alone }: Wanted): ShortcodeFit | null {
  const fit = shortcodeFit(shortcode, typed);
  return fit === shortcodeFits.inside && !alone ? null : fit;
}

/** Servers keep no longer shortcodes. */
const longestShortcode = 255;

/**
 * What stands at the caret behind a slash at the start of a word (P-10, B-21). A shortcode may have blanks and slashes:
 * more than a word is one while some shortcode fits it, and at the start of a text as long as nobody knows the
 * shortcodes (PUB-19).
 */
export function slashToken(text: string, caret: number, answers?: readonly QuickMessage[]): SlashToken | null {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  for (const { index, 1: blank = '' } of text.slice(lineStart, caret).matchAll(/(^|\s)\/(?![\s/])/g)) {
    const start = lineStart + index + blank.length;
    const typed = text.slice(start, caret);
    const token = { start, end: caret, typed, alone: text.slice(0, start).trim() === '' };
    const isShortcode =
      /^\/[^\s/]*$/.test(typed) ||
      (typed.length <= longestShortcode && (answers?.some((answer) => codeFit(answer, token) !== null) ?? token.alone));
    if (isShortcode) return token;
  }
  return null;
}

const labelLength = 35;

/** `/<shortcode> - <message>`, the message cut at 35 characters (P-11). */
export function quickAnswerLabel({ shortcode, message }: QuickMessage): string {
  return `${commandOf(shortcode)} - ${shortened(message, labelLength, '...')}`;
}

/** Id of an answer in the list, for the box that points at it. */
export const optionId = (listId: string, { id }: QuickMessage): string => `${listId}-${id}`;

/** A voice note by its name (contract 5.9). */
export const voiceNote = (mp3: Blob): File =>
  new File([mp3], `${voiceNotePrefix}${Date.now()}.mp3`, { type: 'audio/mp3' });

/** Whether a text begins with a slash: most likely a shortcut that was meant for us (REAL-2, DAY-9). */
export const mayBeShortcut = (text: string): boolean => text.trimStart().startsWith('/');

/** How well an answer fits: by its shortcode, or else by what was typed inside its label (contract 6.3). */
function fitOf(answer: QuickMessage, wanted: Wanted): number | null {
  const inLabel = foldText(quickAnswerLabel(answer)).includes(foldText(wanted.typed));
  return codeFit(answer, wanted) ?? (inLabel ? shortcodeFits.inside + 1 : null);
}

/** Quick answers that fit what was typed: the exact one first, then what is used most, then by name (DAY-9, PUB-19). */
export function matchingAnswers(
  answers: readonly QuickMessage[],
  wanted: Wanted,
  uses: AnswerUses = {},
): QuickMessage[] {
  return answers
    .flatMap((answer) => {
      const fit = fitOf(answer, wanted);
      return fit === null ? [] : [{ answer, fit, used: usesOf(uses, answer.id) }];
    })
    .toSorted((a, b) => a.fit - b.fit || b.used - a.used || a.answer.shortcode.localeCompare(b.answer.shortcode))
    .map(({ answer }) => answer);
}

/** Quick answers with exactly this shortcut, or else with this one but for its accents, or its blanks. */
export function exactAnswers(answers: readonly QuickMessage[], typed: string): QuickMessage[] {
  const { same, unaccented, bridged } = shortcodeFits;
  const found = [same, unaccented, bridged].map((fit) =>
    answers.filter(({ shortcode }) => shortcodeFit(shortcode, typed) === fit),
  );
  return found.find((some) => some.length > 0) ?? [];
}

const extensionOf = (path: string): string => /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(path)?.[1] ?? 'bin';

/** Loads the attachment of a quick answer as a file (P-12, contract 6.3). */
export async function loadAttachment(answer: QuickMessage): Promise<File> {
  const { mediaPath } = answer;
  if (mediaPath === null) throw new Error('no attachment');
  // The server's addresses are not percent-encoded.
  const response = await fetch(new URL(mediaPath, window.location.href));
  if (!response.ok) throw new Error(`attachment: HTTP ${response.status}`);
  const blob = await response.blob();
  return new File([blob], attachmentName(answer) || `${Date.now()}.${extensionOf(mediaPath)}`, { type: blob.type });
}
