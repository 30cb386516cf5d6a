import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import type { Ticket } from '@/api/tickets';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconAction } from '@/components/buttons/IconAction';
import { useRoom } from '@/contexts/SocketContext';
import { ThreadView } from '@/features/conversation/thread/ThreadView';
import { useTranslation } from '@/i18n/useTranslation';
import { rooms } from '@/realtime/socket/socketManager';

/** The conversation of the peek: title, hint and messages (T-27, M-25). */
export function PreviewThread({ ticket, titleId, onClose }: { ticket: Ticket; titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  useRoom(rooms.chatBox(ticket.id));
  const name = ticket.contact?.name ?? `#${ticket.id}`;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0 }}>
          {t('ticketsListItem.peekTitle', { name })}
        </DialogTitle>
        <IconAction label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
      </Box>
      <Typography variant="body2" sx={{ px: 3, pb: 1.5, color: 'app.text2' }}>
        {t('ticketsListItem.peekHint')}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'app.thread' }}>
        <ErrorBoundary variant="panel">
          <ThreadView ticket={ticket} readOnly />
        </ErrorBoundary>
      </Box>
    </>
  );
}
