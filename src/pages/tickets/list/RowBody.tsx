import { Bot, CircleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { tip } from '@/components/feedback/tip';
import { activityOf, type Ticket } from '@/api/tickets';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { CountBadge } from '@/components/text/CountBadge';
import { MessagePreview } from '@/components/text/MessagePreview';
import { useSession } from '@/contexts/AuthContext';
import { useTicketHint } from '@/features/conversation/useTicketHint';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOfLast } from '@/lib/messagePreview';
import { useHandedOver } from '@/realtime/cache/handedOver';
import { RowChips } from './RowChips';
import { RowTime } from '@/features/tickets/RowTime';
import { WaitingTime } from '@/features/tickets/WaitingTime';
import { shortened } from '@/lib/firstLetters';
import { contactLabel } from '@/lib/phone';
import styles from './TicketRow.module.css';

/** Below 600 px a name has at most 10 characters (I-11). */
const cutName = (name: string, narrow: boolean): string => (narrow ? shortened(name, 10, '...') : name);

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.mark} role="img" aria-label={label} {...tip(label)}>
      {children}
    </span>
  );
}

function Preview({ ticket, unread, handed }: { ticket: Ticket; unread: boolean; handed: boolean }) {
  const { t } = useTranslation();
  const hint = useTicketHint(ticket.id);
  return (
    <span className={styles.preview} data-unread={unread || undefined}>
      {hint ? (
        <>
          {hint.kind !== 'draft' && <CircleAlert size={16} aria-hidden />}
          <span className={styles.hint}>
            <b data-failed={hint.kind !== 'draft' || undefined}>{t(`ticketsListItem.${hint.kind}`)}</b>{' '}
            <MessagePreview preview={hint.preview} />
          </span>
        </>
      ) : handed ? (
        <span className={styles.hint}>
          <b data-handed>{t('ticketsListItem.handedOver')}</b>{' '}
          <MessagePreview preview={previewOfLast(ticket.lastMessage)} />
        </span>
      ) : (
        <MessagePreview preview={previewOfLast(ticket.lastMessage)} />
      )}
    </span>
  );
}

interface RowBodyProps {
  ticket: Ticket;
  /** 0 for the conversation on screen. */
  unread: number;
  width: number;
  /** Below 600 px. */
  narrow: boolean;
}

/** Avatar and the three lines of a row (T-17 to T-23). */
export function RowBody({ ticket, unread, width, narrow }: RowBodyProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const name = contactLabel(ticket.contact) || t('ticketsListItem.noName');
  const waits = ticket.status === 'pending';
  const handed = useHandedOver(ticket.id) && ticket.userId === user.id;
  const bold = unread > 0 || handed;
  const owner = ticket.userId === user.id ? t('ticketsListItem.you') : ((ticket.user?.name ?? '').split(' ')[0] ?? '');
  const badge = <CountBadge count={unread} label={t('common.unread', { count: unread })} />;

  return (
    <>
      <ContactAvatar
        id={ticket.contactId}
        name={name}
        src={ticket.contact?.profilePicUrl}
        size={40}
        badge={waits && unread > 0 ? <span className={styles.corner}>{badge}</span> : undefined}
      />
      <span className={styles.lines} data-waits={waits || undefined}>
        <span className={styles.line}>
          {ticket.chatbot && (
            <Mark label={t('ticketsListItem.tooltip.chatbot')}>
              <Bot size={16} aria-hidden />
            </Mark>
          )}
          {ticket.isGroup && (
            <Mark label={t('ticketsListItem.tooltip.group')}>
              <Users size={16} aria-hidden />
            </Mark>
          )}
          <span
            className={styles.name}
            data-part="name"
            dir="auto"
            title={narrow ? name : undefined}
            data-unread={bold || undefined}
          >
            {cutName(name, narrow)}
          </span>
          <span className={styles.times}>
            {waits && <WaitingTime since={activityOf(ticket)} timed />}
            <RowTime at={activityOf(ticket)} unread={unread > 0} />
          </span>
        </span>
        <span className={styles.line}>
          <Preview ticket={ticket} unread={bold} handed={handed} />
          {!waits && badge}
        </span>
        <RowChips
          queue={ticket.queue}
          tags={ticket.tags}
          connection={ticket.whatsapp?.name ?? ''}
          owner={owner}
          width={waits ? width - 88 : width}
        />
      </span>
    </>
  );
}
