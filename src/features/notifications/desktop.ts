import { createEmitter, type Readable } from '@/browser/createStore';

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
  onClick: () => void;
}

const shown = new Map<string, { notice: Notification; told: DesktopNotice }>();

/** Mobile browsers only allow a service worker to show notices; without one there is none (PAIN-5.3). */
async function viaServiceWorker(title: string, options: NotificationOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, options);
}

/**
 * Shows a notice of the operating system where it may; never throws (H-11, PAIN-5.3).
 * @param renotify whether one that takes the place of another draws attention again
 */
export function showDesktopNotice(told: DesktopNotice, renotify = true): void {
  const { title, body, tag, icon, onClick } = told;
  if (permissionNow() !== 'granted') return;
  const options = { body, tag, renotify, silent: true, ...(icon ? { icon } : {}) };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onClick();
    });
    notice.addEventListener('close', () => {
      if (shown.get(tag)?.notice === notice) shown.delete(tag);
    });
    shown.set(tag, { notice, told });
  } catch (error) {
    console.warn('notification', error);
    viaServiceWorker(title, options).catch((failure: unknown) => console.warn('notification', failure));
  }
}

/** Gives the notice of a message that was corrected or deleted its new words, as long as it stands (PUB-63). */
export function correctDesktopNotice(tag: string, about: string, body: string): void {
  const told = shown.get(tag)?.told;
  if (told?.about === about && told.body !== body) showDesktopNotice({ ...told, body }, false);
}

/** Takes a notice back, once its conversation has been read or is gone (contract 6.2). */
export function closeDesktopNotice(tag: string): void {
  shown.get(tag)?.notice.close();
  shown.delete(tag);
}
