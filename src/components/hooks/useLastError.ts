import { useState } from 'react';

/**
 * Why something could not be read, also while it is read again, when the request itself no longer says so.
 * @param error of the request: null while it is under way
 */
export function useLastError(error: unknown): unknown {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? last;
}
