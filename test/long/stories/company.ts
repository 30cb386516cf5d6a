import type { Ticket, TicketFilters } from '@/api/tickets';

/** Who may sign in: two people of one company. */
export const people = { ana: 7, bruno: 9 } as const;
export type PersonName = keyof typeof people;

/** Somebody of another company, who is met by way of the cookie alone. */
export const outsider = 11;

/** Tags of the company; the lanes of its board are tags as well. */
export const tags = [1, 2, 3, 4].map((id) => ({ id, name: `tag ${id}`, color: '#123456', kanban: 0 }));
export const lanes = [21, 22, 23].map((id) => ({ id, name: `lane ${id}`, color: '#654321', kanban: 1 }));
export const isLane = ({ id }: { id: number }): boolean => lanes.some((lane) => lane.id === id);

export const laneIds: ReadonlySet<number> = new Set(lanes.map(({ id }) => id));

/** What the lists of both people show. */
export const filters = (status: Ticket['status']): TicketFilters => ({ status, showAll: false, queueIds: [1, 2] });

/** And their boards. */
export const boardFilters = { showAll: false, queueIds: [1, 2] };
