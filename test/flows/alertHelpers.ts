import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { playSound, soundBlocked } from '@/features/notifications/sounds';
import { pause } from '@/lib/pause';
import { renderApp, type RenderedApp } from '../render';
import { backend, type Person } from '../world';
import { liveIn } from './liveSocket';

export const somewhere = '/nowhere';
/** The first render of a file waits for its code. */
export const patient = { timeout: 15_000 };
export const bell = () => screen.findByRole('button', { name: /^Notificações/ }, patient);
export const quiet = () => pause(300);
export const userIdOf = (person: Person, app: RenderedApp): number => {
  if (!app.session) throw new Error(person);
  return app.session.userId;
};

/** Sounds played aloud; the silent ones that unlock the browser do not count. */
export const sounds: string[] = [];
export const notices: { title: string; options: NotificationOptions; click: () => void; closed: boolean }[] = [];

export class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
  close: () => void;
  constructor(title: string, options: NotificationOptions) {
    super();
    const notice = { title, options, click: () => this.dispatchEvent(new Event('click')), closed: false };
    this.close = () => {
      notice.closed = true;
    };
    notices.push(notice);
  }
}

/** Of the browser: whether it holds sounds back. */
export const browser = { refuses: false };

/** Before and after each test of the file: a browser that tells what was heard and shown. */
export function hearAlerts(): void {
  beforeEach(() => {
    sounds.length = 0;
    notices.length = 0;
    browser.refuses = false;
    FakeNotification.permission = 'granted';
    FakeNotification.requestPermission.mockClear();
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      if (browser.refuses) return Promise.reject(new DOMException('no gesture yet', 'NotAllowedError'));
      if (!this.muted) sounds.push(`${new URL(this.src).pathname.split('/').at(-1)}@${this.volume}`);
      return Promise.resolve();
    });
  });

  afterEach(async () => {
    browser.refuses = false;
    if (soundBlocked.get()) await playSound('chat', 0.1);
    // Of two sounds within a quarter of a second one is heard: the next test's begins after that.
    if (sounds.length > 0) await quiet();
  });
}

/** An open conversation of this person without anything unread, no group. */
export function ownTicket(userId: number, change: { unread?: number; isGroup?: boolean } = {}) {
  const own = new Set(backend.store.by.queuesOfUser.all(userId).map(({ queueId }) => queueId));
  const ticket = backend.store.tickets
    .all()
    .find((row) => row.userId === userId && row.status === 'open' && !row.isGroup && own.has(row.queueId ?? 0));
  if (!ticket) throw new Error('seed');
  backend.store.tickets.update(ticket, { unreadMessages: change.unread ?? 0, isGroup: change.isGroup ?? false });
  return ticket;
}

export const contactName = (contactId: number): string => backend.store.contacts.get(contactId)?.name ?? '';

/** What it leads to may suspend: only an awaited act lets it. */
export const goTo = (path: string): Promise<void> =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });

/** Signed in with a live socket. */
export async function ready(person: Person, options: Parameters<typeof renderApp>[1] = {}): Promise<RenderedApp> {
  const app = await renderApp(somewhere, { as: person, ...options });
  await bell();
  await liveIn('notification');
  return app;
}
