import Link from '@mui/material/Link';
import { MessageSquareDashed } from 'lucide-react';
import { useState, type ClipboardEventHandler, type ReactNode } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { FoldingContext } from './folding';
import { headHeight } from './measureRows';
import { NewMessagesButton } from './NewMessagesButton';
import { arrivals, topDate, type Row } from './threadRows';
import { DaySeparator, Pill } from './Separators';
import type { ThreadState } from './useThread';
import type { ThreadScroll } from './useThreadScroll';
import styles from './Thread.module.css';

const voicePart = lazyPart(async () => (await import('./media/VoiceBar')).VoiceBar);

/** The day of the first row, or what goes on above it; always as high, so nothing below moves. */
function ThreadHead({ thread }: { thread: ThreadState }) {
  const { t } = useTranslation();
  const date = topDate(thread.rows);
  return (
    <div className={styles.head} style={{ height: headHeight() }}>
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
    </div>
  );
}

interface ThreadBoxProps {
  thread: ThreadState;
  scroll: ThreadScroll;
  /** What is said where nothing is shown. */
  empty?: MessageKey;
  onCopy?: ClipboardEventHandler<HTMLElement>;
  /** Draws one row; `marked` while it was asked for. */
  children: (row: Row, marked: boolean) => ReactNode;
}

/** The scrolled rows of a conversation, of which only those in view are drawn (M-02, M-03, B-15). */
export function ThreadBox({ thread, scroll, empty = 'messagesList.empty', onCopy, children: draw }: ThreadBoxProps) {
  const { t } = useTranslation();
  const { rows } = thread;
  const [openedWith] = useState(() => thread.messages.at(-1)?.id);
  const arrived = arrivals(rows, openedWith);
  const { scroller, items, totalSize, measure, handleScroll, news, isFar, toEnd, show, marked, folding, heardFar } =
    scroll;
  return (
    <div className={styles.box}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={t('messagesList.label')}
        // A conversation longer than its view is scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={handleScroll}
        onCopy={onCopy}
      >
        {rows.length === 0 && <EmptyState heading="h3" icon={<MessageSquareDashed />} title={t(empty)} />}
        {rows.length > 0 && <ThreadHead thread={thread} />}
        <div role="list" className={styles.list} style={{ height: totalSize }}>
          <FoldingContext value={folding}>
            {items.map(({ index, key, start }) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={key}
                    ref={measure}
                    className={styles.row}
                    data-index={index}
                    data-row={row.key}
                    data-arrived={arrived.has(row.key) || undefined}
                    role="listitem"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    {draw(row, marked === row.key)}
                  </div>
                )
              );
            })}
          </FoldingContext>
        </div>
      </div>
      {heardFar !== null && (
        <voicePart.Component onShow={() => show(heardFar)} onLeave={() => scroller.current?.focus()} />
      )}
      <NewMessagesButton count={news} isFar={isFar} onClick={toEnd} />
    </div>
  );
}
