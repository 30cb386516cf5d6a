import { attachmentName, type QuickMessage } from '@/api/quickMessages';
import { voiceNotePrefix, type OutboxFile } from '../outbox/outbox';
import type { QueuedFile } from './fileQueue';

/** The text as it is sent: with the agent's name in bold on its own line when signing (P-05, contract 6.3). */
export const signed = (text: string, name: string | null): string => (name === null ? text : `*${name}:*\n${text}`);

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

/** The word at the caret when it begins with a slash (P-10, B-21). */
export function slashToken(text: string, caret: number): SlashToken | null {
  const typed = /(?:^|\s)(\/\S*)$/.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? null : { start: caret - typed.length, end: caret, typed };
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

/** Whether a text is nothing but a slash and one word: most likely a shortcut that was meant for us (REAL-2). */
export const isLoneShortcut = (text: string): boolean => /^\/\S+$/.test(text.trim());

/** Quick answers whose label holds what was typed (contract 6.3). */
export function matchingAnswers(answers: readonly QuickMessage[], typed: string): QuickMessage[] {
  const wanted = typed.toLowerCase();
  return answers.filter((answer) => quickAnswerLabel(answer).toLowerCase().includes(wanted));
}

/** Quick answers with exactly this shortcut. @param typed with the slash */
export const exactAnswers = (answers: readonly QuickMessage[], typed: string): QuickMessage[] =>
  answers.filter(({ shortcode }) => `/${shortcode}`.toLowerCase() === typed.toLowerCase());

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
