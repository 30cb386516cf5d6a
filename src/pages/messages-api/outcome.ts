import type { TFunction } from '@/i18n/keys';
import { codeText, failureText, isNetworkFailure, UnreadableAnswer } from '@/api/errors';
import type { ExternalAnswer } from '@/api/externalMessages';
import { shortened } from '@/lib/firstLetters';
import { isRecord } from '@/lib/guards';

/** What a test shows. */
export interface Outcome {
  ok: boolean;
  /** Null where no answer came. */
  status: number | null;
  /** The answer as text, cut where it is a whole page; null where none came. */
  body: string | null;
  /** What it means, translated. */
  words: string;
}

const longest = 2_000;

function textOf(body: unknown): string {
  if (body === null || body === undefined) return '';
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return shortened(text, longest);
}

const isGood = ({ status }: ExternalAnswer): boolean => status >= 200 && status < 300;

/** The server says something of a message that it took; whoever answers well with nothing or a page has not sent it. */
const isSent = (answer: ExternalAnswer): boolean =>
  isGood(answer) && isRecord(answer.body) && Object.keys(answer.body).length > 0;

const notOurs = new UnreadableAnswer(true);
const unreadable = new UnreadableAnswer();

function wordsOf(t: TFunction, answer: ExternalAnswer): string {
  const { status, body } = answer;
  if (isSent(answer)) return t('messagesAPI.answers.sent');
  if (isGood(answer)) return failureWords(t, typeof body === 'string' && body !== '' ? notOurs : unreadable);
  if (status === 401) return t('messagesAPI.answers.token');
  if (status === 413) return t('backendErrors.tooLarge');
  const code = isRecord(body) && typeof body['error'] === 'string' ? body['error'] : null;
  if (code === null) return t(status === 404 ? 'messagesAPI.answers.absent' : 'messagesAPI.answers.refused');
  return codeText(t, code);
}

const failureWords = (t: TFunction, error: unknown): string =>
  failureText(t, error) ?? t('messagesAPI.answers.refused');

/** An answer of the server, good or bad. */
export const answered = (t: TFunction, answer: ExternalAnswer): Outcome => ({
  ok: isSent(answer),
  status: answer.status,
  body: textOf(answer.body),
  words: wordsOf(t, answer),
});

/** No answer came; whoever has none may have sent it all the same. */
export const unanswered = (t: TFunction, error: unknown): Outcome => ({
  ok: false,
  status: null,
  body: null,
  words: isNetworkFailure(error) ? t('messagesAPI.answers.unsure') : failureWords(t, error),
});
