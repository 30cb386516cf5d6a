import type { Row } from './threadRows';

const guesses: Record<Row['type'], number> = {
  day: 48,
  ended: 40,
  started: 40,
  unread: 40,
  message: 43,
  pending: 43,
  note: 72,
};
const textLine = { letters: 80, height: 20 };
/** A long message is folded; a note is not. */
const mostLines = { message: 12, pending: 12, note: 30 } as const;

/**
 * About the height of a row with usual letters, in pixels, before it is measured, so that little is corrected while
 * somebody scrolls.
 */
export function guessHeight(row: Row | undefined): number {
  if (row?.type !== 'message' && row?.type !== 'pending' && row?.type !== 'note') {
    return guesses[row?.type ?? 'message'];
  }
  const { length } = row.type === 'message' ? row.message.body : row.type === 'note' ? row.note.note : row.entry.body;
  const lines = Math.min(mostLines[row.type], Math.floor(length / textLine.letters));
  return guesses[row.type] + (row.type !== 'note' && row.first ? 8 : 0) + lines * textLine.height;
}
