import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSocketEvent } from '@/contexts/SocketContext';
import type { PatchBatch } from '@/realtime/patchQueries';
import { isNarrowed, recordPatch } from '@/realtime/records';
import { recordSources, toRecordChange, type RecordSource } from '@/realtime/recordSources';

/** Many events within this time read a list again once. */
const gatherMs = 500;

/** Marks queries stale at once and reads those on screen again after a rest. */
function useRereadSoon() {
  const client = useQueryClient();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      waiting.forEach((timer) => clearTimeout(timer));
      waiting.clear();
    };
  }, []);
  return (queryKey: QueryKey): void => {
    const id = hashKey(queryKey);
    if (timers.current.has(id)) return;
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    const reread = () => {
      timers.current.delete(id);
      void client.invalidateQueries({ queryKey });
    };
    timers.current.set(id, setTimeout(reread, gatherMs));
  };
}

function SourceSync({ source, batch }: { source: RecordSource; batch: PatchBatch }) {
  const client = useQueryClient();
  const rereadSoon = useRereadSoon();
  const root: QueryKey = [source.root];

  useSocketEvent(source.event, (payload) => {
    const change = toRecordChange(source, payload);
    if (!change) return;
    batch.add(root, recordPatch(change));
    source.also?.forEach((key) => rereadSoon(key));
    if (change.action !== 'create') return;
    // Only the server knows whether a new record belongs to a search.
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [source.root, 'pages'] })) {
      if (isNarrowed(queryKey)) rereadSoon(queryKey);
    }
  });
  return null;
}

/** Keeps every list of back-office records true while anyone is signed in, whatever page shows it. */
export const RecordSync = ({ batch }: { batch: PatchBatch }) =>
  recordSources.map((source) => <SourceSync key={source.event} source={source} batch={batch} />);
