import Box from '@mui/material/Box';
import type { Ticket } from '@/api/tickets';
import { useDraft } from '../drafts';
import { useFileQueue } from '../fileQueue';
import { ChangeNotice } from './ChangeNotice';
import { ClosedComposer } from './ClosedComposer';
import { OpenComposer } from './OpenComposer';

interface ComposerProps {
  ticket: Ticket;
  onAccept: () => void;
  onReopen: () => void;
  /** An action on the ticket is under way. */
  busy?: boolean;
}

/** Where messages of a conversation are written; only an open ticket takes them (P-01). */
export function Composer({ ticket, onAccept, onReopen, busy = false }: ComposerProps) {
  const { text } = useDraft(ticket.id);
  const { files } = useFileQueue(ticket.id);
  return (
    <Box
      sx={{
        flex: 'none',
        p: '0 16px 14px',
        bgcolor: 'app.thread',
        '@container (max-width: 599px)': { p: '0 8px 10px' },
      }}
    >
      <ChangeNotice key={`notice ${ticket.id}`} ticket={ticket} isWriting={text.trim() !== '' || files.length > 0} />
      {ticket.status === 'open' ? (
        <OpenComposer key={ticket.id} ticket={ticket} />
      ) : (
        <ClosedComposer ticket={ticket} draft={text} busy={busy} onAccept={onAccept} onReopen={onReopen} />
      )}
    </Box>
  );
}
