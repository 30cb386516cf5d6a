import type { ClipboardEvent } from 'react';
import type { Message } from '@/api/messages';
import { usePreviewWords } from '@/components/text/MessagePreview';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { captionOf, kindOfMessage, previewOf } from '@/lib/messagePreview';
import { authorOf } from '../writerOf';

/** Whether something of a row is marked: a selection may end before its first letter, behind what is only read aloud. */
function isReached(row: Element, range: Range): boolean {
  if (!range.intersectsNode(row)) return false;
  const part = range.cloneRange();
  if (!row.contains(range.startContainer)) part.setStart(row, 0);
  if (!row.contains(range.endContainer)) part.setEnd(row, row.childNodes.length);
  const by = row.querySelector('[data-by]')?.textContent.trim();
  return !['', by].includes(part.toString().trim());
}

/**
 * Copies several selected messages as the best messengers do: each whole, with its time and who wrote it. Within a single
 * one the browser copies what is marked. Notes do not come along: what is copied may go to a customer (PUB-91).
 * @param contactName who wrote what came in, where the message itself does not know
 * @returns for `onCopy` of what holds the rows
 */
export function useCopyMessages(messages: readonly Message[], contactName: string) {
  const { t } = useTranslation();
  const words = usePreviewWords();
  const lineOf = (message: Message): string => {
    const caption = captionOf(message);
    const kind = kindOfMessage(message);
    const isWritten = ['image', 'video'].includes(kind) && caption !== '';
    const said =
      kind === 'text' ? caption || message.body : words(isWritten ? { kind, text: caption } : previewOf(message));
    return `[${formatDateTime(message.createdAt)}] ${authorOf(message, contactName, t)}: ${said}`;
  };
  return (event: ClipboardEvent<HTMLElement>): void => {
    const selection = document.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    if (!range) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
      isReached(row, range),
    );
    const keys = new Set(rows.map(({ dataset }) => dataset['row']));
    const lines = messages.filter(({ id }) => keys.has(id)).map(lineOf);
    if (keys.size < 2 || lines.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', lines.join('\n'));
  };
}
