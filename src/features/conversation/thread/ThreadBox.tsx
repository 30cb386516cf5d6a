import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { MessageSquareDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { useTranslation } from '@/i18n/useTranslation';
import { NewMessagesButton } from './NewMessagesButton';
import { topDate, type Row } from './rows';
import { DaySeparator, Pill } from './Separators';
import type { ThreadState } from './useThread';
import { headHeight, type ThreadScroll } from './useThreadScroll';
import './thread.css';

/** The day of the first row, or what goes on above it; always as high, so nothing below moves. */
function ThreadHead({ thread }: { thread: ThreadState }) {
  const { t } = useTranslation();
  const date = topDate(thread.rows);
  return (
    <Box sx={{ position: 'absolute', top: 6, left: 0, right: 0, height: headHeight - 6 }}>
      {thread.loadingOlder && <Pill>{t('messagesList.loadingOlder')}</Pill>}
      {thread.olderFailed && !thread.loadingOlder && (
        <Pill>
          {t('messagesList.olderFailed')}{' '}
          <Link component="button" type="button" onClick={() => void thread.loadOlder()} sx={{ fontWeight: 600 }}>
            {t('common.retry')}
          </Link>
        </Pill>
      )}
      {!thread.loadingOlder && !thread.olderFailed && date !== null && <DaySeparator date={date} />}
    </Box>
  );
}

interface ThreadBoxProps {
  thread: ThreadState;
  scroll: ThreadScroll;
  /** Draws one row; `marked` while it was asked for. */
  children: (row: Row, marked: boolean) => ReactNode;
}

/** The scrolled rows of a conversation, of which only those in view are drawn (M-02, M-03, B-15). */
export function ThreadBox({ thread, scroll, children: draw }: ThreadBoxProps) {
  const { t } = useTranslation();
  const { rows } = thread;
  const { scroller, items, totalSize, measure, handleScroll, news, isFar, toEnd, marked } = scroll;
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={scroller}
        role="region"
        aria-label={t('messagesList.label')}
        tabIndex={0}
        onScroll={handleScroll}
        sx={{
          position: 'relative',
          flex: 1,
          minHeight: 0,
          minWidth: 0,
          overflow: 'hidden auto',
          overflowAnchor: 'none',
          scrollbarWidth: 'thin',
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        {rows.length === 0 && (
          <EmptyState heading="h3" icon={<MessageSquareDashed />} title={t('messagesList.empty')} />
        )}
        {rows.length > 0 && <ThreadHead thread={thread} />}
        <Box role="list" sx={{ position: 'relative', width: 1 }} style={{ height: totalSize }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={measure}
                  className="thread-row"
                  data-index={index}
                  data-row={row.key}
                  role="listitem"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {draw(row, marked === row.key)}
                </div>
              )
            );
          })}
        </Box>
      </Box>
      <NewMessagesButton count={news} isFar={isFar} onClick={toEnd} />
    </Box>
  );
}
