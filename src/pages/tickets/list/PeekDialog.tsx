import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { Ticket } from '@/api/tickets';
import { lazyPart } from '@/components/lazy/lazyPart';
import { Dialog } from '@/components/lazy/layers.lazy';
import { ThreadSkeleton } from '@/components/feedback/ThreadSkeleton';

// The code of a conversation is not part of the first load of the list.
const peeked = lazyPart(async () => (await import('./PreviewThread')).PreviewThread, {
  fallback: <ThreadSkeleton />,
});

/** A ticket's messages to look at, for admins; one dialog for the whole list (T-27, contract 7.19, 7.31). */
export function PeekDialog({ open: ticket, onClose }: { open: Ticket | null; onClose: () => void }) {
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
      {ticket && <peeked.Component ticket={ticket} titleId={titleId} onClose={onClose} />}
    </Dialog>
  );
}
