import { screen } from '@testing-library/react';
import { backend, credentials, type Person } from '../world';

export function userOf(person: Person) {
  const user = backend.store.users.all().find((row) => row.email === credentials(person).email);
  if (!user) throw new Error(`${person} is not in the seed`);
  return user;
}

/** The first ticket of the seed that fits, with its contact. */
export function ticketWhere(fits: (ticket: ReturnType<typeof backend.store.tickets.all>[number]) => boolean) {
  const ticket = backend.store.tickets.all().find((row) => row.companyId === 1 && !row.isGroup && fits(row));
  const contact = backend.store.contacts.get(ticket?.contactId);
  if (!ticket || !contact) throw new Error('the seed has no such ticket');
  return { ticket, contact };
}

/** The conversation of a contact, once its ticket is shown. */
export const findConversation = (name: string): Promise<HTMLElement> =>
  screen.findByLabelText(`Conversa com ${name}`, { selector: 'section' }, { timeout: 15_000 });
