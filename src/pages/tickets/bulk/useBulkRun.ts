import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { useAllOut } from '@/features/conversation/outbox/useOutbox';
import { runBulk } from '@/features/tickets/commands/bulk';
import { useBulkAct, type BulkOrder, type BulkResult } from '@/features/tickets/commands/useBulkAct';
import { resyncAll } from '@/realtime/resync/resync';

export interface BulkRunState {
  order: BulkOrder;
  /** The tickets as they were when the run began; live events do not change these. */
  tickets: readonly Ticket[];
  results: ReadonlyMap<number, BulkResult>;
  phase: 'running' | 'stopping' | 'over';
}

export interface BulkRun {
  run: BulkRunState | null;
  start: (order: BulkOrder, tickets: readonly Ticket[]) => void;
  /** Stops the run: the ticket under way is finished, the rest are not begun. */
  stop: () => void;
  /** Runs again over those that failed. */
  retry: () => void;
}

/** One run over many tickets with a result for each; leaving the page stops it (B-26). */
export function useBulkRun(): BulkRun {
  const client = useQueryClient();
  const act = useBulkAct(useAllOut());
  const [run, setRun] = useState<BulkRunState | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const work = async (next: BulkRunState, items: readonly Ticket[]): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    setRun(next);
    let failed = false;
    const step = async (ticket: Ticket): Promise<void> => {
      const tell = (result: BulkResult): void =>
        setRun((now) => now && { ...now, results: new Map(now.results).set(ticket.id, result) });
      const result = await act(next.order, ticket, tell);
      failed ||= result.kind === 'failed';
      tell(result);
    };
    await runBulk(items, step, signal);
    setRun((now) => now && { ...now, phase: 'over' });
    // The lists may be older than what the server has (contract 7.9).
    if (failed) await resyncAll(client);
  };

  return {
    run,
    start: (order, tickets) => void work({ order, tickets, results: new Map(), phase: 'running' }, tickets),
    stop: () => {
      controller.current?.abort();
      setRun((now) => now && { ...now, phase: 'stopping' });
    },
    retry: () => {
      if (!run) return;
      const kept = [...run.results].filter(([, { kind }]) => kind !== 'failed');
      const failed = run.tickets.filter(({ id }) => run.results.get(id)?.kind === 'failed');
      void work({ ...run, results: new Map(kept), phase: 'running' }, failed);
    },
  };
}
