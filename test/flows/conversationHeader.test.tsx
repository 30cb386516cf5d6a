import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { answerWhen, findDialog, requests } from '../page';
import { setViewport } from '../browserStubs';
import { backend } from '../world';
import {
  choicesOf,
  choose,
  findChoices,
  findConversation,
  headerOf,
  openConversation,
  openMenu,
  pickChoice,
  queueNamed,
} from './conversationHelpers';
import { countOf, idOf, rowOf, stored } from './ticketsHelpers';

const actions = ['Aceitar', 'Devolver à fila', 'Resolver', 'Reabrir'];

describe('the header of the conversation', () => {
  it.each([
    ['pending', null, 'Sem responsável · Suporte · Principal', ['Aceitar']],
    ['open', 'bruno', 'Com Bruno Castro · Suporte · Principal', ['Devolver à fila', 'Resolver']],
    ['closed', 'admin', 'Com você · Suporte · Principal', ['Reabrir']],
  ])('T-51 contact, ticket and the actions of a ticket that is %s', async (status, owner, place, offered) => {
    const { ticket, inHeader } = await openConversation({ as: 'admin', wish: { status, owner } });
    expect(inHeader.getByRole('button', { name: 'Alfa Souza' })).toBeVisible();
    expect(inHeader.getByText(`#${ticket.id}`)).toBeVisible();
    expect(inHeader.getByText(place)).toBeVisible();
    for (const name of actions) {
      if (offered.includes(name)) expect(inHeader.getByRole('button', { name })).toBeEnabled();
      else expect(inHeader.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('T-51 B-10 accepting, and resolving, from the header shows at once, without any event', async () => {
    const { ticket, user, inHeader } = await openConversation({ wish: { status: 'pending', owner: null } });
    const emit = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(inHeader.getByRole('button', { name: 'Aceitar' }));
    await user.click(await inHeader.findByRole('button', { name: 'Resolver' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(stored(ticket.id)).toMatchObject({ status: 'closed', userId: idOf('ana') });
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([1, 1]));
    expect(emit).toHaveBeenCalled();
  });

  it('I-11 a narrow window shortens the name to ten characters', async () => {
    setViewport(390, 844);
    const { header } = await openConversation({ wish: { name: 'Alfa Souza de Andrade' } });
    expect(within(header).getByText('Alfa Souza...')).toBeVisible();
  });
});

describe('more actions', () => {
  const itemsOf = (menu: HTMLElement) =>
    [...menu.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
  const everyone = ['Buscar na conversa', 'Transferir', 'Agendar mensagem', 'Notas internas'];

  it('T-52 T-53 X-02 an agent is offered everything but to delete', async () => {
    const app = await openConversation();
    expect(itemsOf(await openMenu(app))).toEqual(everyone);
  });

  it('T-52 T-53 B-05 an admin deletes the ticket, after a question that names it', async () => {
    const app = await openConversation({ as: 'admin' });
    const { ticket, user } = app;
    const menu = await openMenu(app);
    expect(itemsOf(menu)).toEqual([...everyone, 'Excluir atendimento']);
    await user.click(within(menu).getByText('Excluir atendimento'));
    const question = await findDialog(`Excluir o atendimento #${ticket.id} de Alfa Souza?`);
    expect(within(question).getByText(/Todas as mensagens, notas e tags/)).toBeVisible();
    expect(requests('DELETE', `/tickets/${ticket.id}`)).toBe(0);
    await user.click(within(question).getByRole('button', { name: 'Excluir atendimento' }));
    expect(await screen.findByText(`Atendimento #${ticket.id} excluído`)).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(backend.store.tickets.get(ticket.id)).toBeUndefined();
    await waitFor(() => expect(countOf('Atendendo')).toBe(1));
    expect(screen.queryByText('O atendimento que você estava vendo foi excluído.')).not.toBeInTheDocument();
  });

  it('T-52 a resolved ticket is not transferred; B-33 focus comes back to the menu', async () => {
    const app = await openConversation({ wish: { status: 'closed' } });
    expect(itemsOf(await openMenu(app))).toEqual(everyone.filter((item) => item !== 'Transferir'));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.inHeader.getByLabelText('Mais ações')).toHaveFocus());
  });
});

describe('transfer', () => {
  async function openTransfer(options: Parameters<typeof openConversation>[0] = {}) {
    const app = await openConversation(options);
    await choose(app, 'Transferir');
    const dialog = await findDialog('Transferir atendimento');
    const person = await within(dialog).findByLabelText('Pessoa (digite para buscar)');
    const queue = within(dialog).getByLabelText(/^Fila/);
    return { ...app, dialog, person, queue, send: within(dialog).getByText('Transferir') };
  }

  it('T-55 T-56 PAIN-2.9 people from three characters; a person limits the queues; an event wipes nothing', async () => {
    const { ticket, other, user, dialog, person, queue, send } = await openTransfer({ as: 'admin' });
    await user.type(person, 'Br');
    expect(await screen.findByText('Digite pelo menos 3 letras')).toBeVisible();
    await pause(550);
    expect(requests('GET', '/users')).toBe(0);
    await user.type(person, 'u');
    await pickChoice({ user }, 'Bruno Castro');
    expect(requests('GET', '/users')).toBe(1);
    await user.click(send);
    expect(await within(dialog).findByText('Escolha a fila')).toBeVisible();
    expect(requests('PUT', `/tickets/${ticket.id}`)).toBe(0);
    backend.receive({ ticketId: other.id, body: 'Cheguei', bot: false });
    await screen.findByText('Cheguei');
    expect(person).toHaveValue('Bruno Castro');
    await user.click(queue);
    const list = await findChoices();
    expect(choicesOf(list)).toEqual(['Vendas', 'Financeiro']);
    await user.click(within(list).getByText('Financeiro'));
    await user.click(send);
    expect(await screen.findByText('Atendimento transferido.')).toBeInTheDocument();
    expect(stored(ticket.id)).toMatchObject({
      status: 'open',
      userId: idOf('bruno'),
      queueId: queueNamed('Financeiro').id,
    });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/tickets');
    expect(screen.queryByText('Descartar as alterações?')).not.toBeInTheDocument();
  });

  it('DAY-77 nobody is said to be missing before somebody has looked', async () => {
    const { user, person } = await openTransfer();
    await user.type(person, 'Zzz');
    expect(screen.getByText('Carregando…')).toBeVisible();
    expect(screen.queryByText('Ninguém encontrado com esse nome')).not.toBeInTheDocument();
    expect(await screen.findByText('Ninguém encontrado com esse nome')).toBeVisible();
    expect(screen.queryByText('Carregando…')).not.toBeInTheDocument();
  });

  it('DAY-10 colleagues are offered before anything is typed, those chosen lately first: two clicks, or three keys', async () => {
    const { ticket, user, person } = await openTransfer({ as: 'admin' });
    expect(screen.queryByRole('group', { name: 'Escolhidas há pouco' })).not.toBeInTheDocument();
    // The caret stands in the field already.
    await user.keyboard('{ArrowDown}');
    expect(choicesOf(await findChoices()).slice(0, 3)).toEqual(['Ana Ribeiro', 'Bruno Castro', 'Carla Mendes']);
    await pickChoice({ user }, 'Carla Mendes');
    await user.keyboard('{Enter}');
    await screen.findByText('Atendimento transferido.');
    expect(stored(ticket.id)).toMatchObject({ userId: idOf('carla'), queueId: queueNamed('Suporte').id });
    expect(requests('GET', '/users')).toBe(0);
    await waitFor(() => expect(person).not.toBeInTheDocument());

    await user.click(within(await rowOf('Atendendo', 'Beto Lima')).getByRole('link'));
    await choose({ user, inHeader: within(headerOf(await findConversation('Beto Lima'))) }, 'Transferir');
    const dialog = within(await findDialog('Transferir atendimento'));
    await user.click(await dialog.findByRole('button', { name: 'Carla Mendes' }));
    expect(dialog.getByLabelText('Pessoa (digite para buscar)')).toHaveValue('Carla Mendes');
    await user.click(dialog.getByLabelText('Pessoa (digite para buscar)'));
    expect(choicesOf(await findChoices())[0]).toBe('Carla Mendes');
  });

  it.each(['its event came', 'its event got lost'])(
    'DAY-79 a ticket that a colleague was given meanwhile is not taken away without a word: %s',
    async (event) => {
      const { ticket, user, dialog, person, queue, send, second } = await openTransfer({ as: 'admin' });
      await user.type(person, 'Carl');
      await pickChoice({ user }, 'Carla Mendes');
      await user.click(queue);
      await pickChoice({ user }, 'Suporte');
      const bruno = await second('bruno');
      const lost = event.endsWith('lost') ? vi.spyOn(backend.ctx, 'emit').mockReturnValue() : null;
      await act(async () => {
        await bruno.request('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: idOf('bruno') });
      });
      lost?.mockRestore();
      await user.click(send);
      const news = within(await within(dialog).findByRole('alert'));
      expect(news.getByText(/passou para Bruno Castro/)).toBeVisible();
      expect(stored(ticket.id).userId).toBe(idOf('bruno'));
      expect(person).toHaveValue('Carla Mendes');
      await user.click(send);
      await screen.findByText('Atendimento transferido.');
      expect(stored(ticket.id).userId).toBe(idOf('carla'));
    },
  );

  it('DAY-76 a ticket that was resolved meanwhile is not transferred, and the dialog says so as it closes', async () => {
    const { ticket, user, dialog, queue, send } = await openTransfer();
    await user.click(queue);
    await pickChoice({ user }, 'Vendas');
    const emit = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    backend.store.tickets.update(stored(ticket.id), { status: 'closed' });
    await user.click(send);
    expect(await screen.findByText('Este atendimento já foi resolvido.')).toBeVisible();
    expect(emit).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(stored(ticket.id)).toMatchObject({ status: 'closed', userId: idOf('ana') });
    expect(screen.queryByText('Atendimento transferido.')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
  });

  it('DAY-79 who has gone elsewhere while a transfer was on its way is not called back', async () => {
    const app = await openConversation();
    const { other, user } = app;
    await user.click(within(await rowOf('Atendendo', 'Beto Lima')).getByRole('link'));
    await choose({ user, inHeader: within(headerOf(await findConversation('Beto Lima'))) }, 'Transferir');
    const dialog = within(await findDialog('Transferir atendimento'));
    await user.click(await dialog.findByLabelText(/^Fila/));
    await pickChoice({ user }, 'Suporte');
    const release = answerWhen(`/tickets/${other.id}`, 'PUT');
    await user.click(dialog.getByText('Transferir'));
    await waitFor(() => expect(stored(other.id).status).toBe('pending'));
    act(() => window.history.back());
    await user.click(within(await findDialog('Descartar as alterações?')).getByText('Descartar'));
    await findConversation('Alfa Souza');
    release();
    await screen.findByText('Atendimento transferido.');
    expect(window.location.pathname).toBe(`/tickets/${app.ticket.uuid}`);
  });

  it('T-56 B-10 a queue alone sends the ticket back to waiting, at once and without an event', async () => {
    const { ticket, user, queue, send } = await openTransfer();
    const emit = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(queue);
    await pickChoice({ user }, 'Vendas');
    await user.click(send);
    await screen.findByText('Atendimento transferido.');
    expect(stored(ticket.id)).toMatchObject({ status: 'pending', userId: null, queueId: queueNamed('Vendas').id });
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([1, 2]));
    expect(emit).toHaveBeenCalled();
  });

  it('T-56 the connection goes along; a refusal keeps the dialog and says why', async () => {
    const { ticket, user, dialog, queue, send } = await openTransfer({ as: 'admin' });
    const line = backend.store.whatsapps.all().find(({ companyId, id }) => companyId === 1 && id !== ticket.whatsappId);
    await user.click(queue);
    await pickChoice({ user }, 'Vendas');
    await user.click(within(dialog).getByLabelText(/^Conexão/));
    await pickChoice({ user }, line?.name ?? '?');
    backend.failNext(`PUT /tickets/${ticket.id}`, 500);
    await user.click(send);
    expect(await screen.findByText(/Não foi possível alterar o atendimento/)).toBeInTheDocument();
    expect(dialog).toBeVisible();
    await user.click(send);
    await screen.findByText('Atendimento transferido.');
    expect(stored(ticket.id)).toMatchObject({ whatsappId: line?.id, status: 'pending' });
  });

  it.each([
    [400, 'ERR_OTHER_OPEN_TICKET', 'Já existe um atendimento aberto para este contato.'],
    [
      400,
      'Não é possível consultar registros de outra empresa',
      'Este registro não existe ou pertence a outra empresa.',
    ],
    [403, 'ERR_NO_PERMISSION', 'Você não tem permissão para acessar este recurso.'],
    ['network', 'no code', 'Sem resposta do servidor. Verifique a conexão e tente de novo.'],
  ] as const)('E-01 T-56 a transfer refused with %s and %s says so', async (failure, code, text) => {
    const { ticket, user, dialog, queue, send } = await openTransfer();
    await user.click(queue);
    await pickChoice({ user }, 'Vendas');
    // A 403 is asked again once, with a new token (S-17).
    backend.failNext(`PUT /tickets/${ticket.id}`, failure, code);
    if (failure === 403) backend.failNext(`PUT /tickets/${ticket.id}`, failure, code);
    await user.click(send);
    expect(await screen.findByText(text)).toBeVisible();
    expect(dialog).toBeVisible();
    expect(stored(ticket.id)).toMatchObject({ status: 'open', queueId: queueNamed('Suporte').id });
  });
});
