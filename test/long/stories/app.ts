import { vi } from 'vitest';

/** The app's own modules: each page of a browser has its own. */
export async function loadApp() {
  // Files of this suite share no modules.
  // oxlint-disable-next-line vitest/no-restricted-vi-methods
  vi.resetModules();
  const app = {
    serverState: await import('@/api/serverState'),
    serverClock: await import('@/api/serverClock'),
    session: await import('@/api/session'),
    refresh: await import('@/api/refresh'),
    auth: await import('@/api/auth'),
    http: await import('@/api/http'),
    messages: await import('@/api/messages'),
    tickets: await import('@/api/tickets'),
    client: await import('@/app/queryClient'),
    batches: await import('@/realtime/cache/frameBatch'),
    live: await import('@/realtime/live/liveTable'),
    events: await import('@/realtime/socket/events'),
    resync: await import('@/realtime/resync/resync'),
    lists: await import('@/realtime/live/ticketLists'),
    news: await import('@/realtime/cache/ticketVersions'),
    socket: await import('@/realtime/socket/socketManager'),
    catchUp: await import('@/realtime/resync/catchUp'),
    outbox: await import('@/features/conversation/outbox/outboxRunner'),
    outboxes: await import('@/features/conversation/outbox/outbox'),
    drafts: await import('@/contexts/drafts'),
    thread: await import('@/realtime/live/thread'),
    changes: await import('@/features/tickets/commands/ticketChanges'),
    meanwhile: await import('@/features/tickets/commands/readMeanwhile'),
    tagChanges: await import('@/features/tickets/commands/ticketTags'),
    bulk: await import('@/features/tickets/commands/bulk'),
    busy: await import('@/realtime/cache/busyTickets'),
    kanban: await import('@/api/kanban'),
    board: await import('@/pages/kanban/boardCache'),
    lanes: await import('@/pages/kanban/lanes'),
  };
  const { setRuntimeConfig } = await import('@/lib/runtimeConfig');
  setRuntimeConfig({
    apiUrl: 'http://server.test/api',
    socketUrl: 'http://server.test',
    filesUrl: 'http://server.test',
    brand: { name: 'Prosa', logoUrl: null, primary: null },
  });
  // A sign-out goes by fetch, so that it outlives its page: here it is on the same wire as all else.
  const { publicHttp } = app.http;
  publicHttp.interceptors.request.use((config) => Object.assign(config, { adapter: publicHttp.defaults.adapter }));
  return app;
}

export type App = Awaited<ReturnType<typeof loadApp>>;
