import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
