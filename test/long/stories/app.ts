import { vi } from 'vitest';

/** The app's own modules: each page of a browser has its own. */
export async function loadApp() {
  vi.resetModules();
  const [
    serverState,
    session,
    refresh,
    auth,
    http,
    messages,
    tickets,
    client,
    batches,
    live,
    events,
    resync,
    lists,
    news,
    socket,
    catchUp,
    outbox,
    outboxes,
    drafts,
    thread,
  ] = await Promise.all([
    import('@/api/serverState'),
    import('@/api/session'),
    import('@/api/refresh'),
    import('@/api/auth'),
    import('@/api/http'),
    import('@/api/messages'),
    import('@/api/tickets'),
    import('@/app/queryClient'),
    import('@/realtime/cache/frameBatch'),
    import('@/realtime/live/liveTable'),
    import('@/realtime/socket/events'),
    import('@/realtime/resync/resync'),
    import('@/realtime/live/ticketLists'),
    import('@/realtime/cache/ticketVersions'),
    import('@/realtime/socket/socketManager'),
    import('@/realtime/resync/catchUp'),
    import('@/features/conversation/outbox/outboxRunner'),
    import('@/features/conversation/outbox/outbox'),
    import('@/contexts/drafts'),
    import('@/realtime/live/thread'),
  ]);
  const { setRuntimeConfig } = await import('@/lib/runtimeConfig');
  setRuntimeConfig({
    apiUrl: 'http://server.test/api',
    socketUrl: 'http://server.test',
    filesUrl: 'http://server.test',
    brand: { name: 'Prosa', logoUrl: null, primary: null },
  });
  // A sign-out goes by fetch, so that it outlives its page: here it is on the same wire as all else.
  http.publicHttp.interceptors.request.use((config) =>
    Object.assign(config, { adapter: http.publicHttp.defaults.adapter }),
  );
  return {
    serverState,
    session,
    refresh,
    auth,
    http,
    messages,
    tickets,
    client,
    batches,
    live,
    events,
    resync,
    lists,
    news,
    socket,
    catchUp,
    outbox,
    outboxes,
    drafts,
    thread,
  };
}

export type App = Awaited<ReturnType<typeof loadApp>>;
