import Button from '@mui/material/Button';
import { EllipsisVertical } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Ticket } from '@/api/tickets';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './Card.module.css';
import { CardBody } from './CardBody';
import { useCardName } from './useCardName';

export const hintId = 'kanban-card-hint';

interface CardProps {
  ticket: Ticket;
  /** It is being dragged by the pointer; its place in the lane stays free. */
  lifted: boolean;
  /** It is being moved by keyboard; the focus stays here until it is dropped. */
  held: boolean;
  /** The one card of its lane that Tab reaches. */
  tabbable: boolean;
  /** Focused when this becomes true. */
  wished: boolean;
  /** Says to which lane it could not be moved, and why. */
  failure: { lane: string; reason: string } | null;
}

/** A ticket on the board. Presses, keys and clicks are heard by the board (`data-card`, `data-act`). */
export const Card = memo(function Card({ ticket, lifted, held, tabbable, wished, failure }: CardProps) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const name = useCardName()(ticket);
  const tabIndex = tabbable ? 0 : -1;

  useEffect(() => {
    if (wished) link.current?.focus({ preventScroll: true });
  }, [wished]);

  return (
    <div className={styles.card} data-card={ticket.id} data-lifted={lifted || undefined} data-held={held || undefined}>
      <CardBody
        ticket={ticket}
        name={name}
        title={
          <Link
            ref={link}
            className={styles.name}
            dir="auto"
            to={`/tickets/${ticket.uuid}`}
            title={name}
            draggable={false}
            tabIndex={tabIndex}
            aria-describedby={hintId}
            aria-keyshortcuts="Space"
          >
            {name}
          </Link>
        }
        menu={
          <IconAction
            label={t('kanban.actions', { name })}
            icon={<EllipsisVertical size={16} />}
            size="small"
            tabIndex={tabIndex}
            aria-haspopup="menu"
            data-act="menu"
          />
        }
      />
      {failure && (
        <div className={styles.failure} data-failure="" data-no-drag="">
          <span>{failure.reason}</span>
          <Button
            size="small"
            color="inherit"
            data-act="retry"
            aria-label={t('kanban.failed.retry', { name, lane: failure.lane })}
          >
            {t('common.retry')}
          </Button>
          <Button size="small" color="inherit" data-act="forget" aria-label={t('kanban.failed.dismiss', { name })}>
            {t('common.close')}
          </Button>
        </div>
      )}
    </div>
  );
});
