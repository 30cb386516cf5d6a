import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { oneLine } from '@/components/text/cutText';
import type { Ticket } from '@/api/tickets';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { CountBadge } from '@/components/text/CountBadge';
import { MessagePreview } from '@/components/text/MessagePreview';
import { PageState } from '@/components/feedback/PageState';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useSettledClicks } from '@/components/hooks/useSettledClicks';
import type { Bell } from '@/features/notifications/useBell';
import { useTranslation } from '@/i18n/useTranslation';
import { formatListTime } from '@/lib/dates';
import { previewOfLast } from '@/lib/messagePreview';
import { DesktopNoticeOffer } from '../status/DesktopNoticeOffer';
import { PopoverNote } from './PopoverNote';
import { PopoverRow } from './PopoverRow';

function BellRow({ ticket, onNavigate }: { ticket: Ticket; onNavigate: () => void }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const name = ticket.contact?.name ?? '';
  const unread = ticket.unreadMessages ?? 0;
  return (
    <PopoverRow to={`/tickets/${ticket.uuid}`} onNavigate={onNavigate}>
      <ContactAvatar id={ticket.contactId} name={name} src={ticket.contact?.profilePicUrl} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 600, ...oneLine }}>
            {name}
          </Box>
          <Box component="time" dateTime={ticket.updatedAt} sx={{ typography: 'caption', color: 'app.text3' }}>
            {formatListTime(ticket.updatedAt, now)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'app.text2' }}>
          <Box component="span" sx={{ flex: 1, ...oneLine }}>
            <MessagePreview preview={previewOfLast(ticket.lastMessage)} />
          </Box>
          {ticket.status !== 'open' && (
            <Box component="span" sx={{ typography: 'caption', color: 'app.warning', fontWeight: 600 }}>
              {t('notifications.waiting')}
            </Box>
          )}
          <CountBadge count={unread} label={t('common.unread', { count: unread })} />
        </Box>
      </Box>
    </PopoverRow>
  );
}

/** The conversations of the bell; an entry opens its conversation (H-09, H-10, H-13). */
export function BellList({ bell, onNavigate }: { bell: Bell; onNavigate: () => void }) {
  const { t } = useTranslation();
  const { tickets, count, hasMore, loadMore, loadingMore, state, retry } = bell;
  const settled = useSettledClicks(tickets, 'ticket');
  return (
    <>
      <DesktopNoticeOffer />
      <PageState
        state={state === 'ready' && count === 0 && !hasMore ? 'empty' : state}
        skeleton={<RowsSkeleton rows={3} height={56} />}
        failed={<PopoverNote text={t('notifications.failed')} onRetry={retry} />}
        empty={<PopoverNote text={t('notifications.noTickets')} />}
      >
        <Box component="ul" sx={{ listStyle: 'none', p: 0 }} {...settled}>
          {tickets.map((ticket) => (
            <li key={ticket.id} data-ticket={ticket.id}>
              <BellRow ticket={ticket} onNavigate={onNavigate} />
            </li>
          ))}
        </Box>
        {hasMore && (
          <Button fullWidth disabled={loadingMore} onClick={loadMore}>
            {t('notifications.older')}
          </Button>
        )}
      </PageState>
    </>
  );
}
