import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverAnswers } from '@/api/http';
import { reportAnswer, serverReachable } from '@/api/serverState';
import { useStore } from '@/browser/useStore';
import { spread, stepOf } from '@/lib/backoff';
import { useSocket } from '@/contexts/SocketContext';

const pauses = [3, 5, 10, 20, 30] as const;

/** Whole seconds before an attempt, never as long as others wait (SAFE-7). @param attempt from 0 */
const pauseOf = (attempt: number): number => Math.round(spread(stepOf(pauses, attempt)));

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
  const reachable = useStore(serverReachable);
  const client = useQueryClient();
  const socket = useSocket();
  const [attempt, setAttempt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(() => pauseOf(0));

  const recover = useEffectEvent(() => {
    reportAnswer();
    setAttempt(0);
    setSecondsLeft(pauseOf(0));
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
    void serverAnswers().then((isThere) => {
      if (!current) return;
      if (isThere) {
        recover();
        return;
      }
      setAttempt(attempt + 1);
      setSecondsLeft(pauseOf(attempt + 1));
    });
    return () => {
      current = false;
    };
  }, [asking, attempt]);

  return { reachable, secondsLeft, tryNow: () => setSecondsLeft(0) };
}
