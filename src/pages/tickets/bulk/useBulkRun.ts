import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { runBulk } from '@/features/ticket-actions/bulk';
import { useBulkAct, type BulkOrder, type BulkResult } from '@/features/ticket-actions/useBulkAct';
import { resyncAll } from '@/realtime/resync';

export interface BulkRunState {
  order: BulkOrder;
  /** As they were when the run began; live events change the lists, not this. */
  tickets: readonly Ticket[];
  results: ReadonlyMap<number, BulkResult>;
  phase: 'running' | 'stopping' | 'over';
}

export interface BulkRun {
  run: BulkRunState | null;
  start: (order: BulkOrder, tickets: readonly Ticket[]) => void;
  /** What is under way ends, the rest stays untouched. */
  stop: () => void;
  /** Once more those that failed. */
  retry: () => void;
}

/** One run over many tickets with a result for each; leaving the page stops it (B-26). */
export function useBulkRun(): BulkRun {
  const client = useQueryClient();
  const act = useBulkAct();
  const [run, setRun] = useState<BulkRunState | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const work = async (next: BulkRunState, items: readonly Ticket[]): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    setRun(next);
    let failed = false;
    const step = async (ticket: Ticket): Promise<void> => {
      const result = await act(next.order, ticket);
      failed ||= result.kind === 'failed';
      setRun((now) => now && { ...now, results: new Map(now.results).set(ticket.id, result) });
    };
    await runBulk(items, step, signal);
    setRun((now) => now && { ...now, phase: 'over' });
    // What we showed may be older than the server's truth (contract 7.9).
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
