import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render';
import { server } from '../msw';
import { backend } from '../world';
import { callsOf, countOf, idOf, keepOnly, place, queueId, rowOf, stored } from './ticketsHelpers';

const companyTickets = () => backend.store.tickets.all().filter(({ companyId }) => companyId === 1);

/** A contact without any ticket. */
function stranger(name: string): number {
  return backend.store.contacts.insert((id) => ({
    id,
    name,
    number: `5511977${id}`,
    email: '',
    profilePicUrl: '',
    isGroup: false,
    companyId: 1,
    whatsappId: null,
    ...backend.ctx.stamps(),
  })).id;
}

async function openDialog(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Novo' }, { timeout: 10_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Novo atendimento' });
  await within(dialog).findByLabelText(/^Contato/);
  return dialog;
}

async function pickContact(user: UserEvent, dialog: HTMLElement, typed: string, option: RegExp): Promise<void> {
  await user.type(within(dialog).getByLabelText(/^Contato/), typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

async function pick(user: UserEvent, dialog: HTMLElement, field: RegExp, option: string): Promise<void> {
  await user.click(within(dialog).getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const start = (user: UserEvent, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Iniciar' }));

describe('new ticket', () => {
  it('T-43 T-44 T-45 T-46 T-47 PAIN-1.2 an agent picks contact and queue, the usual connection is set, and the ticket shows at once', async () => {
    keepOnly(1);
    place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza' });
    stranger('Zuleica Prates');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText(/^Contato/), 'Zu');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(callsOf(backend, 'GET /contacts')).toBe(0);
    await user.type(within(dialog).getByLabelText(/^Contato/), 'leica');
    await user.click(await screen.findByRole('option', { name: /Zuleica Prates/ }));
    expect(callsOf(backend, 'GET /contacts')).toBe(1);
    expect(within(dialog).getByRole('combobox', { name: /^Conexão/ })).toHaveTextContent('Principal');

    await start(user, dialog);
    expect(await within(dialog).findByText('Selecione uma fila')).toBeInTheDocument();
    expect(callsOf(backend, 'POST /tickets')).toBe(0);

    await user.click(within(dialog).getByRole('combobox', { name: /^Fila/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Suporte', 'Vendas']);
    await user.click(screen.getByRole('option', { name: 'Vendas' }));
    await start(user, dialog);
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/[\da-f-]{36}$/));
    const made = companyTickets().at(-1);
    expect(made).toMatchObject({ status: 'open', userId: idOf('ana'), queueId: queueId('Vendas'), whatsappId: 1 });
    expect(within(await rowOf('Atendendo', 'Zuleica Prates')).getByText('Principal · Você')).toBeInTheDocument();
    await waitFor(() => expect(countOf('Atendendo')).toBe(2));
  }, 40_000);

  it('T-45 X-03 an admin has every queue and needs none; a failure to read them is said', async () => {
    stranger('Zuleica Prates');
    const { user } = await renderApp('/tickets', { as: 'admin' });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('combobox', { name: /^Fila/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Sem fila',
      'Suporte',
      'Vendas',
      'Financeiro',
      'Pós-venda',
    ]);
    await user.keyboard('{Escape}');
    await pickContact(user, dialog, 'Zuleica', /Zuleica Prates/);
    await start(user, dialog);
    await waitFor(() => expect(companyTickets().at(-1)).toMatchObject({ queueId: null, userId: idOf('admin') }));
  });

  it('T-45 queues that cannot be read are said in the dialog', async () => {
    server.use(http.get('*/api/queue', () => HttpResponse.json({ error: 'ERR_NO_PERMISSION' }, { status: 400 })));
    const { user } = await renderApp('/tickets', { as: 'admin' });
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText('Erro ao buscar as filas')).toBeInTheDocument();
  });

  it('T-50 a contact that is not found can be created and goes into the ticket', async () => {
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const dialog = await openDialog(user);
    await pickContact(user, dialog, 'Quirino', /Adicionar “Quirino”/);
    const form = await screen.findByRole('dialog', { name: /contato/i });
    expect(within(form).getByLabelText(/^Nome/)).toHaveValue('Quirino');
    await user.type(within(form).getByLabelText(/^Número/), '5511955554444');
    await user.click(within(form).getByRole('button', { name: /Adicionar$|Salvar|Criar/ }));
    const again = await screen.findByRole('dialog', { name: 'Novo atendimento' });
    await waitFor(() => expect(within(again).getByLabelText(/^Contato/)).toHaveValue('Quirino'));
  });
});

describe('another ticket is open', () => {
  function conflict(owner: string): { uuid: string; number: string } {
    keepOnly(3);
    place(1, { status: 'open', owner, queue: 'Vendas', name: 'Zuleica Prates' });
    const row = companyTickets()[1];
    return { uuid: row?.uuid ?? '', number: backend.store.contacts.get(row?.contactId)?.number ?? '' };
  }

  it('T-48 a plain code: the dialog names owner and queue', async () => {
    conflict('bruno');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const dialog = await openDialog(user);
    await pickContact(user, dialog, 'Zuleica', /Zuleica Prates/);
    await pick(user, dialog, /^Fila/, 'Suporte');
    await start(user, dialog);
    expect(await within(dialog).findByText('Já existe um atendimento aberto para este contato')).toBeInTheDocument();
    expect(within(dialog).getByText(/Com: Bruno Castro · Fila: Vendas/)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/tickets');
  });

  it('T-49 one’s own ticket is opened instead', async () => {
    const { uuid } = conflict('ana');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const dialog = await openDialog(user);
    await pickContact(user, dialog, 'Zuleica', /Zuleica Prates/);
    await pick(user, dialog, /^Fila/, 'Suporte');
    await start(user, dialog);
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuid}`));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it.each(['object', 'text'])('T-48 servers that send the ticket itself as %s are understood', async (form) => {
    conflict('bruno');
    const row = stored(companyTickets()[1]?.id ?? 0);
    const ticket = {
      ...row,
      user: { id: row.userId, name: 'Bruno Castro' },
      queue: { id: row.queueId, name: 'Vendas', color: '#123456' },
    };
    server.use(
      http.post('*/api/tickets', () =>
        HttpResponse.json({ error: form === 'object' ? ticket : JSON.stringify(ticket) }, { status: 409 }),
      ),
    );
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const dialog = await openDialog(user);
    await pickContact(user, dialog, 'Zuleica', /Zuleica Prates/);
    await pick(user, dialog, /^Fila/, 'Suporte');
    await start(user, dialog);
    expect(await within(dialog).findByText(/Com: Bruno Castro · Fila: Vendas/)).toBeInTheDocument();
  });

  it('B-07 Enter twice and a slow network create one ticket', async () => {
    keepOnly(1);
    stranger('Zuleica Prates');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const dialog = await openDialog(user);
    await pickContact(user, dialog, 'Zuleica', /Zuleica Prates/);
    await pick(user, dialog, /^Fila/, 'Suporte');
    backend.delayNext('POST /tickets', 100);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Iniciar' }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/tickets'));
    expect(callsOf(backend, 'POST /tickets')).toBe(1);
  });
});
