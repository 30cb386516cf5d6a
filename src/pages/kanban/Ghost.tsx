import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import type { Ticket } from '@/api/tickets';
import styles from './Card.module.css';
import { CardBody } from './CardBody';
import { useCardName } from './useCardName';

interface GhostProps {
  ticket: Ticket;
  width: number;
  ref: Ref<HTMLDivElement>;
}

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
      <div className={styles.card} data-raised="">
        <CardBody ticket={ticket} name={name} title={<span className={styles.name}>{name}</span>} />
      </div>
    </Box>,
    document.body,
  );
}
