/**
 * Runs beside the pages, where only such a worker may show notices: one that is tapped leads to its conversation, in a
 * page that is there or in a new one (PAIN-5.3). Nothing else; pages and files come from the server as ever.
 */
interface AppWindow {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

interface NoticeClick extends Event {
  /** What `desktop.ts` has given it. */
  notification: { data: { ticket?: string }; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
}

declare global {
  interface WindowEventMap {
    notificationclick: NoticeClick;
  }
  var clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly AppWindow[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
}

/** @param ticket uuid of the conversation; without one the app itself is meant */
async function lead(ticket: string | undefined): Promise<void> {
  const windows = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The one last looked at stands first; a picture or a file in a tab of its own is none of the app's pages.
  const page = windows.find(({ url }) => !new URL(url).pathname.startsWith('/public/'));
  if (!page) {
    await globalThis.clients.openWindow(ticket === undefined ? '/' : `/tickets/${ticket}`);
    return;
  }
  if (ticket !== undefined) page.postMessage({ ticket });
  await page.focus();
}

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.ticket));
});

export {};
