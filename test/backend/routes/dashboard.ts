import type { Ctx } from '../context.ts';
import { requireAuth } from '../context.ts';
import { byText, number, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { AttendanceRow, Payload, UserRow } from '../types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function minutesBetween(from: string | null, until: string | null): number[] {
  return from === null || until === null ? [] : [(Date.parse(until) - Date.parse(from)) / MINUTE];
}

/** The instant a day begins; anything that is no day breaks the query. */
function dayStart(value: string): number {
  const at = Date.parse(`${value}T00:00:00.000Z`);
  if (Number.isNaN(at)) throw new Error('not a day');
  return at;
}

interface Filter {
  days?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** `days` and `date_from` look at the queueing time, `date_to` at the finishing time (contract §3.9). */
function attendancesOf(ctx: Ctx, companyId: number, { days, from, until }: Filter): AttendanceRow[] {
  const since = Math.max(
    days === undefined ? -Infinity : ctx.now().getTime() - (number(days) ?? 0) * DAY,
    from === undefined || from === '' ? -Infinity : dayStart(from),
  );
  const end = until === undefined || until === '' ? Infinity : dayStart(until) + DAY;
  return ctx.store.attendances.filter((row) => {
    if (row.companyId !== companyId) return false;
    if (since > -Infinity && (row.queuedAt === null || Date.parse(row.queuedAt) < since)) return false;
    return end === Infinity || (row.finishedAt !== null && Date.parse(row.finishedAt) < end);
  });
}

function attendant(ctx: Ctx, user: UserRow, rows: readonly AttendanceRow[]): Payload {
  const own = rows.filter((row) => row.userId === user.id);
  const ratings = ctx.store.userRatings.filter((row) => row.userId === user.id).map((row) => row.rate);
  return {
    id: user.id,
    name: user.name,
    online: user.online,
    rating: Math.trunc(average(ratings) ?? 0),
    tickets: own.length,
    avgSupportTime: average(own.flatMap((row) => minutesBetween(row.startedAt, row.finishedAt))) ?? 0,
  };
}

function board(ctx: Ctx, companyId: number, filter: Filter): Payload {
  const rows = attendancesOf(ctx, companyId, filter);
  const tickets = ctx.store.by.ticketCompany.all(companyId);
  const users = ctx.store.users.filter((row) => row.companyId === companyId);
  return {
    counters: {
      leads: rows.length,
      avgWaitTime: average(rows.flatMap((row) => minutesBetween(row.queuedAt, row.startedAt))),
      avgSupportTime: average(rows.flatMap((row) => minutesBetween(row.startedAt, row.finishedAt))),
      supportPending: tickets.filter((row) => row.status === 'pending').length,
      supportFinished: rows.filter((row) => row.finishedAt !== null).length,
      supportHappening: tickets.filter((row) => row.status === 'open').length,
    },
    attendants: users
      .toSorted((left, right) => byText(left.name, right.name))
      .map((user) => attendant(ctx, user, rows)),
  };
}

interface Range {
  companyId: number;
  from: number;
  until: number;
  oneDay: boolean;
}

function rangeOf(query: (name: string) => string | undefined): Range {
  const companyId = number(query('companyId'));
  const [first, last] = [text(query('initialDate')), text(query('finalDate'))];
  if (companyId === null) throw new Error('companyId is required');
  return { companyId, from: dayStart(first), until: dayStart(last) + DAY, oneDay: first === last };
}

/** Days as `dd/MM/yyyy`, sorted as text; the hour for a range of one day. */
function perDay(ctx: Ctx, { companyId, from, until, oneDay }: Range): Payload {
  const counts = new Map<string, number>();
  const tickets = ctx.store.by.ticketCompany.all(companyId).filter((row) => {
    const at = Date.parse(row.createdAt);
    return at >= from && at < until;
  });
  for (const { createdAt } of tickets) {
    const [year = '', month = '', day = ''] = createdAt.slice(0, 10).split('-');
    const key = oneDay ? String(Number(createdAt.slice(11, 13))) : `${day}/${month}/${year}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keys = [...counts.keys()].toSorted();
  const data = keys.map((key) => ({ total: String(counts.get(key)), [oneDay ? 'horario' : 'data']: key }));
  return { count: tickets.length, data };
}

/** Finished attendances by user as texts; users without any follow with the number 0. */
function perUser(ctx: Ctx, { companyId, from, until }: Range): Payload {
  const users = ctx.store.users.filter((row) => row.companyId === companyId).toSorted((a, b) => byText(a.name, b.name));
  const finished = ctx.store.attendances.filter((row) => {
    const at = row.finishedAt === null ? Number.NaN : Date.parse(row.finishedAt);
    return row.companyId === companyId && at >= from && at < until;
  });
  const rows = users.map((user) => ({
    amount: finished.filter((row) => row.userId === user.id).length,
    nome: user.name,
  }));
  const some = rows
    .filter(({ amount }) => amount > 0)
    .map(({ amount, nome }) => ({ quantidade: String(amount), nome }));
  const none = rows.filter(({ amount }) => amount === 0).map(({ nome }) => ({ quantidade: 0, nome }));
  return { data: [...some, ...none] };
}

/** Contract §3.9; the two charts ask for no token. */
export const registerDashboard: Register = (app, ctx) => {
  app.get('/dashboard/ticketsUsers', (c) =>
    c.json(
      perUser(
        ctx,
        rangeOf((name) => c.req.query(name)),
      ),
    ),
  );
  app.get('/dashboard/ticketsDay', (c) =>
    c.json(
      perDay(
        ctx,
        rangeOf((name) => c.req.query(name)),
      ),
    ),
  );
  app.get('/dashboard', requireAuth, (c) => {
    const filter = { days: c.req.query('days'), from: c.req.query('date_from'), until: c.req.query('date_to') };
    return c.json(board(ctx, c.get('user').companyId, filter));
  });
};
