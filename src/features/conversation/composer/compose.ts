import { attachmentName, type QuickMessage } from '@/api/quickMessages';
import { foldText } from '@/lib/searchText';
import { foldShortcode } from '@/lib/shortcode';
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

/**
 * How text and files go out together: a text is the caption of the first file that has none, except where it
 * answers a message, because files carry no quote (contract 3.2). A file without a caption goes with an empty one: the
 * server wants the field, not a text in it, and names documents by their file (contract 3.2, 5.9; REAL-9).
 */
export function composeOutgoing(text: string, queue: readonly QueuedFile[], isReply: boolean): OutgoingMessage {
  const body = text.trim();
  const ready = queue.filter(({ problem }) => problem === null);
  const captioned = isReply || body === '' ? null : (ready.find(({ caption }) => caption.trim() === '') ?? null);
  const files = ready.flatMap((item): OutboxFile[] => {
    if (!item.file) return [];
    const caption = item === captioned ? body : item.caption.trim();
    return [{ file: item.file, caption }];
  });
  return { text: captioned ? '' : body, files };
}

/** A "/" at the start of a word, up to the caret. */
export interface SlashToken {
  start: number;
  end: number;
  /** With the slash. */
  typed: string;
}

/**
 * The word at the caret when it begins with a slash (P-10, B-21). A shortcode may have blanks: more than a word is one
 * while some shortcode begins so, and at the start of a text as long as nobody knows the shortcodes (PUB-19).
 */
export function slashToken(text: string, caret: number, answers?: readonly QuickMessage[]): SlashToken | null {
  const typed = /(?:^|\s)(\/[^/\n]*)$/.exec(text.slice(0, caret))?.[1];
  if (typed === undefined) return null;
  const start = caret - typed.length;
  const isShortcode =
    !/\s/.test(typed) ||
    (answers === undefined
      ? start === 0
      : answers.some(({ shortcode }) => foldShortcode(shortcode).startsWith(foldShortcode(typed))));
  return isShortcode ? { start, end: caret, typed } : null;
}

const labelLength = 35;

/** `/<shortcode> - <message>`, the message cut at 35 characters (P-11). */
export function quickAnswerLabel({ shortcode, message }: QuickMessage): string {
  const cut = message.length > labelLength ? `${message.slice(0, labelLength)}...` : message;
  return `/${shortcode} - ${cut}`;
}

/** Id of an answer in the list, for the box that points at it. */
export const optionId = (listId: string, { id }: QuickMessage): string => `${listId}-${id}`;

/** A voice note by its name (contract 5.9). */
export const voiceNote = (mp3: Blob): File =>
  new File([mp3], `${voiceNotePrefix}${Date.now()}.mp3`, { type: 'audio/mp3' });

/** Whether a text begins with a slash: most likely a shortcut that was meant for us (REAL-2, DAY-9). */
export const mayBeShortcut = (text: string): boolean => text.trimStart().startsWith('/');

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** How well an answer fits: the shortcode itself, but for its blanks, its beginning, inside the label; null: not at all. */
function fitOf(answer: QuickMessage, typed: string): number | null {
  const [code, wanted] = [foldShortcode(answer.shortcode), foldShortcode(typed)];
  if (code === wanted) return 0;
  const [bare, bareWanted] = [withoutBlanks(code), withoutBlanks(wanted)];
  if (bare === bareWanted) return 1;
  if (bare.startsWith(bareWanted)) return 2;
  return foldText(quickAnswerLabel(answer)).includes(foldText(typed)) ? 3 : null;
}

/**
 * Quick answers whose label holds what was typed (contract 6.3), accents and blanks notwithstanding: the exact one
 * first, then what is used most, then by name (DAY-9, PUB-19).
 * @param typed with the slash
 */
export function matchingAnswers(
  answers: readonly QuickMessage[],
  typed: string,
  uses: AnswerUses = {},
): QuickMessage[] {
  return answers
    .flatMap((answer) => {
      const fit = fitOf(answer, typed);
      return fit === null ? [] : [{ answer, fit, used: usesOf(uses, answer.id) }];
    })
    .toSorted((a, b) => a.fit - b.fit || b.used - a.used || a.answer.shortcode.localeCompare(b.answer.shortcode))
    .map(({ answer }) => answer);
}

/** Quick answers with exactly this shortcut, or with this one but for its blanks. @param typed with the slash */
export function exactAnswers(answers: readonly QuickMessage[], typed: string): QuickMessage[] {
  const [equal = [], bridged = []] = [0, 1].map((fit) => answers.filter((answer) => fitOf(answer, typed) === fit));
  return equal.length > 0 ? equal : bridged;
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
