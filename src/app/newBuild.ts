const guardKey = 'prosa-chunk-reload';

/**
 * A chunk of an older build is gone from the server: one reload, guarded against a loop; if that does not help,
 * the route's error page shows (B-14, PAIN-9.1). Drafts are already stored at that point.
 * @returns the function that stops watching
 */
export function watchBuild(reload: () => void = () => window.location.reload()): () => void {
  const handle = (event: Event): void => {
    // Without a network no chunk can be read, old or new.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(guardKey, String(Date.now()));
    reload();
  };
  window.addEventListener('vite:preloadError', handle);
  return () => window.removeEventListener('vite:preloadError', handle);
}
