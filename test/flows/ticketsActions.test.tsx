import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sentTo } from '../page';
import { server } from '../msw';
import { renderApp } from '../render';
import { backend } from '../world';
import { liveIn } from './liveSocket';
import { callsOf, countOf, idOf, keepOnly, place, rowOf, rowsIn, stored } from './ticketsHelpers';

function inbox(): void {
  keepOnly(5);
  place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza', unread: 0, tags: [] });
  place(1, { status: 'open', owner: 'ana', queue: 'Vendas', name: 'Beto Lima', unread: 0, tags: [] });
  place(2, { status: 'pending', owner: null, queue: 'Suporte', name: 'Dora Maia', unread: 2, minutesAgo: 5, tags: [] });
  place(3, { status: 'pending', owner: null, queue: 'Vendas', name: 'Enzo Paz', unread: 0, minutesAgo: 9, tags: [] });
  place(4, { status: 'closed', owner: 'bruno', queue: 'Vendas', name: 'Fábio Cruz', unread: 0, tags: [] });
}
const setting = (key: string, value: string): void => {
  const row = backend.store.settings.all().find((candidate) => candidate.companyId === 1 && candidate.key === key);
  if (row) backend.store.settings.update(row, { value });
};
const messagesOf = (ticketId: number) => backend.store.by.messageTicket.all(ticketId).map(({ body }) => body);
const companyTickets = () => backend.store.tickets.all().filter(({ companyId }) => companyId === 1);
const ticketId = (index: number): number => companyTickets()[index]?.id ?? 0;
const uuidOf = (index: number): string => companyTickets()[index]?.uuid ?? '';
const silence = (): void => void (backend.ctx.emit = () => undefined);

describe('accept', () => {
  it('T-30 T-32 B-10 T-42 accept makes it mine, opens it and shows it in the list without any event', async () => {
    inbox();
    const emit = backend.ctx.emit;
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = await rowOf('Aguardando', 'Dora Maia');
    silence();
    await user.click(within(row).getByLabelText('Aceitar Dora Maia'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuidOf(2)}`));
    backend.ctx.emit = emit;
    expect(stored(ticketId(2))).toMatchObject({
      status: 'open',
      userId: idOf('ana'),
      queueId: stored(ticketId(0)).queueId,
    });
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([3, 1]));
    await user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    await rowOf('Atendendo', 'Dora Maia');
    await backend.ctx.idle();
    expect(messagesOf(ticketId(2)).some((body) => body.includes('Mensagem Automática'))).toBe(false);
  });

  it('M-01 V-03 T-30 accept also reads a ticket that comes wrapped, with contact and queue beside it', async () => {
    inbox();
    const { contactId, queueId, ...ticket } = stored(ticketId(2));
    server.use(
      http.get(`*/api/tickets/${ticket.id}`, () =>
        HttpResponse.json({
          contact: backend.store.contacts.get(contactId),
          queueId,
          ticket: { ...ticket, contactId },
        }),
      ),
    );
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await user.click(within(await rowOf('Aguardando', 'Dora Maia')).getByLabelText('Aceitar Dora Maia'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuidOf(2)}`));
    expect(stored(ticketId(2))).toMatchObject({ status: 'open', userId: idOf('ana') });
    expect(screen.queryByText(/já foi aceito/)).not.toBeInTheDocument();
  });

  it('T-31 with the setting on, the greeting goes out unsigned', async () => {
    inbox();
    setting('sendGreetingAccepted', 'enabled');
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await user.click(within(await rowOf('Aguardando', 'Dora Maia')).getByLabelText('Aceitar Dora Maia'));
    await waitFor(() =>
      expect(messagesOf(ticketId(2)).at(-1)).toMatch(/^\*Mensagem Automática:\*\n.* \*Dora Maia\*, .*\*Ana Ribeiro\*/),
    );
  });

  it('T-32 a group is not greeted', async () => {
    inbox();
    place(2, { isGroup: true });
    setting('sendGreetingAccepted', 'enabled');
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await user.click(within(await rowOf('Aguardando', 'Dora Maia')).getByLabelText('Aceitar Dora Maia'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuidOf(2)}`));
    // Whom nobody stops from being greeted is greeted later than the group would have been.
    await user.click(within(await rowOf('Aguardando', 'Enzo Paz')).getByLabelText('Aceitar Enzo Paz'));
    await waitFor(() => expect(messagesOf(ticketId(3)).at(-1)).toMatch(/^\*Mensagem Automática:\*/));
    expect(stored(ticketId(2))).toMatchObject({ status: 'open', userId: idOf('ana') });
    expect(callsOf(backend, `POST /messages/${ticketId(2)}`)).toBe(0);
    expect(messagesOf(ticketId(2)).some((body) => body.includes('Mensagem Automática'))).toBe(false);
  });

  it('T-32 without the setting in the answer of the server nobody is greeted', async () => {
    inbox();
    const { settings } = backend.store;
    for (const row of settings.filter(({ key }) => key === 'sendGreetingAccepted')) settings.remove(row);
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await user.click(within(await rowOf('Aguardando', 'Dora Maia')).getByLabelText('Aceitar Dora Maia'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuidOf(2)}`));
    // The second is accepted later than the first would have been greeted.
    await user.click(within(await rowOf('Aguardando', 'Enzo Paz')).getByLabelText('Aceitar Enzo Paz'));
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([4, 0]));
    expect(callsOf(backend, 'GET /settings')).toBeGreaterThan(0);
    expect(callsOf(backend, `POST /messages/${ticketId(2)}`)).toBe(0);
    expect(messagesOf(ticketId(2)).some((body) => body.includes('Mensagem Automática'))).toBe(false);
  });

  it('B-12 accept refuses and says who was faster', async () => {
    inbox();
    const emit = backend.ctx.emit;
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = await rowOf('Aguardando', 'Dora Maia');
    silence();
    place(2, { status: 'open', owner: 'bruno' });
    await user.click(within(row).getByLabelText('Aceitar Dora Maia'));
    expect(await screen.findByText('Bruno Castro já aceitou este atendimento.')).toBeInTheDocument();
    backend.ctx.emit = emit;
    expect(callsOf(backend, `PUT /tickets/${ticketId(2)}`)).toBe(0);
    expect(stored(ticketId(2)).userId).toBe(idOf('bruno'));
    await waitFor(() => expect(countOf('Aguardando')).toBe(1));
    expect(window.location.pathname).toBe('/tickets');
  });

  it('B-07 a double click accepts once', async () => {
    inbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = await rowOf('Aguardando', 'Dora Maia');
    // What is read again once the socket is there would overtake the look, which is then made again.
    await liveIn('notification');
    backend.delayNext(`GET /tickets/${ticketId(2)}`, 60);
    await user.dblClick(within(row).getByLabelText('Aceitar Dora Maia'));
    expect(window.location.pathname).toBe(`/tickets/${uuidOf(2)}`);
    await waitFor(() => expect(stored(ticketId(2)).status).toBe('open'));
    expect(callsOf(backend, `GET /tickets/${ticketId(2)}`)).toBe(1);
    expect(callsOf(backend, `PUT /tickets/${ticketId(2)}`)).toBe(1);
  });

  it('E-02 a refused change says what may be wrong; the conversation still waits', async () => {
    inbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    backend.failNext(`PUT /tickets/${ticketId(2)}`, 500);
    await user.click(within(await rowOf('Aguardando', 'Dora Maia')).getByLabelText('Aceitar Dora Maia'));
    expect(await screen.findByText(/Não foi possível alterar o atendimento/)).toBeInTheDocument();
    expect(await screen.findByText('Este atendimento está aguardando.')).toBeInTheDocument();
    expect(stored(ticketId(2)).status).toBe('pending');
  });
});

describe('return, resolve, reopen', () => {
  it('T-33 B-05 return clears the owner, and can be taken back', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const sent = sentTo('/tickets');
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByLabelText('Devolver à fila'));
    await waitFor(() => expect(stored(ticketId(0))).toMatchObject({ status: 'pending', userId: null }));
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'pending', userId: null }]);
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([1, 3]));
    await user.click(await screen.findByText('Desfazer'));
    await waitFor(() => expect(stored(ticketId(0))).toMatchObject({ status: 'open', userId: idOf('ana') }));
    await rowOf('Atendendo', 'Alfa Souza');
  });

  it('T-34 T-36 B-05 B-10 resolve closes with the present owner and queue, goes to /tickets and can be taken back', async () => {
    inbox();
    const prompt = backend.store.prompts.find(({ companyId }) => companyId === 1)?.id ?? 0;
    const integration = backend.store.queueIntegrations.find(({ companyId }) => companyId === 1)?.id ?? 0;
    const handled = { useIntegration: true, promptId: prompt, integrationId: integration };
    backend.store.tickets.update(stored(ticketId(0)), handled);
    expect(Math.min(prompt, integration)).toBeGreaterThan(0);
    const { user } = await renderApp(`/tickets/${uuidOf(0)}`, { as: 'admin' });
    const own = { userId: idOf('ana'), queueId: stored(ticketId(0)).queueId };
    const released = { useIntegration: false, promptId: null, integrationId: null };
    const line = `PUT /tickets/${ticketId(0)}`;
    const sent = sentTo('/tickets');
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByLabelText('Resolver'));
    await waitFor(() => expect(stored(ticketId(0))).toMatchObject({ status: 'closed', ...own, ...released }));
    expect(sent).toEqual([{ line, body: { status: 'closed', ...own, ...released } }]);
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    await waitFor(() => expect(countOf('Atendendo')).toBe(1));
    await user.click(screen.getByRole('tab', { name: 'Resolvidos' }));
    await rowOf('Resolvidos', 'Alfa Souza');
    await user.click(await screen.findByText('Desfazer'));
    await waitFor(() => expect(stored(ticketId(0))).toMatchObject({ status: 'open', userId: idOf('ana') }));
    expect(sent.slice(1)).toEqual([{ line, body: { status: 'open', ...own } }]);
  });

  it('T-34 a resolve of a ticket without an owner names who resolves it', async () => {
    inbox();
    place(0, { owner: null });
    const { user } = await renderApp(`/tickets/${uuidOf(0)}`, { as: 'admin' });
    const row = await rowOf('Atendendo', 'Alfa Souza');
    const { queueId } = stored(ticketId(0));
    const released = { useIntegration: false, promptId: null, integrationId: null };
    const sent = sentTo('/tickets');
    await user.click(within(row).getByLabelText('Resolver'));
    await waitFor(() => expect(stored(ticketId(0)).status).toBe('closed'));
    const body = { status: 'closed', userId: idOf('admin'), queueId, ...released };
    expect(sent).toEqual([{ line: `PUT /tickets/${ticketId(0)}`, body }]);
  });

  it('T-34 resolving another row leaves the conversation that is open where it is', async () => {
    inbox();
    const { user } = await renderApp(`/tickets/${uuidOf(1)}`, { as: 'ana' });
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByLabelText('Resolver'));
    await waitFor(() => expect(stored(ticketId(0)).status).toBe('closed'));
    await screen.findByText('Desfazer');
    expect(window.location.pathname).toBe(`/tickets/${uuidOf(1)}`);
  });

  it('PAIN-1.8 a resolve that only asks for the rating says so and forces nothing', async () => {
    inbox();
    setting('userRating', 'enabled');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByLabelText('Resolver'));
    expect(await screen.findByText(/A avaliação foi pedida ao cliente/)).toBeInTheDocument();
    expect(stored(ticketId(0)).status).toBe('open');
    expect(screen.queryByText('Desfazer')).not.toBeInTheDocument();
  });

  it('T-35 reopen makes the current user the owner and keeps the queue', async () => {
    inbox();
    place(4, { owner: 'ana' });
    const { user } = await renderApp('/tickets?tab=closed', { as: 'ana' });
    const queue = stored(ticketId(4)).queueId;
    const sent = sentTo('/tickets');
    await user.click(within(await rowOf('Resolvidos', 'Fábio Cruz')).getByLabelText('Reabrir'));
    await waitFor(() =>
      expect(stored(ticketId(4))).toMatchObject({ status: 'open', userId: idOf('ana'), queueId: queue }),
    );
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'open', userId: idOf('ana'), queueId: queue }]);
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuidOf(4)}`));
  });
});

describe('what others do', () => {
  it('T-36 T-37 T-40 T-42 PAIN-1.6 lists and counts follow messages and moves, without a request', async () => {
    inbox();
    const { second } = await renderApp('/tickets', { as: 'admin' });
    await rowOf('Atendendo', 'Alfa Souza');
    const other = await second('bruno');
    // Both lists and the bell.
    await waitFor(() => expect(callsOf(backend, 'GET /tickets')).toBeGreaterThanOrEqual(3));
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([2, 2]));
    const before = callsOf(backend, 'GET /tickets');
    backend.receive({ ticketId: ticketId(1), body: 'Cheguei' });
    const row = await rowOf('Atendendo', 'Beto Lima');
    await waitFor(() => expect(within(row).getByText('Cheguei')).toBeInTheDocument());
    await waitFor(async () => expect((await rowsIn('Atendendo')).querySelector('li')).toHaveTextContent('Beto Lima'));
    await other.request('PUT', `/tickets/${ticketId(3)}`, { status: 'open', userId: other.userId });
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([3, 1]));
    expect(within(await rowOf('Atendendo', 'Enzo Paz')).getByText('· Bruno')).toBeInTheDocument();
    await other.request('PUT', `/tickets/${ticketId(3)}`, { status: 'closed' });
    await waitFor(() => expect(countOf('Atendendo')).toBe(2));
    expect(callsOf(backend, 'GET /tickets')).toBe(before);
  });

  it('T-38 T-39 T-41 deletion, reading and a new name show at once; PAIN-7.1 other rows are left alone', async () => {
    inbox();
    place(1, { unread: 4 });
    const { second } = await renderApp('/tickets', { as: 'admin' });
    const other = await second('super');
    const still = await rowOf('Atendendo', 'Alfa Souza');
    await liveIn('open');
    const touched: MutationRecord[] = [];
    const watch = new MutationObserver((records) => void touched.push(...records));
    watch.observe(still, { subtree: true, childList: true, characterData: true, attributes: true });
    await within(await rowOf('Atendendo', 'Beto Lima')).findByText('4 não lidas');
    await other.request('GET', `/messages/${ticketId(1)}`);
    await waitFor(async () =>
      expect(within(await rowOf('Atendendo', 'Beto Lima')).queryByText('4 não lidas')).not.toBeInTheDocument(),
    );
    expect(touched).toHaveLength(0);
    watch.disconnect();
    const contact = backend.store.contacts.get(stored(ticketId(1)).contactId);
    await other.request('PUT', `/contacts/${contact?.id}`, {
      name: 'Beto Novo',
      number: contact?.number,
      email: '',
      extraInfo: [],
    });
    await rowOf('Atendendo', 'Beto Novo');
    await other.request('DELETE', `/tickets/${ticketId(1)}`);
    await waitFor(() => expect(countOf('Atendendo')).toBe(1));
  });
});
