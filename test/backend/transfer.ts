import { lineOf, needLine, sendText } from './channel.ts';
import type { Ctx } from './context.ts';
import { setting } from './context.ts';
import { number } from './parse.ts';
import type { Payload, TicketRow } from './types.ts';

interface Texts {
  label: string;
  queue: (queue: string) => string;
  user: (user: string) => string;
  both: (user: string, queue: string) => string;
  wait: string;
}

const pt: Texts = {
  label: 'Mensagem automática',
  queue: (queue) => `Você foi transferido para o departamento *${queue}*`,
  user: (user) => `Você foi transferido para o atendente *${user}*`,
  both: (user, queue) => `Você foi transferido para o departamento *${queue}* e contará com a presença de *${user}*`,
  wait: 'aguarde, já vamos te atender!',
};
const en: Texts = {
  label: 'Automatic message',
  queue: (queue) => `You have been transferred to the *${queue}* department`,
  user: (user) => `You have been transferred to the agent *${user}*`,
  both: (user, queue) => `You have been transferred to the *${queue}* department, where *${user}* will assist you`,
  wait: 'please wait, we will be with you shortly!',
};
const es: Texts = {
  label: 'Mensaje automático',
  queue: (queue) => `Has sido transferido al departamento *${queue}*`,
  user: (user) => `Has sido transferido al agente *${user}*`,
  both: (user, queue) => `Has sido transferido al departamento *${queue}* y te atenderá *${user}*`,
  wait: '¡espera, enseguida te atendemos!',
};

const languages: Record<string, Texts> = { pt, en, es };

/** What a PUT says about an id: undefined when it says nothing, which never equals the ticket's. */
const asked = (body: Payload, key: string): number | null | undefined => (key in body ? number(body[key]) : undefined);

/**
 * Tells the contact of a transfer (contract §5.1, step 4). The server compares the body with the ticket on every
 * PUT, so closing another agent's ticket with one's own userId and the same queueId announces one as well.
 */
export function announceTransfer(ctx: Ctx, ticket: TicketRow, body: Payload): void {
  if (setting(ctx, ticket.companyId, 'sendMsgTransfTicket') !== 'enabled') return;
  const userId = asked(body, 'userId');
  const queueId = asked(body, 'queueId');
  const user = ctx.store.users.get(userId);
  const queue = ctx.store.queues.get(queueId);
  const userMoves = user !== undefined && ticket.userId !== null && user.id !== ticket.userId;
  const queueMoves = queue !== undefined && queue.id !== ticket.queueId;
  const texts = languages[ctx.store.companies.get(ticket.companyId)?.language ?? 'pt'] ?? pt;

  const line = (): string | null => {
    if (userMoves && queueMoves && ticket.queueId !== null) return texts.both(user.name, queue.name);
    if (userMoves && queueId === ticket.queueId) return texts.user(user.name);
    if (queueMoves && ticket.queueId !== null && userId === ticket.userId) return texts.queue(queue.name);
    if (queueMoves && !user) return texts.queue(queue.name);
    return null;
  };
  const message = line();
  if (message === null) return;
  needLine(lineOf(ctx, ticket), 'ERR_SENDING_WAPP_MSG');
  sendText(ctx, ticket, { body: `*${texts.label}*:\n${message}\n${texts.wait}` });
}
