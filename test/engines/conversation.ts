import { queueIds, restAs } from '../e2e/rest';
import { newAgent, role, text, type Options } from './person';

/** Where an answer is written. */
export const box = role('textbox', 'Mensagem');

/** Where the messages stand. */
export const thread = role('region', 'Mensagens');

/** Ana in a conversation that is hers. */
export async function answering(options: Options = {}) {
  const admin = await restAs('admin');
  const sales = (await queueIds(admin))['Vendas'] ?? 0;
  const [ticket] = await admin.tickets('pending', [sales]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.assign(ticket.id, 'ana');
  const person = await newAgent('ana', options);
  await person.open(`/tickets/${ticket.uuid}`);
  await person.see(box);
  const [last = ''] = (await admin.bodies(ticket.id)).slice(-1);
  await person.see({ ...text(last), within: thread, which: 'last' });
  return { person, ticket, rest: admin };
}
