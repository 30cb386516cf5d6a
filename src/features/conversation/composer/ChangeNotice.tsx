import Box from '@mui/material/Box';
import { ArrowLeftRight, X } from 'lucide-react';
import { useState } from 'react';
import { isServedBy, type Ticket } from '@/api/tickets';
import { Banner } from '@/components/feedback/Banner';
import { IconAction } from '@/components/buttons/IconAction';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';

type Standing = Pick<Ticket, 'status' | 'userId'>;

const isSame = (a: Standing, b: Standing): boolean => a.status === b.status && a.userId === b.userId;

/**
 * Says so when the conversation changes owner or status while something is being written (B-12). Its place is always
 * there, so that a reader hears what comes into it.
 */
export function ChangeNotice({ ticket, isWriting }: { ticket: Ticket; isWriting: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { status, userId } = ticket;
  /** How the ticket stood when the writing began. */
  const [known, setKnown] = useState<Standing>({ status, userId });

  // Nothing written, or now ours: there is nothing to warn about.
  const settled = !isWriting || isServedBy(ticket, user.id);
  if (settled && !isSame(known, ticket)) setKnown({ status, userId });
  const causes = {
    open: t('messagesInput.transferredTo', { name: ticket.user?.name ?? '' }),
    pending: t('messagesInput.pendingMeanwhile'),
    closed: t('messagesInput.closedMeanwhile'),
  };
  const moved = status !== 'closed' && ticket.user && ticket.user.id !== user.id;
  return (
    <div role="status">
      {!settled && !isSame(known, ticket) && (
        <Box
          data-kept-clear=""
          sx={{ position: 'relative', mb: 1, borderRadius: 'var(--radius-card)', overflow: 'hidden' }}
        >
          <Banner
            isPlaced
            severity="warning"
            icon={<ArrowLeftRight />}
            cause={moved ? causes.open : causes[status]}
            text={status === 'open' ? t('messagesInput.textStaysSendable') : t('messagesInput.textStays')}
          />
          <Box sx={{ position: 'absolute', top: 6, right: 8, color: 'app.warning' }}>
            <IconAction
              size="small"
              label={t('messagesInput.dismissNotice')}
              icon={<X size={16} />}
              onClick={() => setKnown({ status, userId })}
            />
          </Box>
        </Box>
      )}
    </div>
  );
}
