import { memo } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Bubble } from './Bubble';
import { PendingBubble } from './PendingBubble';
import { isSameRow, type Row } from './threadRows';
import { ThreadNote } from './ThreadNote';
import { DaySeparator, TicketSeparator, UnreadSeparator } from './Separators';

interface ThreadRowProps {
  row: Row;
  marked: boolean;
}

function Content({ row, marked }: ThreadRowProps) {
  switch (row.type) {
    case 'day':
      return <DaySeparator date={row.date} />;
    case 'ended':
    case 'started':
      return <TicketSeparator type={row.type} date={row.date} />;
    case 'unread':
      return <UnreadSeparator count={row.count} />;
    case 'pending':
      return <PendingBubble entry={row.entry} first={row.first} held={row.held} />;
    case 'note':
      return <ThreadNote note={row.note} />;
    case 'message':
      return (
        <ErrorBoundary variant="message" resetKey={row.message}>
          <Bubble message={row.message} first={row.first} marked={marked} />
        </ErrorBoundary>
      );
  }
}

/** One row of the conversation; renders again only when it changed itself (docs/performance.md). */
export const ThreadRow = memo(Content, (a, b) => a.marked === b.marked && isSameRow(a.row, b.row));
