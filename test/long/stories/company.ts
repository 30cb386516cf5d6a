import type { Ticket, TicketFilters } from '@/api/tickets';

/** Who may sign in: two people of one company. */
export const people = { ana: 7, bruno: 9 } as const;
export type PersonName = keyof typeof people;

/** Somebody of another company, who is met by way of the cookie alone. */
export const outsider = 11;

/** Tags of the company; the lanes of its board are tags as well. */
export const tags = [1, 2, 3, 4].map((id) => ({ id, name: `tag ${id}`, color: '#123456', kanban: 0 }));
export const lanes = [21, 22, 23].map((id) => ({ id, name: `lane ${id}`, color: '#654321', kanban: 1 }));
export const laneIds: ReadonlySet<number> = new Set(lanes.map(({ id }) => id));
export const isLane = ({ id }: { id: number }): boolean => laneIds.has(id);

/** What the boards of both people show. */
export const boardFilters = { showAll: false, queueIds: [1, 2] };

/** And their lists. */
export const filters = (status: Ticket['status']): TicketFilters => ({ status, ...boardFilters });
