import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { campaignKeys, type CampaignWire } from '@/api/campaigns';
import { useSocketEvent } from '@/contexts/SocketContext';
import { isRecord } from '@/lib/guards';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { applyReportEvent } from './report';

/** Fixed: the report is read again so long after it was said to be finished (CR-03). */
const finishedMs = 5_000;
/** While deliveries come in, the whole of it is read again at most this often: events lack the newest one. */
const gatherMs = 3_000;

const isWire = (record: unknown): record is CampaignWire => isRecord(record) && 'scheduledAt' in record;

/** Keeps an open report true by the events of its campaign (CR-03, contract back-office 26.18). */
export function useLiveReport(id: number): void {
  const client = useQueryClient();
  const timers = useRef<{ soon?: ReturnType<typeof setTimeout>; final?: ReturnType<typeof setTimeout> }>({});
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      clearTimeout(waiting.soon);
      clearTimeout(waiting.final);
      delete waiting.soon;
      delete waiting.final;
    };
  }, [id]);

  const reread = () => void client.invalidateQueries({ queryKey: campaignKeys.report(id) });

  useSocketEvent('campaign', ({ action, id: gone, record }) => {
    if (action === 'delete') {
      if (Number(gone) === id) reread();
      return;
    }
    if (!isWire(record) || record.id !== id) return;
    patchQueries(client, campaignKeys.report(id), (report) => applyReportEvent(report, record));
    const waiting = timers.current;
    if (record.status === 'FINALIZADA') {
      clearTimeout(waiting.soon);
      clearTimeout(waiting.final);
      waiting.final = setTimeout(reread, finishedMs);
      return;
    }
    waiting.soon ??= setTimeout(() => {
      delete waiting.soon;
      reread();
    }, gatherMs);
  });
}
