import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
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
    <Box
      component="span"
      role="img"
      aria-label={label}
      {...tip(label)}
      sx={{ display: 'inline-flex', flex: 'none', color: 'app.text3' }}
    >
      {children}
    </Box>
  );
}

function Preview({ ticket, unread }: { ticket: Ticket; unread: boolean }) {
  const { t } = useTranslation();
  const hint = useTicketHint(ticket.id);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        flex: 1,
        minWidth: 0,
        overflow: 'hidden',
        typography: 'body2',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        color: unread ? 'text.primary' : 'app.text2',
        '& > svg': { flex: 'none', color: 'app.text3' },
      }}
    >
      {hint ? (
        <>
          {hint.kind === 'failed' && <CircleAlert size={16} strokeWidth={1.8} aria-hidden />}
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            <Box component="b" sx={{ fontWeight: 600, color: hint.kind === 'failed' ? 'app.error' : 'app.warning' }}>
              {t(hint.kind === 'failed' ? 'ticketsListItem.failed' : 'ticketsListItem.draft')}
            </Box>{' '}
            {hint.text}
          </Box>
        </>
      ) : (
        <MessagePreview preview={previewOfLast(ticket.lastMessage)} />
      )}
    </Box>
  );
}

interface RowBodyProps {
  ticket: Ticket;
  /** 0 for the conversation on screen. */
  unread: number;
  width: number;
}

/** Avatar and the three lines of a row (T-17 to T-23). */
export function RowBody({ ticket, unread, width }: RowBodyProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
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
        badge={
          waits && bold ? (
            <Box component="span" sx={{ position: 'absolute', right: -6, bottom: 26, display: 'grid' }}>
              {badge}
            </Box>
          ) : undefined
        }
      />
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', gap: '2px', flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
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
          <Box
            component="span"
            title={narrow ? name : undefined}
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontWeight: bold ? 600 : 500,
              color: 'text.primary',
            }}
          >
            {cutName(name, narrow)}
          </Box>
          {waits ? <WaitingTime since={ticket.updatedAt} /> : <RowTime at={ticket.updatedAt} unread={bold} />}
        </Box>
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, pr: waits ? 11 : 0 }}
        >
          <Preview ticket={ticket} unread={bold} />
          {!waits && badge}
        </Box>
        <Box component="span" sx={{ display: 'block', pr: waits ? 11 : 0, minWidth: 0 }}>
          <RowChips
            queue={ticket.queue}
            tags={ticket.tags}
            byline={waits ? '' : byline}
            width={waits ? width - 88 : width}
          />
        </Box>
      </Box>
    </>
  );
}
