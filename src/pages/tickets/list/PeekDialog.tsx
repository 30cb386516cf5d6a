import Box from '@mui/material/Box';
import { Dialog } from '@/components/onDemand';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/api/tickets';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { IconAction } from '@/components/IconAction';
import { useRoom } from '@/contexts/SocketContext';
import { Thread } from '@/features/conversation/thread/Thread';
import { rooms } from '@/realtime/socketManager';

function Peeked({ ticket, titleId, onClose }: { ticket: Ticket; titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  useRoom(rooms.chatBox(ticket.id));
  const name = ticket.contact?.name ?? `#${ticket.id}`;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0 }}>
          {t('ticketsListItem.peekTitle', { name })}
        </DialogTitle>
        <IconAction label={t('common.close')} icon={<X size={20} strokeWidth={1.6} />} onClick={onClose} />
      </Box>
      <Typography variant="body2" sx={{ px: 3, pb: 1.5, color: 'app.text2' }}>
        {t('ticketsListItem.peekHint')}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'app.thread' }}>
        <ErrorBoundary variant="panel">
          <Thread ticket={ticket} readOnly />
        </ErrorBoundary>
      </Box>
    </>
  );
}

/** A ticket's messages to look at, for admins; one dialog for the whole list (T-27, contract 7.19, 7.31). */
export function PeekDialog({ ticket, onClose }: { ticket: Ticket | null; onClose: () => void }) {
  const titleId = useId();
  const small = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={small}
      slotProps={{
        paper: { sx: { width: 640, maxWidth: '100%', height: small ? 1 : 'min(760px, calc(100vh - 64px))' } },
      }}
    >
      {ticket && <Peeked ticket={ticket} titleId={titleId} onClose={onClose} />}
    </Dialog>
  );
}
