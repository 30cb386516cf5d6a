import type { Query, QueryClient } from '@tanstack/react-query';
import { isUncertain } from '@/api/errors';
import { serverReachable } from '@/api/serverState';
import { rereadWait, spread } from '@/lib/backoff';
import { reportComeback } from '@/browser/comeback';
import { createStore, type Readable } from '@/browser/createStore';
import { resyncAll, resyncJoined, resyncStart, resyncUnsettled } from './resync';
import { resyncOld } from './resyncOld';
import { mayMissEvents, type SocketManager } from '@/realtime/socket/socketManager';

/** How often what is on screen is read while no event may come, up to 30 % more or less. */
const blindMs = 20_000;
/** How often what ended uncertain is looked at. */
const unsettledMs = 15_000;
const hiddenForLongMs = 30_000;
const tickMs = 5_000;
/** A timer that comes this late has slept with the machine. */
const wakeGapMs = 20_000;

/** By then the server has taken in the joins of a `ready`, up to 30 % more or less. */
const joinedMs = 6_000;

/** By then what was read is drawn, in a tab that nobody sees as well. */
const drawnMs = 1_000;

const behind = createStore(false);
/** Whether what is read may bring what no event has told of: while it is read after a gap, and until it is drawn. */
export const mayBeBehind: Readable<boolean> = behind;

/**
 * What could not be read is read again by itself, ever more seldom: it would stay missing, or as old as it is, while the
 * page says that all is live. While the server does not answer at all, its probe does that (B-09).
 */
function rereadFailed(client: QueryClient): void {
  const isStuck = ({ state }: Query): boolean =>
    state.status === 'error' &&
    // A further page that failed has a button of its own, and reading all of them again would be many calls.
    !state.fetchMeta?.fetchMore &&
    isUncertain(state.error) &&
    Date.now() - state.errorUpdatedAt > rereadWait(state.errorUpdateCount);
  void client.refetchQueries({ type: 'active', predicate: isStuck });
}

/**
 * Reads again what is on screen whenever events may have been missed: after a reconnect, a wake from sleep, a return
 * to the tab after long, online again (PAIN-1.1), and at intervals while there is no live connection, also in a tab that
 * nobody sees: its notices are made from it (SAFE-1, PUB-56). Tickets are read now and then all the same (`resyncOld`).
 * @param rereadUser reads the signed-in user again, whose queues an event may have told of as well (DAY-71)
 * @returns the function that ends it
 */
export function keepCaughtUp(
  client: QueryClient,
  socket: Pick<SocketManager, 'state' | 'onReady' | 'nudge'>,
  rereadUser: () => void,
): () => void {
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
  let tickAt = Date.now();
  let stopped = false;
  let underWay = 0;
  const read = async (resync: () => Promise<void>): Promise<void> => {
    underWay += 1;
    behind.set(true);
    await resync();
    setTimeout(() => {
      underWay -= 1;
      if (underWay === 0 && !stopped) behind.set(false);
    }, drawnMs);
  };
  const readAgain = (): void => {
    socket.nudge();
    void read(() => resyncAll(client));
  };
  const readAll = (): Promise<void> => {
    rereadUser();
    return read(() => resyncAll(client, true));
  };
  const catchUp = (): void => {
    reportComeback();
    readAgain();
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== null && Date.now() - hiddenAt >= hiddenForLongMs) catchUp();
    hiddenAt = null;
  };
  const ticks = setInterval(() => {
    const late = Date.now() - tickAt;
    tickAt = Date.now();
    if (document.visibilityState !== 'visible') return;
    if (late >= wakeGapMs) catchUp();
    else if (serverReachable.get()) {
      rereadFailed(client);
      resyncUnsettled(client, spread(unsettledMs));
      resyncOld(client);
    }
  }, tickMs);

  let reading: ReturnType<typeof setTimeout> | undefined;
  const readBlind = async (): Promise<void> => {
    const own = reading;
    // While the server does not answer at all, its probe finds it again.
    if (navigator.onLine && serverReachable.get()) await readAll();
    // A connection that came and went meanwhile has left a timer of its own.
    if (reading !== own) return;
    reading = undefined;
    followState();
  };
  // Attempts to connect come and go meanwhile: the wait goes on.
  const followState = (): void => {
    if (stopped || !mayMissEvents(socket.state.get())) {
      clearTimeout(reading);
      reading = undefined;
    } else reading ??= setTimeout(() => void readBlind(), spread(blindMs));
  };
  followState();
  const offState = socket.state.subscribe(followState);

  let joining: ReturnType<typeof setTimeout> | undefined;
  const offReady = socket.onReady((missed) => {
    clearTimeout(joining);
    if (missed) {
      reportComeback();
      void readAll();
    } else void resyncStart(client, Date.now());
    joining = setTimeout(() => void read(() => resyncJoined(client)), spread(joinedMs));
  });
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', readAgain);
  return () => {
    stopped = true;
    behind.set(false);
    clearInterval(ticks);
    clearTimeout(reading);
    offState();
    offReady();
    clearTimeout(joining);
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', readAgain);
  };
}
