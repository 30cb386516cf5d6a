import { useState } from 'react';

/** The same object as long as its content is equal, so that equal filters stay one list. */
export function useEqual<T>(value: T): T {
  const key = JSON.stringify(value);
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
