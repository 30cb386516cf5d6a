import type { Page } from 'playwright-core';

/** What lies between the page and the server's sockets. */
export interface Wire {
  /** What the server says is swallowed, as by a machine that sleeps. */
  mute: boolean;
  /** Nothing gets through: a new connection is closed at once. */
  cut: boolean;
  /** How many words of the server have come: two, and the connection stands. */
  heard: number;
}

/** Stands in front of the sockets that the page opens from now on. */
export async function wireOf(page: Page): Promise<Wire> {
  const wire: Wire = { mute: false, cut: false, heard: 0 };
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (wire.cut) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      wire.heard += 1;
      if (!wire.mute) socket.send(message);
    });
  });
  return wire;
}

/** Keeps back what a page asks of some addresses from now on. @returns what lets all of it go */
export async function keepBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const kept = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await kept;
    await route.continue();
  });
  return letGo;
}
