import { useEffect, useState } from 'react';

/** True once so much time has passed since this part was first shown. */
export function useAfter(milliseconds: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return due;
}
