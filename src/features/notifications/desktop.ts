export type DesktopPermission = 'unsupported' | 'default' | 'granted' | 'denied';

const listeners = new Set<() => void>();

/** Whether this browser may show notices of its own. */
export function desktopPermission(): DesktopPermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person; only ever called from a click (PAIN-5.5, B-30). */
export async function askDesktopPermission(): Promise<void> {
  if (!('Notification' in window)) return;
  await Notification.requestPermission();
  listeners.forEach((listener) => listener());
}

/** @returns the function that ends the subscription */
export function onDesktopPermission(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface DesktopNotice {
  title: string;
  body: string;
  /** One notice per tag; a newer one takes its place. */
  tag: string;
  icon?: string;
  onClick: () => void;
}

const shown = new Map<string, Notification>();

/** Mobile browsers only allow a service worker to show notices; without one there is none (PAIN-5.3). */
async function viaServiceWorker(title: string, options: NotificationOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, options);
}

/** Shows a notice of the operating system where it may; never throws (H-11, PAIN-5.3). */
export function showDesktopNotice({ title, body, tag, icon, onClick }: DesktopNotice): void {
  if (desktopPermission() !== 'granted') return;
  const options = { body, tag, renotify: true, silent: true, ...(icon ? { icon } : {}) };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onClick();
    });
    notice.addEventListener('close', () => {
      if (shown.get(tag) === notice) shown.delete(tag);
    });
    shown.set(tag, notice);
  } catch (error) {
    console.warn('notification', error);
    viaServiceWorker(title, options).catch((failure: unknown) => console.warn('notification', failure));
  }
}

/** Takes a notice back, once its conversation has been read or is gone (contract 6.2). */
export function closeDesktopNotice(tag: string): void {
  shown.get(tag)?.close();
  shown.delete(tag);
}
