import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { connectionDetail, type ConnectionStatus } from '@/api/connections';

/** Live updates may be down without anyone knowing, so the code is looked up besides (PAIN-8.7). */
const pollMs = 4_000;

export interface Code {
  /** The last one that came, kept while the dialog closes. */
  value: string | null;
  receivedAt: string | undefined;
  retries: number;
  failed: boolean;
}

/**
 * The code of a connection as events and a poll keep it. Tells once when it is over: scanned, or emptied after it had
 * been shown (CN-10, CN-11). A code that has not come yet ends nothing.
 */
export function useCode(id: number, open: boolean, onOver: (status: ConnectionStatus) => void): Code {
  const query = useQuery({ ...connectionDetail(id), enabled: open, refetchInterval: pollMs });
  // What an earlier dialog left behind says nothing about this one.
  const data = query.isFetchedAfterMount ? query.data : undefined;
  const current = data?.status === 'qrcode' && data.qrcode ? data.qrcode : null;
  const [last, setLast] = useState<{ value: string; receivedAt: string | undefined } | null>(null);
  if (current !== null && data && last?.value !== current) setLast({ value: current, receivedAt: data.updatedAt });

  const over = open && data !== undefined && (data.status === 'CONNECTED' || (last !== null && !data.qrcode));
  const tell = useEffectEvent(() => data && onOver(data.status));
  useEffect(() => {
    if (over) tell();
  }, [over]);

  return {
    value: current ?? (over || !open ? (last?.value ?? null) : null),
    receivedAt: last?.receivedAt,
    retries: data?.retries ?? 0,
    failed: query.isError,
  };
}
