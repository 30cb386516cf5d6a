import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The present, every 15 seconds: states of messages, the line of now and "today" follow it. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, tickMs);
    // A tab that slept shows the right day at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
