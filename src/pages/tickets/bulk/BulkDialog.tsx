import { useRef } from 'react';
import type { Ticket } from '@/api/tickets';
import { splitBulk, type BulkAction } from '@/features/tickets/commands/bulk';
import type { BulkOrder } from '@/features/tickets/commands/useBulkAct';
import { BulkAsk } from './BulkAsk';
import { BulkProgress } from './BulkProgress';
import { useBulkRun } from './useBulkRun';

interface BulkDialogProps {
  action: BulkAction;
  /** The selected ones. */
  tickets: readonly Ticket[];
  /** After a run the ids it did not change, null without one. */
  onClose: (rest: readonly number[] | null) => void;
}

/** One action for many tickets: what is meant, its progress, and what became of each (B-26). */
export function BulkDialog({ action, tickets, onClose }: BulkDialogProps) {
  const { able, out } = splitBulk(action, tickets);
  const { run, start, stop, retry } = useBulkRun();
  const started = useRef(false);

  if (run) return <BulkProgress run={run} onStop={stop} onRetry={retry} onClose={onClose} />;
  return (
    <BulkAsk
      action={action}
      count={able.length}
      out={out}
      onStart={(order: BulkOrder) => {
        started.current = true;
        start(order, able);
      }}
      // The dialog that asks calls `onClose` once it is answered, too.
      onClose={() => {
        if (!started.current) onClose(null);
      }}
    />
  );
}
