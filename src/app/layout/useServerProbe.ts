import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { serverVersion } from '@/api/auth';
import { isNetworkFailure } from '@/api/errors';
import { isServerReachable, onServerState, reportAnswer } from '@/api/serverState';
import { useSocket } from '@/contexts/SocketContext';

const pauses = [3, 5, 10, 20, 30] as const;

export interface ServerProbe {
  reachable: boolean;
  /** Seconds to the next attempt; 0 while one is under way. */
  secondsLeft: number;
  tryNow: () => void;
}

/**
 * While the server does not answer, asks for its version with growing pauses; when it does again, what had failed is
 * fetched anew and the socket connects at once (B-09).
 */
export function useServerProbe(): ServerProbe {
  const reachable = useSyncExternalStore(onServerState, isServerReachable);
  const client = useQueryClient();
  const socket = useSocket();
  const [attempt, setAttempt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState<number>(pauses[0]);

  const recover = useEffectEvent(() => {
    reportAnswer();
    setAttempt(0);
    setSecondsLeft(pauses[0]);
    socket?.nudge();
    void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  });

  const waiting = !reachable && secondsLeft > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);

  const asking = !reachable && secondsLeft === 0;
  useEffect(() => {
    if (!asking) return undefined;
    let current = true;
    const again = (): void => {
      if (!current) return;
      setAttempt(attempt + 1);
      setSecondsLeft(pauses[Math.min(attempt + 1, pauses.length - 1)] ?? pauses[0]);
    };
    serverVersion().then(
      () => {
        if (current) recover();
      },
      (error: unknown) => {
        if (!current) return;
        // A refusal is an answer too.
        if (isNetworkFailure(error)) again();
        else recover();
      },
    );
    return () => {
      current = false;
    };
  }, [asking, attempt]);

  return { reachable, secondsLeft, tryNow: () => setSecondsLeft(0) };
}
