import { randomUUID } from 'node:crypto';
import type { Ctx } from './context.ts';
import type { ContactRow, TicketRow, WhatsappRow } from './types.ts';

/** What a ticket has that no bot, integration or message has touched yet. */
export const untouched = {
  lastMessage: '',
  queueOptionId: null,
  useIntegration: false,
  integrationId: null,
  typebotSessionId: null,
  typebotStatus: false,
  promptId: null,
  fromMe: false,
  amountUsedBotQueues: 0,
} as const;

/** A ticket of a contact on a connection that nobody has and no queue. */
export const newTicket = (
  ctx: Ctx,
  contact: ContactRow,
  line: WhatsappRow,
  start: Pick<TicketRow, 'status' | 'unreadMessages'>,
): TicketRow =>
  ctx.store.tickets.insert((id) => ({
    ...untouched,
    ...start,
    id,
    isGroup: contact.isGroup,
    userId: null,
    contactId: contact.id,
    whatsappId: line.id,
    queueId: null,
    chatbot: false,
    companyId: contact.companyId,
    uuid: randomUUID(),
    ...ctx.stamps(),
  }));
