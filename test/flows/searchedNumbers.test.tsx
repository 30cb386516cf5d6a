import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog, replaceText, rowNames } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { itemNamed, openItems } from './contactListHelpers';
import { openContacts } from './contactsHelpers';
import { openInbox } from './keyboardHelpers';
import { keepOnly, namesIn, place } from './ticketsHelpers';
import '@/features/tickets/new/NewTicketDialog';

/** A number as the server keeps it, as people write it. */
const written = (number: string): string =>
  number.replace(
    /^(\d{2})(\d{2})(\d+)(\d{4})$/,
    (_all, country, area, start, end) => `+${country} (${area}) ${start}-${end}`,
  );

const setNumber = (contactId: number, number: string): void => {
  const contact = backend.store.contacts.get(contactId);
  if (!contact) throw new Error('the contact is gone');
  backend.store.contacts.update(contact, { number });
};

const contactNamed = (name: string): number => backend.store.contacts.find((row) => row.name === name)?.id ?? 0;

/** An inbox of one ticket, whose contact has the number 5511981110003. */
function oneNumber(): void {
  keepOnly(1);
  const { contactId } = place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza' });
  setNumber(contactId, '5511981110003');
}

describe('a telephone number that is searched as people write it', () => {
  it('PUB-80 T-09 finds the ticket', async () => {
    oneNumber();
    const { user } = await renderApp('/tickets?tab=search', { as: 'ana' });
    const box = await screen.findByRole('searchbox');
    await user.click(box);
    await user.paste('+55 (11) 98111-0003');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await namesIn('Busca', ['Alfa Souza'])).toEqual(['Alfa Souza']));
    expect(box).toHaveValue('+55 (11) 98111-0003');
  });

  it('PUB-80 B-25 finds ticket and contact in the palette', async () => {
    const { user } = await openInbox('/tags');
    setNumber(contactNamed('Alfa Souza'), '5511981110003');
    await user.keyboard('{Control>}k{/Control}');
    const palette = await findDialog('Buscar ou ir para');
    await user.paste('(11) 98111-0003');
    for (const name of ['Atendimentos', 'Contatos']) {
      const group = await within(palette).findByRole('group', { name });
      expect(within(group).getByRole('option')).toHaveTextContent('Alfa Souza');
    }
  });

  it('PUB-80 T-43 finds the contact for a new ticket', async () => {
    oneNumber();
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await user.click(await screen.findByText('Novo', { selector: 'button' }, { timeout: 10_000 }));
    const dialog = await findDialog('Novo atendimento');
    await user.click(await within(dialog).findByLabelText(/^Contato/));
    await user.paste('55 11 98111.0003');
    expect(await screen.findByRole('option', { name: /Alfa Souza/ })).toBeVisible();
  });

  it('PUB-80 C-01 CL-04 finds it in the lists of contacts', async () => {
    const { user, first } = await openContacts();
    await replaceText(user, screen.getByLabelText('Buscar contatos', { selector: 'input' }), written(first.number));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual([first.name]));
  });

  it('PUB-80 CL-04 finds it in a list for campaigns', async () => {
    const { user } = await openItems();
    const item = itemNamed('Adriana Abreu');
    await replaceText(
      user,
      screen.getByLabelText('Buscar na lista', { selector: 'input' }),
      written(item?.number ?? ''),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
  });
});
