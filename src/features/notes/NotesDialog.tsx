import { Dialog } from '@/components/lazy/layers.lazy';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { Ticket } from '@/api/tickets';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { TicketNotes } from './TicketNotes';

/** The same notes as in the drawer, in a dialog of their own (W-06). */
export function NotesDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {t('ticketNotes.dialogTitle', { name: ticket.contact?.name ?? `#${ticket.id}` })}
        </DialogTitle>
        <IconAction label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
      </Box>
      <DialogContent>
        <TicketNotes autoFocus ticketId={ticket.id} contactId={ticket.contactId} />
      </DialogContent>
    </Dialog>
  );
}
