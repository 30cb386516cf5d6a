import { readTabText, writeTabText } from '@/lib/storage';

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
    const now = Date.now();
    if (now - Number(readTabText(guardKey) ?? 0) < 60_000) return;
    writeTabText(guardKey, String(now));
    // Where nothing can be kept, nothing guards against a loop.
    if (readTabText(guardKey) !== String(now)) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', handle);
  return () => window.removeEventListener('vite:preloadError', handle);
}
