import { routeOf } from './routeOf';

/** A page that fails on and on says so only so often. */
const most = 20;
const frames = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

/**
 * Tells the operator's own address (`errorUrl`, OP-13) of what nobody expected: release, route, kind of error and the
 * places in the build. Never its message, an address, a token, a text or a name: they may hold what people wrote.
 * Errors of the same place are told once, those of extensions never.
 * @param url where the beacon goes, as JSON in a POST
 * @returns `tell` for what React's boundaries have caught, of which the window does not hear, and `end`
 */
export function sendErrors(url: string): { tell: (error: unknown) => void; end: () => void } {
  const told = new Set<string>();
  const tell = (error: unknown): void => {
    if (!(error instanceof Error)) return;
    const stack = [...(error.stack ?? '').matchAll(frames)].map(([, place]) => place).slice(0, 20);
    const place = stack[0];
    if (place === undefined || told.has(place) || told.size >= most) return;
    told.add(place);
    const { route } = routeOf(window.location.pathname);
    const body = JSON.stringify({
      release: __APP_VERSION__,
      commit: __APP_COMMIT__,
      route: route?.path ?? null,
      error: error.name.replaceAll(/\W/g, '').slice(0, 40),
      stack,
    });
    // As text: JSON would be asked for by the browser first, and few collectors answer that.
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
  };
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('error', ({ error }) => tell(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason), { signal });
  return { tell, end: () => ended.abort() };
}
