import { isUp, type Connection } from '@/api/connections';

/** By id: connections that are in use, true while they are down. */
export type SeenLines = Readonly<Record<string, boolean>>;

/**
 * What is known of the connections after another look at them (REAL-3). The usual one is in use, and any other that was
 * seen up; a spare one that never was is no news.
 * @returns the same object where nothing changed
 */
export function seeLines(seen: SeenLines, connections: readonly Connection[]): SeenLines {
  const next: Record<string, boolean> = {};
  for (const { id, status, isDefault } of connections) {
    const known = seen[id];
    const up = isUp(status);
    const fallen = up === null ? known : !up;
    if (fallen !== undefined && (up || known !== undefined || isDefault)) next[id] = fallen;
  }
  const names = Object.keys(next);
  const same = names.length === Object.keys(seen).length && names.every((id) => next[id] === seen[id]);
  return same ? seen : next;
}
