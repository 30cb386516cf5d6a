import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { http } from './http';
import { getSession } from './session';

/** Calendar days as `yyyy-MM-dd`: the reader's own, never shifted by a time zone. */
export interface DayRange {
  from: string;
  to: string;
}

/** GET /dashboard takes a number of days, or one or both ends of a range (D-05, contract 3.9). */
export type BoardQuery = { days: number } | { date_from?: string; date_to?: string };

export interface Counters {
  /** Open and waiting now, whatever the filter says. */
  happening: number;
  pending: number;
  finished: number;
  /** Null where the server does not count them. */
  newContacts: number | null;
  /** Minutes; null while nothing has been measured (D-07). */
  talkMinutes: number | null;
  waitMinutes: number | null;
}

export interface Attendant {
  id: number;
  name: string;
  /** 0 to 3; 0 is none. */
  rating: number;
  talkMinutes: number | null;
  online: boolean;
}

export interface Board {
  counters: Counters;
  attendants: Attendant[];
}

export interface UserCount {
  name: string;
  amount: number;
}

/** What happened on a day (`yyyy-MM-dd`) or, for a range of one day, in an hour (`HH`). */
export interface SlotCount {
  slot: string;
  amount: number;
}

export interface DayCounts {
  total: number;
  slots: SlotCount[];
}

export const dashboardKeys = {
  all: ['dashboard'] as const,
  board: (query: BoardQuery) => ['dashboard', 'board', query] as const,
  newContacts: (range: DayRange) => ['dashboard', 'newContacts', range] as const,
  users: (range: DayRange) => ['dashboard', 'users', range] as const,
  days: (range: DayRange) => ['dashboard', 'days', range] as const,
};

// The charts' counts arrive as texts, averages may be null (contract 3.9): narrowed here, once.
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const amountOf = (value: unknown): number => numberOf(value) ?? 0;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Narrows the answer of GET /dashboard (Y-09); a server that names no ids counts the rows. */
export function toBoard(data: unknown): Board {
  const answer = isRecord(data) ? data : {};
  const counters = isRecord(answer['counters']) ? answer['counters'] : {};
  return {
    counters: {
      happening: amountOf(counters['supportHappening']),
      pending: amountOf(counters['supportPending']),
      finished: amountOf(counters['supportFinished']),
      newContacts: numberOf(counters['leads']),
      talkMinutes: numberOf(counters['avgSupportTime']),
      waitMinutes: numberOf(counters['avgWaitTime']),
    },
    attendants: rowsOf(answer['attendants']).map((row, index) => ({
      id: numberOf(row['id']) ?? index,
      name: textOf(row['name']),
      rating: Math.min(3, Math.max(0, amountOf(row['rating']))),
      // A user who has attended nobody is sent with an average of 0.
      talkMinutes: numberOf(row['avgSupportTime']) || null,
      online: row['online'] === true,
    })),
  };
}

const writtenDay = /^(\d{2})\/(\d{2})\/(\d{4})$/;

function slotOf(row: Record<string, unknown>): string | null {
  const day = writtenDay.exec(textOf(row['data']));
  if (day) return `${day[3]}-${day[2]}-${day[1]}`;
  const hour = numberOf(row['horario']);
  return hour === null ? null : String(hour).padStart(2, '0');
}

/** Narrows the answer of GET /dashboard/ticketsDay and puts it in order: the server sorts days as texts (D-11). */
export function toDayCounts(data: unknown): DayCounts {
  const answer = isRecord(data) ? data : {};
  const slots = rowsOf(answer['data']).flatMap((row) => {
    const slot = slotOf(row);
    return slot === null ? [] : [{ slot, amount: amountOf(row['total']) }];
  });
  const sum = slots.reduce((total, { amount }) => total + amount, 0);
  return {
    total: numberOf(answer['count']) ?? sum,
    slots: slots.toSorted((one, other) => (one.slot < other.slot ? -1 : 1)),
  };
}

/** Narrows the answer of GET /dashboard/ticketsUsers (D-10). */
export const toUserCounts = (data: unknown): UserCount[] =>
  rowsOf(isRecord(data) ? data['data'] : null).map((row) => ({
    name: textOf(row['nome']),
    amount: amountOf(row['quantidade']),
  }));

const chartParams = ({ from, to }: DayRange) => ({
  initialDate: from,
  finalDate: to,
  companyId: getSession()?.companyId,
});

/** What is this young, in milliseconds, was read ahead for the page that shows it. */
const aheadMs = 5_000;

/**
 * No event tells of these numbers: a return to the window reads them again unless they are fresh, and so does a
 * reconnect (`live`). A return to the page always does.
 */
const fresh = {
  staleTime: 30_000,
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt < aheadMs ? false : 'always',
  refetchOnWindowFocus: true,
} as const;

/** GET /dashboard: counters and attendants (D-05). */
export const boardQuery = (query: BoardQuery) =>
  queryOptions({
    ...fresh,
    queryKey: dashboardKeys.board(query),
    queryFn: async ({ signal }) => toBoard((await http.get<unknown>('/dashboard', { params: query, signal })).data),
    meta: { keptByEvents: true, failure: 'dashboard.toasts.countersError' },
  });

/** The number of GET /contacts, for servers whose dashboard does not count new contacts (D-08, decisions). */
export const newContactsQuery = (range: DayRange) =>
  queryOptions({
    ...fresh,
    queryKey: dashboardKeys.newContacts(range),
    queryFn: async ({ signal }) => {
      const { from, to } = range;
      const params = { pageNumber: 1, ...(from === to ? { date: from } : { dateStart: from, dateEnd: to }) };
      const { data } = await http.get<unknown>('/contacts', { params, signal });
      return amountOf(isRecord(data) ? data['count'] : null);
    },
    meta: { keptByEvents: true, failure: 'dashboard.toasts.countersError' },
  });

/** GET /dashboard/ticketsUsers: finished conversations of each user (D-10, D-13). */
export const userCountsQuery = (range: DayRange) =>
  queryOptions({
    ...fresh,
    queryKey: dashboardKeys.users(range),
    queryFn: async ({ signal }) =>
      toUserCounts((await http.get<unknown>('/dashboard/ticketsUsers', { params: chartParams(range), signal })).data),
    meta: { keptByEvents: true, failure: 'dashboard.toasts.userChartError' },
  });

/** GET /dashboard/ticketsDay: conversations of each day, or of each hour of one day (D-11, D-13). */
export const dayCountsQuery = (range: DayRange) =>
  queryOptions({
    ...fresh,
    queryKey: dashboardKeys.days(range),
    queryFn: async ({ signal }) =>
      toDayCounts((await http.get<unknown>('/dashboard/ticketsDay', { params: chartParams(range), signal })).data),
    meta: { keptByEvents: true, failure: 'dashboard.toasts.dateChartError' },
  });
