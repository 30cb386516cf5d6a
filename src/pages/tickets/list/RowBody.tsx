import { Bot, CircleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { tip } from '@/components/tip';
import type { Ticket } from '@/api/tickets';
import { ContactAvatar } from '@/components/ContactAvatar';
import { CountBadge } from '@/components/CountBadge';
import { MessagePreview } from '@/components/MessagePreview';
import { useSession } from '@/contexts/AuthContext';
import { useTicketHint } from '@/features/conversation/useTicketHint';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOfLast } from '@/lib/messagePreview';
import { RowChips } from './RowChips';
import { RowTime } from '@/features/ticket-list/RowTime';
import { WaitingTime } from '@/features/ticket-list/WaitingTime';

/** Below 600 px a name has at most 10 characters (I-11). */
export const cutName = (name: string, narrow: boolean): string =>
  narrow && [...name].length > 10 ? `${[...name].slice(0, 10).join('')}...` : name;

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="mark" role="img" aria-label={label} {...tip(label)}>
      {children}
    </span>
  );
}

function Preview({ ticket, unread }: { ticket: Ticket; unread: boolean }) {
  const { t } = useTranslation();
  const hint = useTicketHint(ticket.id);
  return (
    <span className="preview" data-unread={unread || undefined}>
      {hint ? (
        <>
          {hint.kind === 'failed' && <CircleAlert size={16} strokeWidth={1.8} aria-hidden />}
          <span className="hint">
            <b data-failed={hint.kind === 'failed' || undefined}>
              {t(hint.kind === 'failed' ? 'ticketsListItem.failed' : 'ticketsListItem.draft')}
            </b>{' '}
            {hint.text}
          </span>
        </>
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
  const name = ticket.contact?.name || ticket.contact?.number || t('ticketsListItem.noName');
  const waits = ticket.status === 'pending';
  const bold = unread > 0;
  const owner = ticket.userId === user.id ? t('ticketsListItem.you') : (ticket.user?.name ?? '').split(' ')[0];
  const byline = [ticket.whatsapp?.name, owner].filter(Boolean).join(' · ');
  const badge = <CountBadge count={unread} label={t('common.unread', { count: unread })} />;

  return (
    <>
      <ContactAvatar
        id={ticket.contactId}
        name={name}
        src={ticket.contact?.profilePicUrl}
        size={40}
        badge={waits && bold ? <span className="corner">{badge}</span> : undefined}
      />
      <span className="lines" data-waits={waits || undefined}>
        <span className="line">
          {ticket.chatbot && (
            <Mark label={t('ticketsListItem.tooltip.chatbot')}>
              <Bot size={16} strokeWidth={1.8} aria-hidden />
            </Mark>
          )}
          {ticket.isGroup && (
            <Mark label={t('ticketsListItem.tooltip.group')}>
              <Users size={16} strokeWidth={1.8} aria-hidden />
            </Mark>
          )}
          <span className="name" title={narrow ? name : undefined} data-unread={bold || undefined}>
            {cutName(name, narrow)}
          </span>
          {waits ? <WaitingTime since={ticket.updatedAt} /> : <RowTime at={ticket.updatedAt} unread={bold} />}
        </span>
        <span className="line">
          <Preview ticket={ticket} unread={bold} />
          {!waits && badge}
        </span>
        <RowChips
          queue={ticket.queue}
          tags={ticket.tags}
          byline={waits ? '' : byline}
          width={waits ? width - 88 : width}
        />
      </span>
    </>
  );
}
