import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { requests } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { go } from './composerHelpers';
import { findConversation, openConversation, smallInbox } from './conversationHelpers';
import { liveIn } from './liveSocket';
import { idOf, queueId, rowOf, stored } from './ticketsHelpers';

describe('what is read on screen', () => {
  it('PUB-33 DAY-69 PAIN-1.11 messages into one’s own open conversation are read there, with one call', async () => {
    const app = await openConversation();
    await liveIn('notification');
    const reads = () => requests('GET', `/messages/${app.ticket.id}`);
    const before = reads();
    await act(async () => {
      for (const body of ['um', 'dois']) backend.receive({ ticketId: app.ticket.id, body });
    });
    await screen.findAllByText('dois');
    expect(stored(app.ticket.id).unreadMessages).toBeGreaterThan(0);
    await waitFor(() => expect(stored(app.ticket.id).unreadMessages).toBe(0), { timeout: 4_000 });
    await waitFor(() => expect(document.title).not.toMatch(/\d/));
    expect(reads()).toBe(before + 1);
    go(app.other);
    await findConversation('Beto Lima');
    const left = await rowOf('Atendendo', 'Alfa Souza');
    expect(within(left).getByText('dois')).toBeVisible();
    expect(within(left).queryByText(/não lida/)).toBeNull();
    expect(document.title).not.toMatch(/\d/);
  });

  it('DAY-69 who sees a colleague’s conversation reads it for nobody', async () => {
    const app = await openConversation({ as: 'admin' });
    await liveIn('notification');
    await act(async () => backend.receive({ ticketId: app.ticket.id, body: 'um' }));
    await screen.findAllByText('um');
    await pause(1_500);
    expect(stored(app.ticket.id).unreadMessages).toBeGreaterThan(0);
  });
});

describe('what is taken from a person, or given', () => {
  it('DAY-71 a conversation given to a colleague is told by name, also to who is elsewhere', async () => {
    const { ticket } = smallInbox();
    const app = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    await liveIn('notification');
    const admin = await app.second('admin');
    await act(async () => {
      await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: idOf('bruno') });
    });
    expect(await screen.findByText('Bruno Castro assumiu o atendimento de Alfa Souza.')).toBeInTheDocument();
  });

  it('DAY-71 one that goes back to the queue is told as well; what one does oneself is not', async () => {
    const app = await openConversation();
    await liveIn('notification');
    await app.user.click(within(await rowOf('Atendendo', 'Beto Lima')).getByLabelText('Devolver à fila'));
    await screen.findByText('Desfazer');
    const admin = await app.second('admin');
    await act(async () => {
      await admin.request('PUT', `/tickets/${app.ticket.id}`, { status: 'pending', userId: null });
    });
    expect(await screen.findByText('O atendimento de Alfa Souza voltou à fila.')).toBeInTheDocument();
    expect(screen.queryByText('O atendimento de Beto Lima voltou à fila.')).not.toBeInTheDocument();
  });

  it('DAY-80 the conversation of a contact that is deleted is left with a word', async () => {
    const app = await openConversation();
    await liveIn('notification');
    const admin = await app.second('admin');
    await act(async () => {
      await admin.request('DELETE', `/contacts/${app.contact.id}`);
    });
    expect(await screen.findByText('O atendimento que você estava vendo foi excluído.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('DAY-71 queues that an admin takes and gives are told by name', async () => {
    smallInbox();
    const app = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    await liveIn('notification');
    const admin = await app.second('admin');
    const ana = backend.store.users.get(idOf('ana'));
    await act(async () => {
      await admin.request('PUT', `/users/${idOf('ana')}`, {
        name: ana?.name,
        email: ana?.email,
        profile: ana?.profile,
        companyId: ana?.companyId,
        queueIds: [queueId('Vendas'), queueId('Financeiro')],
      });
    });
    expect(await screen.findByText('Você não atende mais: Suporte.')).toBeInTheDocument();
    expect(await screen.findByText('Você agora também atende: Financeiro.')).toBeInTheDocument();
    // What the event did not name is read with the new connection, and once.
    const reads = (): number => backend.faults.counts()[`GET /users/${idOf('ana')}`] ?? 0;
    await waitFor(() => expect(reads()).toBe(1));
    await liveIn('notification');
    await pause(300);
    expect(reads()).toBe(1);
  });

  it('DAY-71 SAFE-1 queues that were given while no event could come are known once the connection is back', async () => {
    smallInbox();
    await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    await liveIn('notification');
    backend.store.userQueues.insert((id) => ({
      id,
      userId: idOf('ana'),
      queueId: queueId('Financeiro'),
      ...backend.ctx.stamps(),
    }));
    backend.failNext(`GET /users/${idOf('ana')}`, 'lost');
    backend.dropSockets();
    expect(
      await screen.findByText('Você agora também atende: Financeiro.', {}, { timeout: 20_000 }),
    ).toBeInTheDocument();
  });
});
