import type { Messages } from '../keys';
import type { tickets as source } from '../pt/tickets';

export const tickets = {} satisfies Messages<typeof source>;
