import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { Ticket } from '@/api/tickets';
import { latePart } from '@/components/latePart';
import { Dialog } from '@/components/onDemand';
import { ThreadSkeleton } from '@/components/ThreadSkeleton';

// The list paints without the conversation's code.
const peeked = latePart(async () => (await import('./PeekedThread')).PeekedThread, <ThreadSkeleton />);

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
      {ticket && <peeked.Part ticket={ticket} titleId={titleId} onClose={onClose} />}
    </Dialog>
  );
}
