import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/feedback/notify';
import { useAuth, useSession, useViewer } from '@/contexts/AuthContext';
import { leaveAnew, useListen, useSocket, useSocketEvent } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDueDate } from '@/lib/dueDate';
import { keepCaughtUp } from '@/realtime/resync/catchUp';
import { createPatchBatch } from '@/realtime/cache/frameBatch';
import { createRereads } from '@/realtime/cache/rereadSoon';
import { recordVersion } from '@/realtime/cache/ticketVersions';
import { relabelAll } from '@/realtime/live/labels';
import { listenLive } from '@/realtime/live/liveTable';
import { noteServerTime } from '@/api/serverClock';
import { storedToken, getSession, storeDueDate } from '@/api/session';
import { useOwnUser } from './useOwnUser';
import { useQueueNews } from './useQueueNews';

/** How long another tab of this browser may take to store its new session. */
const ownLoginMs = 400;

/**
 * The one listener that brings events into the cache, by the rows of the live table; one frame's patches are written
 * together (docs/architecture.md, Events). Beside it stands what events do to the session.
 */
export function LiveSync() {
  const client = useQueryClient();
  const socket = useSocket();
  const viewer = useViewer();
  const { user } = useSession();
  const { mergeUser } = useAuth();
  const rereadUser = useOwnUser();
  const { t } = useTranslation();
  const [batch] = useState(() => createPatchBatch(client));
  const [rereads] = useState(() => createRereads(client));
  useEffect(
    () => () => {
      batch.dispose();
      rereads.dispose();
    },
    [batch, rereads],
  );
  const on = useListen();
  useEffect(
    () => (on ? listenLive(on, { client, viewer, add: batch.add, reread: rereads.add }) : undefined),
    [on, client, viewer, batch, rereads],
  );

  useEffect(() => (socket ? keepCaughtUp(client, socket, rereadUser) : undefined), [client, socket, rereadUser]);

  useSocketEvent('ticket', (event) => recordVersion(client, event));
  useSocketEvent('appMessage', (event) => {
    recordVersion(client, event);
    if (event.action === 'create') noteServerTime(Date.parse(event.message.createdAt));
  });
  useSocketEvent('payment', ({ action, company }) => {
    if (action === 'CONCLUIDA' && company.dueDate) storeDueDate(formatDueDate(company.dueDate));
  });

  const leave = (end: 'elsewhere' | 'deleted'): void => {
    notify.error(t(`session.${end}`), { id: end });
    leaveAnew(end, () => window.location.reload());
  };

  useSocketEvent('user', (event) => {
    if (event.action === 'delete') {
      if (Number(event.userId) !== user.id) return;
      leave('deleted');
      return;
    }
    if (Number(event.user.id) !== user.id) return;
    mergeUser(event.user);
    // Rooms are computed when a socket connects, so changed queues need another one (contract 3.6). With it the user is
    // read again: the event names neither connection nor what one may see (contract 1.4).
    socket?.restart();
  });

  // The person holds the queues as well.
  useSocketEvent('queue', ({ action, queue, queueId }) => {
    const queues = user.queues && relabelAll(user.queues, { action, label: queue, deleted: queueId });
    if (queues && queues !== user.queues) mergeUser({ id: user.id, queues });
  });
  useQueueNews();

  const judging = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Whoever signs out meanwhile is not thrown out as well, nor is who signs in after that.
  useEffect(() => () => clearTimeout(judging.current), []);
  useSocketEvent('auth', (event) => {
    if (Number(event.user.id) !== user.id) return;
    const before = storedToken();
    clearTimeout(judging.current);
    judging.current = setTimeout(() => {
      // The login came from another tab of this very browser, which shares the session (contract 1.8).
      if (storedToken() !== null && storedToken() !== before && getSession()) return;
      leave('elsewhere');
    }, ownLoginMs);
  });

  return null;
}
