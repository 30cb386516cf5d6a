import type { ReactNode } from 'react';
import type { Ticket } from '@/api/tickets';
import { ColorChip } from '@/components/text/ColorChip';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { CountBadge } from '@/components/text/CountBadge';
import { FormattedLine } from '@/components/text/FormattedLine';
import { MessagePreview } from '@/components/text/MessagePreview';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useSession } from '@/contexts/AuthContext';
import { RowTime } from '@/features/tickets/RowTime';
import { WaitingTime } from '@/features/tickets/WaitingTime';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOfLast } from '@/lib/messagePreview';
import { formatPhone } from '@/lib/phone';
import styles from './Card.module.css';

interface CardBodyProps {
  ticket: Ticket;
  /** The contact's name, or what stands for it. */
  name: string;
  /** The name as it is shown: the link of a card. */
  title: ReactNode;
  menu?: ReactNode;
}

function LastMessage({ ticket }: { ticket: Ticket }) {
  const preview = previewOfLast(ticket.lastMessage);
  return (
    <p className={styles.last} dir="auto" data-unread={ticket.unreadMessages ? '' : undefined}>
      {preview.kind === 'text' ? <FormattedLine text={preview.text} /> : <MessagePreview preview={preview} />}
    </p>
  );
}

/** What a card shows: who, the last message, queue, owner, time or wait, unread (K-03, design "Kanban"). */
export function CardBody({ ticket, name, title, menu }: CardBodyProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { contact, queue } = ticket;
  const unread = ticket.unreadMessages ?? 0;
  const isOwn = ticket.userId === user.id;
  const owner = isOwn ? t('ticketsListItem.you') : ticket.user?.name;

  return (
    <>
      <div className={styles.head}>
        <ContactAvatar id={ticket.contactId} name={name} src={contact?.profilePicUrl} size={32} />
        <div className={styles.who}>
          {title}
          <span className={styles.number}>{formatPhone(contact?.number ?? '')}</span>
        </div>
        {menu}
      </div>
      <LastMessage ticket={ticket} />
      <div className={styles.foot}>
        <ColorChip color={queue?.color ?? null} label={queue?.name ?? t('ticketsListItem.noQueue')} maxWidth={120} />
        {typeof owner === 'string' && (
          <span className={styles.owner}>
            <span aria-hidden>{owner.split(' ')[0]}</span>
            <VisuallyHidden>
              {isOwn ? t('conversationPanel.withYou') : t('kanban.owner', { name: owner })}
            </VisuallyHidden>
          </span>
        )}
        {ticket.status === 'pending' ? (
          <WaitingTime since={ticket.updatedAt} />
        ) : (
          <RowTime at={ticket.updatedAt} unread={unread > 0} />
        )}
        <CountBadge count={unread} label={t('common.unread', { count: unread })} />
      </div>
    </>
  );
}
