import { createEmitter, type Readable } from '@/browser/createStore';
import { isRecord } from '@/lib/guards';
// The question makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './notices.worker?worker&url';

export type DesktopPermission = 'unsupported' | 'default' | 'granted' | 'denied';

const changes = createEmitter();

/** Reading `Notification.permission` waits for another process, at each message of a burst; this follows it. */
let followed: PermissionStatus | null = null;
let following = false;

function follow(): void {
  if (following || !('permissions' in navigator)) return;
  following = true;
  navigator.permissions.query({ name: 'notifications' }).then(
    (status) => {
      followed = status;
      status.addEventListener('change', changes.emit);
    },
    // Not every browser can be asked for this one.
    () => undefined,
  );
}

function permissionNow(): DesktopPermission {
  if (!('Notification' in window)) return 'unsupported';
  follow();
  const state = followed?.state ?? Notification.permission;
  return state === 'prompt' ? 'default' : state;
}

/** Whether this browser may show notices of its own. */
export const desktopPermission: Readable<DesktopPermission> = { get: permissionNow, subscribe: changes.subscribe };

/** Asks the person; only ever called from a click (PAIN-5.5, B-30). */
export async function askDesktopPermission(): Promise<void> {
  if (!('Notification' in window)) return;
  await Notification.requestPermission();
  changes.emit();
}

interface DesktopNotice {
  title: string;
  body: string;
  /** One notice per tag; a newer one takes its place. */
  tag: string;
  /** Id of the message that it tells of. */
  about?: string | undefined;
  icon?: string;
  /** Uuid of the conversation that it leads to; without one it leads to the page that has shown it. */
  ticket?: string;
}

/** Told of each conversation, by its uuid, whose notice is clicked, also if an earlier page has shown it. */
export const noticeClicks = createEmitter<[uuid: string]>((emit) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && typeof data['ticket'] === 'string') emit(data['ticket']);
  };
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
});

const shown = new Map<string, { close: () => void; told: DesktopNotice }>();

/** The worker that shows notices, once one was needed. */
let worker: Promise<ServiceWorkerRegistration> | null = null;

/** Resolves once it may show something. @throws where it cannot be had now; the next notice asks again */
async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerUrl, { type: 'module' });
  const { active, installing } = registration;
  if (active || !installing) return registration;
  return new Promise((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve(registration);
      else if (installing.state === 'redundant') reject(new Error('the worker did not start'));
    });
  });
}

async function closeByWorker(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // One that an earlier page has shown may be there still.
  const registration = await (worker ?? navigator.serviceWorker.getRegistration(workerUrl));
  for (const notice of (await registration?.getNotifications({ tag })) ?? []) notice.close();
}

/** As a browser demands that lets no page show notices itself, Chrome on Android (PAIN-5.3). */
function showByWorker(told: DesktopNotice, options: NotificationOptions, renotify: boolean): void {
  const { title, tag, ticket } = told;
  const warn = (failure: unknown): void => console.warn('notification', failure);
  worker ??= register().catch((failure: unknown) => {
    worker = null;
    throw failure;
  });
  const show = async (registration: ServiceWorkerRegistration): Promise<void> => {
    // The page is not told of one that was put away.
    if (!renotify && (await registration.getNotifications({ tag })).length === 0) return;
    await registration.showNotification(title, { ...options, data: { ticket } });
  };
  const showing = worker.then(show).catch(warn);
  shown.set(tag, { close: () => void showing.then(() => closeByWorker(tag)).catch(warn), told });
}

/**
 * Shows a notice of the operating system where it may; never throws (H-11, PAIN-5.3).
 * @param renotify whether one that takes the place of another draws attention again
 */
export function showDesktopNotice(told: DesktopNotice, renotify = true): void {
  const { title, body, tag, icon, ticket } = told;
  if (permissionNow() !== 'granted') return;
  const options = { body, tag, renotify, silent: true, ...(icon ? { icon } : {}) };
  try {
    const notice = new Notification(title, options);
    const close = (): void => notice.close();
    notice.addEventListener('click', () => {
      window.focus();
      close();
      if (ticket !== undefined) noticeClicks.emit(ticket);
    });
    notice.addEventListener('close', () => {
      if (shown.get(tag)?.close === close) shown.delete(tag);
    });
    shown.set(tag, { close, told });
  } catch (error) {
    if ('serviceWorker' in navigator) showByWorker(told, options, renotify);
    else console.warn('notification', error);
  }
}

/** Gives the notice of a message that was corrected or deleted its new words, as long as it stands (PUB-63). */
export function correctDesktopNotice(tag: string, about: string, body: string): void {
  const told = shown.get(tag)?.told;
  if (told?.about === about && told.body !== body) showDesktopNotice({ ...told, body }, false);
}

/** Takes a notice back, once its conversation has been read or is gone (contract 6.2). */
export function closeDesktopNotice(tag: string): void {
  const notice = shown.get(tag);
  shown.delete(tag);
  if (notice) notice.close();
  else closeByWorker(tag).catch(() => undefined);
}
