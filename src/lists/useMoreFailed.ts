import { useState } from 'react';

/**
 * Whether the next page of a list has failed. Kept until a further page is here or another list is shown: events and a
 * reading of the whole list in between succeed, and would have the page asked for without end by the end of the list,
 * which is still in view (T-12, I-15, PAIN-4.7).
 * @param list what tells one list from another, by identity
 * @param pages how many pages are here
 * @param failing the query's own word, which any success takes back
 */
export function useMoreFailed(list: unknown, pages: number, failing: boolean): boolean {
  const [failed, setFailed] = useState<{ list: unknown; pages: number } | null>(null);
  const isStill = failed !== null && failed.list === list && failed.pages === pages;
  if (failing && !isStill) setFailed({ list, pages });
  else if (failed !== null && !isStill) setFailed(null);
  return failing || isStill;
}
