import type { Ctx } from './context.ts';
import type { ContactListItemRow, ContactListRow } from './typesExtra.ts';
import type { SheetContact } from './contactSheet.ts';

/** Numbers the network knows; without a connected line nobody is asked and the mark stays (contract back-office 6). */
function isOnNetwork(ctx: Ctx, companyId: number, number: string): boolean | null {
  const line = ctx.store.whatsapps.find((row) => row.companyId === companyId && row.status === 'CONNECTED');
  return line ? /^[1-9]\d{7,}$/.test(number) : null;
}

/** The mark that a check of the number leaves; a failed check changes nothing. */
export function checkItem(ctx: Ctx, item: ContactListItemRow): ContactListItemRow {
  const known = isOnNetwork(ctx, item.companyId, item.number);
  if (known === null) return item;
  return ctx.store.contactListItems.update(item, { isWhatsappValid: known });
}

/** Adds a contact to a list, or answers the one that has the number already. */
export function addItem(
  ctx: Ctx,
  list: { id: number; companyId: number },
  contact: SheetContact,
): { item: ContactListItemRow; created: boolean } {
  const { contactListItems, by } = ctx.store;
  const known = by.itemsOfList.all(list.id).find(({ number }) => number === contact.number);
  if (known) return { item: checkItem(ctx, known), created: false };
  const item = contactListItems.insert((id) => ({
    id,
    ...contact,
    isWhatsappValid: false,
    companyId: list.companyId,
    contactListId: list.id,
    ...ctx.stamps(),
  }));
  return { item: checkItem(ctx, item), created: true };
}

export function addList(ctx: Ctx, companyId: number, name: string): ContactListRow {
  return ctx.store.contactLists.insert((id) => ({ id, name, companyId, ...ctx.stamps() }));
}

/** A new list of those who have a ticket with the tag, and of the chosen list; all of them count as valid (§9). */
export function listOfTag(
  ctx: Ctx,
  campaign: { name: string; companyId: number },
  tagId: number,
  chosen: number | null,
) {
  const { store } = ctx;
  const { companyId } = campaign;
  const name = `${campaign.name} | TAG: ${tagId} - ${ctx.now().toISOString()}`;
  const list = addList(ctx, companyId, name);
  const people = new Map<string, SheetContact>();
  for (const { ticketId } of store.by.ticketsOfTag.all(tagId)) {
    const contact = store.contacts.get(store.tickets.get(ticketId)?.contactId);
    if (contact) people.set(contact.number, { name: contact.name, number: contact.number, email: contact.email ?? '' });
  }
  for (const { name: itemName, number, email } of store.by.itemsOfList.all(chosen)) {
    people.set(number, { name: itemName, number, email });
  }
  for (const contact of people.values()) {
    const { item } = addItem(ctx, list, contact);
    store.contactListItems.update(item, { isWhatsappValid: true });
  }
  return list;
}
