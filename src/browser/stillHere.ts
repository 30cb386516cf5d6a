/**
 * For what leads elsewhere when its answer comes: who has gone to another page meanwhile is not called back.
 * @returns tells whether the page is still the one it was at the call
 */
export function stillHere(): () => boolean {
  const begun = window.location.pathname;
  return () => window.location.pathname === begun;
}
