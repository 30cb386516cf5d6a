import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import type { Ticket } from '@/api/tickets';
import { CardBody } from './CardBody';
import { cardRules } from './cardStyles';
import { useCardName } from './useCardName';

interface GhostProps {
  ticket: Ticket;
  width: number;
  ref: Ref<HTMLDivElement>;
}

const raised = {
  transform: 'rotate(1.5deg)',
  '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
  '& .card': { ...cardRules, boxShadow: 3, bgcolor: 'app.raised', borderColor: 'app.focus' },
} as const;

/** The card that follows the pointer (design, "Kanban": dragged card). */
export function Ghost({ ticket, width, ref }: GhostProps) {
  const name = useCardName()(ticket);
  return createPortal(
    <Box
      ref={ref}
      aria-hidden
      sx={{ position: 'fixed', left: 0, top: 0, zIndex: 'tooltip', pointerEvents: 'none', visibility: 'hidden' }}
      style={{ width }}
    >
      <Box sx={raised}>
        <div className="card">
          <CardBody ticket={ticket} name={name} title={<span className="name">{name}</span>} />
        </div>
      </Box>
    </Box>,
    document.body,
  );
}
