import { attendanceOf } from './attendances.ts';
import { AUTOMATIC, echo } from './channel.ts';
import type { Ctx } from './context.ts';
import { setting } from './context.ts';
import { updateTicket } from './ticketUpdate.ts';
import type { QueueRow, TicketRow, WhatsappRow } from './types.ts';

/** A stored text of the bot; it comes right after what it answers. */
function say(ctx: Ctx, ticket: TicketRow, body: string): void {
  ctx.later(ctx.network?.echo(ticket.id) ?? ctx.delays.echo, () => {
    if (ctx.store.tickets.get(ticket.id)) echo(ctx, ticket, { body, automatic: true });
  });
}

/**
 * A waiting ticket without a queue (contract §4.4 row 2): a line with one queue assigns it, a line with several sends
 * the menu until the customer names one by its number.
 */
export function assignByMenu(ctx: Ctx, ticket: TicketRow, line: WhatsappRow, body: string): void {
  if (ticket.status !== 'pending' || ticket.queueId !== null) return;
  attendanceOf(ctx, ticket);
  const queues = ctx.store.by.queuesOfWhatsapp
    .all(line.id)
    .map((link) => ctx.store.queues.get(link.queueId))
    .filter((queue): queue is QueueRow => queue !== undefined)
    .toSorted((left, right) => left.id - right.id);
  const [first] = queues;
  if (!first) return;

  const chosen = queues.length === 1 ? first : queues[Number(body.trim()) - 1];
  if (!chosen) {
    const lines = queues.map((queue, index) => `*[ ${index + 1} ]* - ${queue.name}\n`);
    say(ctx, ticket, `${AUTOMATIC}${line.greetingMessage}\n\n${lines.join('')}`);
    return;
  }
  updateTicket(ctx, ticket, { queueId: chosen.id });
  const greets = queues.length > 1 || setting(ctx, ticket.companyId, 'sendGreetingMessageOneQueues') === 'enabled';
  if (greets && chosen.greetingMessage) say(ctx, ticket, `${AUTOMATIC}${chosen.greetingMessage}`);
}
