import type { BulkAction, LeftOut } from '@/features/tickets/commands/bulk';

/** One word below an icon. */
export const bulkWords = {
  accept: 'ticketBulk.words.accept',
  resolve: 'ticketBulk.words.resolve',
  transfer: 'ticketBulk.words.transfer',
  tag: 'ticketBulk.words.tag',
} as const satisfies Record<BulkAction, string>;

/** What an action does, with its count: also the question before it. */
export const bulkVerbs = {
  accept: 'ticketBulk.accept',
  resolve: 'ticketBulk.resolve',
  transfer: 'ticketBulk.transfer',
  tag: 'ticketBulk.tag',
} as const satisfies Record<BulkAction, string>;

export const bulkRunning = {
  accept: 'ticketBulk.running.accept',
  resolve: 'ticketBulk.running.resolve',
  transfer: 'ticketBulk.running.transfer',
  tag: 'ticketBulk.running.tag',
} as const satisfies Record<BulkAction, string>;

/** What is said of a ticket that it was done to. */
export const bulkDone = {
  accept: 'ticketBulk.done.accept',
  resolve: 'ticketBulk.done.resolve',
  transfer: 'ticketBulk.done.transfer',
  tag: 'ticketBulk.done.tag',
} as const satisfies Record<BulkAction, string>;

export const leftOutTexts = {
  inService: 'ticketBulk.outInService',
  resolved: 'ticketBulk.outResolved',
  lineGone: 'ticketBulk.outLineGone',
} as const satisfies Record<LeftOut, string>;
