import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { renderApp } from '../render';
import { backend } from '../world';
import { findConversation, ticketWhere, userOf } from './conversationHelpers';

const anas = () => ticketWhere((row) => row.userId === userOf('ana').id && row.status === 'open');

describe('the address', () => {
  it('R-09 every link to a conversation carries the uuid', async () => {
    await renderApp('/tickets', { as: 'ana' });
    const uuids = new Set(backend.store.tickets.all().map(({ uuid }) => uuid));
    const { contact } = anas();
    await screen.findByRole('link', { name: new RegExp(contact.name) });
    const paths = screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', window.location.href).pathname)
      .filter((path) => path.startsWith('/tickets/'));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !uuids.has(path.slice('/tickets/'.length)))).toEqual([]);
  });

  it('R-09 a plain ticket number is replaced by the uuid', async () => {
    const { ticket, contact } = anas();
    await renderApp(`/tickets/${ticket.id}`, { as: 'ana' });
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`));
    expect(await findConversation(contact.name)).toBeVisible();
  });

  it('B-09 P-07 what the list has shown stays on screen, its box with it, while the server does not answer', async () => {
    const { ticket, contact } = anas();
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const row = await screen.findByRole('link', { name: new RegExp(contact.name) });
    for (let attempt = 0; attempt < 3; attempt += 1) backend.failNext(`GET /tickets/u/${ticket.uuid}`, 'network');
    await user.click(row);
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.type(box, 'Já volto');
    const asked = () => backend.faults.log.filter(({ path }) => path.endsWith(`/u/${ticket.uuid}`)).length;
    await waitFor(() => expect(asked()).toBe(3), { timeout: 10_000 });
    await pause(200);
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Já volto');
    expect(screen.queryByText('Não deu para abrir o atendimento')).not.toBeInTheDocument();
  });
});
