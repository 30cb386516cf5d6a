import type { Ctx } from './context.ts';
import type { AttendanceRow, TicketRow } from './types.ts';

/** The attendance of a ticket that has not finished yet, if any. */
export function currentAttendance(ctx: Ctx, ticketId: number): AttendanceRow | undefined {
  return ctx.store.by.attendanceTicket.all(ticketId).findLast((row) => row.finishedAt === null);
}

/** As above, opened when there is none. */
export function attendanceOf(ctx: Ctx, ticket: TicketRow): AttendanceRow {
  const known = currentAttendance(ctx, ticket.id);
  if (known) return known;
  const stamps = ctx.stamps();
  return ctx.store.attendances.insert((id) => ({
    id,
    ticketId: ticket.id,
    companyId: ticket.companyId,
    userId: ticket.userId,
    whatsappId: ticket.whatsappId,
    queuedAt: ticket.status === 'pending' ? stamps.createdAt : null,
    startedAt: ticket.status === 'open' ? stamps.createdAt : null,
    ratingAt: null,
    finishedAt: null,
    rated: false,
    ...stamps,
  }));
}

/** `pending` restarts the waiting time, `open` the talk time (contract §5.1, step 5). */
export function trackStatus(ctx: Ctx, ticket: TicketRow, attendance: AttendanceRow): void {
  const at = ctx.now().toISOString();
  if (ticket.status === 'pending') {
    const waiting = { queuedAt: at, startedAt: null, userId: null, whatsappId: ticket.whatsappId };
    ctx.store.attendances.update(attendance, waiting);
  }
  if (ticket.status === 'open') {
    const talking = {
      startedAt: at,
      ratingAt: null,
      rated: false,
      userId: ticket.userId,
      whatsappId: ticket.whatsappId,
    };
    ctx.store.attendances.update(attendance, talking);
  }
}
