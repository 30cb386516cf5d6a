import { createServer, connect, type Socket } from 'node:net';
import { freePort } from '../../scripts/preview.mjs';

/** A line to the app that can be cut: not every engine can be told that its network is gone. */
export interface Line {
  /** The app's address by way of it. */
  origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** @param app where the line ends */
export async function startLine(app: string): Promise<Line> {
  const { hostname, port } = new URL(app);
  const ours = await freePort();
  const ends = new Set<Socket>();
  const keep = (end: Socket): Socket => {
    ends.add(end);
    return end.once('close', () => ends.delete(end)).on('error', () => end.destroy());
  };
  const server = createServer((caller) => {
    const far = keep(connect(Number(port), hostname));
    keep(caller).pipe(far).pipe(caller);
    caller.once('close', () => far.destroy());
  });
  const mend = () => new Promise<void>((resolve) => server.listen(ours, '127.0.0.1', resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const end of ends) end.destroy();
    });
  await mend();
  return { origin: `http://127.0.0.1:${ours}`, cut, mend };
}
