import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listen } from '../heard';
import { renderApp } from '../render';
import { backend } from '../world';
import { inbox } from './ticketListInbox';
import { rowOf } from './ticketsHelpers';

it('B-33 what a search for tickets has found is heard, and that it has found nothing', async () => {
  inbox();
  const { user } = await renderApp('/tickets', { as: 'ana' });
  await rowOf('Atendendo', 'Alfa Souza');
  await user.click(screen.getByRole('tab', { name: 'Busca' }));
  const heard = listen();
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'Alfa');
  await waitFor(() => expect(heard).toEqual(['1 resultado']));
  await user.type(field, 'zzz');
  await waitFor(() => expect(heard).toEqual(['1 resultado', 'Nada encontrado']));
});

it('B-33 what a search in a list of records has found is heard, and that it has found nothing', async () => {
  const contact = backend.store.contacts.all().find(({ companyId, isGroup }) => companyId === 1 && !isGroup);
  if (contact) backend.store.contacts.update(contact, { name: 'Zulmira Única' });
  const { user } = await renderApp('/contacts', { as: 'admin' });
  const field = await screen.findByRole('searchbox', { name: 'Buscar contatos' });
  const heard = listen();
  await user.type(field, 'Zulmira');
  await waitFor(() => expect(heard).toContain('Zulmira: 1 resultado'));
  await user.type(field, 'zzz');
  await waitFor(() => expect(heard).toContain('Zulmirazzz: Nada encontrado'));
  expect(heard.filter((text) => text.includes('resultado'))).toHaveLength(1);
});
