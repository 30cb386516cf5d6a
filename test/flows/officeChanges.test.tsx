import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerWhen } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { liveIn } from './liveSocket';
import { everybody, inbox } from './ticketListInbox';
import { countOf, idOf, namesIn, queueId, rowOf } from './ticketsHelpers';

/** The server deletes no queue that a prompt needs. */
const free = (id: number) => backend.store.prompts.removeWhere((prompt) => prompt.queueId === id);

it('PAIN-1.2 DAY-71 a queue that is deleted leaves the lists, the filter and the person who worked in it', async () => {
  inbox();
  const { user, second } = await renderApp('/tickets?sub=pending', { as: 'ana' });
  expect(await namesIn('Aguardando', everybody)).toEqual(['Dora Maia', 'Enzo Paz']);
  await liveIn('notification');
  const admin = await second('admin');
  free(queueId('Vendas'));
  await admin.request('DELETE', `/queue/${queueId('Vendas')}`);
  expect(await screen.findByText('Você não atende mais: Vendas.')).toBeInTheDocument();
  await waitFor(async () => expect(await namesIn('Aguardando', everybody)).toEqual(['Dora Maia']));
  await waitFor(() => expect(countOf('Aguardando')).toBe(1));
  await user.click(screen.getByRole('button', { name: /^Filas/ }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Suporte' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Vendas' })).not.toBeInTheDocument();
});

it('PAIN-1.2 DAY-71 where somebody sees conversations without a queue, those of a deleted one say so', async () => {
  inbox();
  const { second } = await renderApp('/tickets', { as: 'admin' });
  const row = await rowOf('Atendendo', 'Beto Lima');
  expect(row).toHaveTextContent('Vendas');
  await liveIn('notification');
  // The event alone tells of it: nothing is read meanwhile.
  const goOn = answerWhen('/tickets', 'GET');
  const root = await second('super');
  free(queueId('Vendas'));
  await root.request('DELETE', `/queue/${queueId('Vendas')}`);
  await waitFor(async () => expect(await rowOf('Atendendo', 'Beto Lima')).not.toHaveTextContent('Vendas'));
  goOn();
});

it('PAIN-1.2 the customers of a colleague who is deleted wait at once', async () => {
  inbox();
  const { second } = await renderApp('/tickets?sub=pending', { as: 'ana' });
  expect(await namesIn('Aguardando', everybody)).toEqual(['Dora Maia', 'Enzo Paz']);
  await liveIn('notification');
  const admin = await second('admin');
  await admin.request('DELETE', `/users/${idOf('bruno')}`);
  await waitFor(async () =>
    expect((await namesIn('Aguardando', everybody)).toSorted()).toEqual(['Caio Reis', 'Dora Maia', 'Enzo Paz']),
  );
  await waitFor(() => expect(countOf('Aguardando')).toBe(3));
});

it('PAIN-1.2 a person who is renamed has the new name in rows and conversations', async () => {
  inbox();
  const { second } = await renderApp('/tickets', { as: 'admin' });
  const row = await rowOf('Atendendo', 'Caio Reis');
  const bruno = backend.store.users.get(idOf('bruno'));
  expect(row).toHaveTextContent('Bruno');
  await liveIn('notification');
  const goOn = answerWhen('/tickets', 'GET');
  const root = await second('super');
  await root.request('PUT', `/users/${idOf('bruno')}`, { name: 'Benedito Castro', email: bruno?.email });
  await waitFor(async () => expect(await rowOf('Atendendo', 'Caio Reis')).toHaveTextContent('Benedito'));
  goOn();
});
