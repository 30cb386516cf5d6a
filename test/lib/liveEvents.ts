import type { QueryClient } from '@tanstack/react-query';
import { EventEmitter } from 'node:events';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { listenLive } from '@/realtime/live/liveTable';
import type { Viewer } from '@/realtime/live/ticketLists';
import type { EventName, EventPayloads } from '@/realtime/socket/events';

/**
 * Brings events into a cache by the live table: at once, where the app waits for the frame.
 * @returns for the name of an event what sends it
 */
export function liveEvents(client: QueryClient, viewer: Viewer) {
  const wire = new EventEmitter();
  wire.setMaxListeners(0);
  listenLive(
    (event, handler) => {
      wire.on(event, handler);
      return () => void wire.off(event, handler);
    },
    {
      client,
      viewer,
      add: (prefix, patch) => patchQueries(client, prefix, patch),
      reread: (queryKey) => void client.invalidateQueries({ queryKey }),
    },
  );
  return <E extends EventName>(event: E) =>
    (payload: EventPayloads[E]): void =>
      void wire.emit(event, payload);
}
