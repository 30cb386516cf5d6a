/** "+55 11 90000-1274" for Brazilian numbers, "+" and the digits for others; ids of groups stay as they are. */
export function formatPhone(number: string): string {
  if (typeof number !== 'string') return '';
  // The longest number of the world's plan has 15 digits; ids of groups are longer.
  if (!/^\d{1,15}$/.test(number)) return number;
  return `+${number.replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '55 $1 $2-$3')}`;
}

/**
 * What a contact is called: by name, else by number. Of whom only a number is known, the server makes that the name.
 * @returns empty where neither is known
 */
export function contactLabel(contact: { name?: string | null; number?: string | null } | null | undefined): string {
  const name = contact?.name;
  return name && name !== contact.number ? name : formatPhone(contact?.number ?? '');
}

/** What a ticket is called: as its contact, else by its id. */
export const ticketLabel = ({ id, contact }: { id: number; contact?: Parameters<typeof contactLabel>[0] }): string =>
  contactLabel(contact) || `#${id}`;
