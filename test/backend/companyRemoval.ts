import type { Ctx } from './context.ts';
import type { CompanyRow } from './types.ts';

/** The company with everything it has, as the database cascades. */
export function removeCompany(ctx: Ctx, company: CompanyRow): void {
  const { store } = ctx;
  const own = (row: { companyId: number | null }): boolean => row.companyId === company.id;
  for (const ticket of store.by.ticketCompany.all(company.id)) {
    for (const message of store.by.messageTicket.all(ticket.id)) store.messages.remove(message);
    store.tickets.remove(ticket);
  }
  for (const user of store.users.filter(own)) {
    store.userQueues.removeWhere((row) => row.userId === user.id);
    store.users.remove(user);
  }
  for (const line of store.whatsapps.filter(own)) {
    store.whatsappQueues.removeWhere((row) => row.whatsappId === line.id);
    store.whatsapps.remove(line);
  }
  store.queues.removeWhere(own);
  store.settings.removeWhere(own);
  store.contacts.removeWhere(own);
  store.tags.removeWhere(own);
  store.quickMessages.removeWhere(own);
  store.schedules.removeWhere(own);
  store.chats.removeWhere(own);
  store.prompts.removeWhere(own);
  store.queueIntegrations.removeWhere(own);
  store.fileLists.removeWhere(own);
  store.invoices.removeWhere(own);
  store.companies.remove(company);
}
