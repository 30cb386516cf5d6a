import type { Change } from './ledger';

/** What somebody does, and how often. */
const shares = {
  open: 18,
  write: 18,
  accept: 14,
  header: 12,
  customer: 10,
  row: 6,
  undo: 6,
  transfer: 6,
  tag: 6,
  bulk: 4,
  board: 3,
  away: 3,
  offline: 2,
  supervisor: 2,
} as const;
export type Act = keyof typeof shares;
const isAct = (name: string): name is Act => name in shares;
/** All there is to do. */
export const acts = Object.keys(shares).filter(isAct);
/** A card for each share. */
export const deck = acts.flatMap((name) => Array.from({ length: shares[name] }, () => name));

/** What a button makes of a ticket. */
const changes: readonly (readonly [name: RegExp, change: Change])[] = [
  [/^Aceitar/, 'open'],
  [/^Reabrir/, 'open'],
  [/^Resolver/, 'closed'],
  [/^Devolver/, 'pending'],
];

/** @returns what a press on a button of this name is to make of a ticket; undefined: nothing that counts */
export const changeBy = (name: string): Change | undefined => changes.find(([pattern]) => pattern.test(name))?.[1];
