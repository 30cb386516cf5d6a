/**
 * For what leads elsewhere when its answer comes: who has gone to another page meanwhile is not called back.
 * @returns tells whether the page is still the one it was at the call
 */
export function stillHere(): () => boolean {
  const begun = window.location.pathname;
  return () => window.location.pathname === begun;
}

/**
 * For what would ask late: a question that comes under the hands of who is doing something else is answered by the next
 * key.
 * @returns ends it, and tells whether nothing was pressed since the call
 */
export function handsAtRest(): () => boolean {
  let atRest = true;
  const ended = new AbortController();
  const note = (event: Event): void => {
    if (!(event instanceof KeyboardEvent && event.repeat)) atRest = false;
  };
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, note, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    return atRest;
  };
}
