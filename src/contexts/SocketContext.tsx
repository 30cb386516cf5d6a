import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { isFresh, refreshToken } from '@/api/refresh';
import { endSession, getSession } from '@/api/session';
import { createStore, type Readable } from '@/browser/createStore';
import { useStore } from '@/browser/useStore';
import { runtimeConfig } from '@/lib/runtimeConfig';
import type { Listen } from '@/realtime/live/liveRow';
import { listenTo, type EventName, type EventPayloads } from '@/realtime/socket/events';
import { mayMissEvents, SocketManager, type Room, type SocketState } from '@/realtime/socket/socketManager';
import { useSession } from './AuthContext';

const SocketContext = createContext<SocketManager | null>(null);

const token = (): string => getSession()?.token ?? '';

/** Keeps one socket for the signed-in user; another user or company gets another socket (RT-05). */
export function SocketProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { id, companyId } = user;
  return <SocketHolder key={`${companyId}:${id}`}>{children}</SocketHolder>;
}

function SocketHolder({ children }: { children: ReactNode }) {
  const [manager] = useState(
    () =>
      new SocketManager({
        url: runtimeConfig().socketUrl,
        token,
        isFresh,
        renew: () => refreshToken(token()),
      }),
  );

  useEffect(() => {
    manager.start();
    return () => manager.stop();
  }, [manager]);

  return <SocketContext value={manager}>{children}</SocketContext>;
}

/** The socket, or null until the private area has started it. */
export const useSocket = (): SocketManager | null => use(SocketContext);

const idle: Readable<SocketState> = createStore<SocketState>('idle');

/** State of the live connection, for the bar and the dialogs (B-09). */
export function useSocketState(): SocketState {
  return useStore(useSocket()?.state ?? idle);
}

/** Whether events may not arrive at the moment: what must not be missed is looked up besides (PAIN-8.7). */
export function useLiveGap(): boolean {
  return mayMissEvents(useSocketState());
}

/** Joins a room while mounted (RT-04, RT-06 to RT-08). */
export function useRoom(room: Room | null): void {
  const manager = useSocket();
  const { join, leave, argument } = room ?? {};
  useEffect(() => {
    if (!manager || join === undefined || leave === undefined) return undefined;
    return manager.join({ join, leave, ...(argument === undefined ? {} : { argument }) });
  }, [manager, join, leave, argument]);
}

/** Hears the events of one person. @returns null until the private area has started the socket */
export function useListen(): Listen | null {
  const manager = useSocket();
  const { id: userId, companyId } = useSession().user;
  return useMemo(
    () => manager && ((event, handler) => listenTo(manager, { companyId, userId }, event, handler)),
    [manager, companyId, userId],
  );
}

/**
 * Listens to an event under all of its wire names while mounted (RT-10 to RT-21).
 * @param subject id of the record, where each has names of its own
 */
export function useSocketEvent<K extends EventName>(
  name: K,
  handler: (payload: EventPayloads[K]) => void,
  subject?: number,
): void {
  const manager = useSocket();
  const { user } = useSession();
  const { id: userId, companyId } = user;
  const handle = useEffectEvent(handler);
  useEffect(() => {
    if (!manager) return undefined;
    return listenTo(manager, { companyId, userId, subject }, name, (payload) => handle(payload));
  }, [manager, name, companyId, userId, subject]);
}

/** The session was ended by others: everything of it goes, and the page starts anew after 1 s (S-26, Z-07, DAY-71). */
export function leaveAnew(end: 'elsewhere' | 'deleted', reload: () => void): void {
  endSession(end);
  setTimeout(reload, 1_000);
}
