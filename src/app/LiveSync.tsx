import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notify';
import { useAuth, useSession, useViewer } from '@/contexts/AuthContext';
import { leaveForElsewhere, useSocket, useSocketEvent } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDueDate } from '@/lib/dueDate';
import { createPatchBatch } from '@/realtime/patchQueries';
import { resyncAll, resyncStart } from '@/realtime/resync';
import { noteTicket } from '@/realtime/ticketNews';
import { storedToken, getSession, storeDueDate } from '@/api/session';
import { livePatches } from './livePatches';
import { RecordSync } from './RecordSync';

const hiddenForLongMs = 30_000;
const tickMs = 5_000;
/** A timer that comes this late has slept with the machine. */
const wakeGapMs = 20_000;
/** How long another tab of this browser may take to store its new session. */
const ownLoginMs = 400;

/** Tells when what is on screen may have missed events: reconnect, wake, return after long, online again (PAIN-1.1). */
function useCatchUp(): void {
  const client = useQueryClient();
  const socket = useSocket();
  useEffect(() => {
    if (!socket) return undefined;
    let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
    let tickAt = Date.now();
    const catchUp = (): void => {
      socket.nudge();
      void resyncAll(client);
    };
    const handleVisibility = (): void => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return;
      }
      if (hiddenAt !== null && Date.now() - hiddenAt >= hiddenForLongMs) catchUp();
      hiddenAt = null;
    };
    const timer = setInterval(() => {
      const late = Date.now() - tickAt;
      tickAt = Date.now();
      if (late >= wakeGapMs && document.visibilityState === 'visible') catchUp();
    }, tickMs);
    let dropStart = (): void => undefined;
    const offReady = socket.onReady((again) => {
      dropStart();
      if (again) void resyncAll(client, true);
      else dropStart = resyncStart(client, Date.now());
    });
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', catchUp);
    return () => {
      clearInterval(timer);
      offReady();
      dropStart();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', catchUp);
    };
  }, [client, socket]);
}

/**
 * The one way in for events that must stay true on every screen: each becomes a pure patch over the cache; one
 * frame's patches are applied together (docs/architecture.md, Events).
 */
export function LiveSync() {
  const client = useQueryClient();
  const socket = useSocket();
  const viewer = useViewer();
  const { user } = useSession();
  const { mergeUser } = useAuth();
  const { t } = useTranslation();
  const [batch] = useState(() => createPatchBatch(client));
  useEffect(() => batch.dispose, [batch]);

  useCatchUp();

  const patches = livePatches(batch.add, viewer);
  useSocketEvent('ticket', (event) => {
    noteTicket(client, event);
    patches.ticket(event);
  });
  useSocketEvent('appMessage', (event) => {
    noteTicket(client, event);
    patches.appMessage(event);
  });
  useSocketEvent('contact', patches.contact);
  useSocketEvent('connection', patches.connection);
  useSocketEvent('connectionSession', patches.connectionSession);
  useSocketEvent('setting', patches.setting);
  useSocketEvent('chat', patches.chat);
  useSocketEvent('announcement', patches.announcement);
  useSocketEvent('payment', (event) => {
    patches.payment(event);
    const { action, company } = event;
    if (action === 'CONCLUIDA' && company.dueDate) storeDueDate(formatDueDate(company.dueDate));
  });

  useSocketEvent('user', (event) => {
    if (event.action === 'delete' || Number(event.user.id) !== user.id) return;
    mergeUser(event.user);
    // Rooms are computed when a socket connects, so changed queues need another one (contract 3.6).
    socket?.restart();
  });

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
      notify.error(t('session.elsewhere'), { id: 'elsewhere' });
      leaveForElsewhere(() => window.location.reload());
    }, ownLoginMs);
  });

  return <RecordSync batch={batch} />;
}
