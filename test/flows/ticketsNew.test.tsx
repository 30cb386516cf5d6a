import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { answerWhen, findDialog } from '../page';
import { renderApp } from '../render';
import { server } from '../msw';
import { backend, type Person } from '../world';
import { choicesOf, findChoices, findConversation, pickChoice, userOf } from './conversationHelpers';
import { callsOf, countOf, idOf, keepOnly, place, queueId, rowOf, stored, stranger } from './ticketsHelpers';

const companyTickets = () => backend.store.tickets.all().filter(({ companyId }) => companyId === 1);

async function openDialog(as: Person) {
  const { user } = await renderApp('/tickets', { as });
  await user.click(await screen.findByText('Novo', { selector: 'button' }, { timeout: 10_000 }));
  const dialog = await findDialog('Novo atendimento');
  const contact = await within(dialog).findByLabelText(/^Contato/);
  return { user, dialog, contact, inDialog: within(dialog) };
}

async function search(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

const start = (user: UserEvent, dialog: HTMLElement) => user.click(within(dialog).getByText('Iniciar'));

/** Ana, with Zuleica Prates and the queue Suporte chosen. */
async function openFilled() {
  const opened = await openDialog('ana');
  const { user, contact, inDialog } = opened;
  await search(user, contact, 'Zuleica');
  await pickChoice({ user }, 'Zuleica Prates');
  await user.click(inDialog.getByLabelText(/^Fila/));
  await pickChoice({ user }, 'Suporte');
  return opened;
}

describe('new ticket', () => {
  it('T-43 T-44 T-45 T-46 T-47 PAIN-1.2 B-07 an agent picks contact and queue, and one ticket shows at once', async () => {
    keepOnly(1);
    place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza' });
    stranger('Zuleica Prates');
    // Not the company's default, which would be chosen anyway.
    const usual = backend.store.whatsapps.all().find(({ name }) => name === 'Loja 2')?.id ?? 0;
    backend.store.users.update(userOf('ana'), { whatsappId: usual });
    const { user, dialog, contact, inDialog } = await openDialog('ana');
    await search(user, contact, 'Zu');
    // Longer than the half second of rest after which a search starts.
    await pause(550);
    expect(callsOf(backend, 'GET /contacts')).toBe(0);
    await user.paste('leica');
    await pickChoice({ user }, 'Zuleica Prates');
    expect(callsOf(backend, 'GET /contacts')).toBe(1);
    expect(inDialog.getByLabelText(/^Conexão/)).toHaveTextContent('Loja 2');

    await start(user, dialog);
    expect(await inDialog.findByText('Selecione uma fila')).toBeInTheDocument();
    expect(callsOf(backend, 'POST /tickets')).toBe(0);

    await user.click(inDialog.getByLabelText(/^Fila/));
    expect(choicesOf(await findChoices())).toEqual(['Suporte', 'Vendas']);
    await pickChoice({ user }, 'Vendas');
    backend.delayNext('POST /tickets', 60);
    await user.dblClick(inDialog.getByText('Iniciar'));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/[\da-f-]{36}$/));
    expect(callsOf(backend, 'POST /tickets')).toBe(1);
    const made = companyTickets().at(-1);
    expect(made).toMatchObject({ status: 'open', userId: idOf('ana'), queueId: queueId('Vendas'), whatsappId: usual });
    const row = within(await rowOf('Atendendo', 'Zuleica Prates'));
    expect(row.getByText('Loja 2')).toBeInTheDocument();
    expect(row.getByText('· Você')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(countOf('Atendendo')).toBe(2));
  });

  it('REAL-5 a new ticket is no transfer, in the other tabs neither: they hear of it as of any own change', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('prosa-alerts');
    other.addEventListener('message', ({ data }) => heard.push(data));
    keepOnly(1);
    stranger('Zuleica Prates');
    const { user, dialog } = await openFilled();
    await start(user, dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const id = companyTickets().at(-1)?.id;
    await waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ kind: 'change', id })));
    other.close();
  });

  it('DAY-79 who has gone elsewhere while a new ticket was on its way is not called to it', async () => {
    keepOnly(1);
    place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza' });
    stranger('Zuleica Prates');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link'));
    await findConversation('Alfa Souza');
    await user.click(screen.getByText('Novo', { selector: 'button' }));
    const dialog = within(await findDialog('Novo atendimento'));
    await search(user, await dialog.findByLabelText(/^Contato/), 'Zuleica');
    await pickChoice({ user }, 'Zuleica Prates');
    await user.click(dialog.getByLabelText(/^Fila/));
    await pickChoice({ user }, 'Suporte');
    const release = answerWhen('/tickets', 'POST');
    await user.click(dialog.getByText('Iniciar'));
    await waitFor(() => expect(callsOf(backend, 'POST /tickets')).toBe(1));
    act(() => window.history.back());
    await user.click(within(await findDialog('Descartar as alterações?')).getByText('Descartar'));
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    release();
    await rowOf('Atendendo', 'Zuleica Prates');
    expect(window.location.pathname).toBe('/tickets');
  });

  it('T-45 X-03 an admin has every queue and needs none', async () => {
    keepOnly(1);
    stranger('Zuleica Prates');
    const { user, dialog, contact, inDialog } = await openDialog('admin');
    await user.click(inDialog.getByLabelText(/^Fila/));
    const list = await findChoices();
    expect(choicesOf(list)).toEqual(['Sem fila', 'Suporte', 'Vendas', 'Financeiro', 'Pós-venda']);
    await user.click(within(list).getByText('Sem fila'));
    // The closing list gives the focus back to its field.
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await search(user, contact, 'Zuleica');
    await pickChoice({ user }, 'Zuleica Prates');
    await start(user, dialog);
    await waitFor(() => expect(companyTickets().at(-1)).toMatchObject({ queueId: null, userId: idOf('admin') }));
  });

  it('T-45 queues that cannot be read are said in the dialog', async () => {
    keepOnly(1);
    server.use(http.get('*/api/queue', () => HttpResponse.json({ error: 'ERR_NO_PERMISSION' }, { status: 400 })));
    const { inDialog } = await openDialog('admin');
    expect(await inDialog.findByText('Erro ao buscar as filas')).toBeInTheDocument();
  });

  it('T-50 a contact that is not found can be created and goes into the ticket', async () => {
    keepOnly(1);
    const { user, contact } = await openDialog('ana');
    await search(user, contact, 'Quirino');
    await pickChoice({ user }, /Adicionar “Quirino”/);
    const form = within(await findDialog('Novo contato'));
    expect(await form.findByLabelText(/^Nome/)).toHaveValue('Quirino');
    await search(user, form.getByLabelText(/^Número/), '5511955554444');
    const filled = within(await findDialog('Novo contato'));
    await user.click(await filled.findByRole('button', { name: 'Adicionar', hidden: true }));
    // The first one may still be closing when the contact is saved.
    await waitFor(() =>
      expect(within(screen.getByLabelText('Novo atendimento')).getByLabelText(/^Contato/)).toHaveValue('Quirino'),
    );
  });

  it.each([
    ['(11) 98765-4321', '', '(11) 98765-4321'],
    ['011 98765-4321', '', '011 98765-4321'],
    ['Loja 98765-4321', 'Loja 98765-4321', ''],
  ])('T-50 PUB-80 “%s” begins a contact with the name “%s” and the number “%s”', async (typed, name, number) => {
    keepOnly(1);
    const { user, contact } = await openDialog('ana');
    await search(user, contact, typed);
    await pickChoice({ user }, `Adicionar “${typed}”`);
    const form = within(await findDialog('Novo contato'));
    expect(await form.findByLabelText(/^Nome/)).toHaveValue(name);
    expect(form.getByLabelText(/^Número/)).toHaveValue(number);
  });
});

describe('another ticket is open', () => {
  function conflict(owner: string) {
    keepOnly(2);
    place(1, { status: 'open', owner, queue: 'Vendas', name: 'Zuleica Prates' });
    return stored(companyTickets()[1]?.id ?? 0);
  }

  it('T-48 the dialog names owner and queue, whatever form the refusal has', async () => {
    const row = conflict('bruno');
    const { user, dialog, inDialog } = await openFilled();
    await start(user, dialog);
    expect(await inDialog.findByText('Já existe um atendimento aberto para este contato')).toBeInTheDocument();
    expect(inDialog.getByText(/Com: Bruno Castro · Fila: Vendas/)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/tickets');

    // Other servers send the ticket itself, as an object or as text.
    const ticket = (name: string) => ({
      ...row,
      user: { id: row.userId, name },
      queue: { id: row.queueId, name: 'Vendas', color: '#123456' },
    });
    const answers = [ticket('Dona Objeto'), JSON.stringify(ticket('Dona Texto'))];
    server.use(http.post('*/api/tickets', () => HttpResponse.json({ error: answers.shift() }, { status: 409 })));
    await start(user, dialog);
    expect(await inDialog.findByText(/Com: Dona Objeto · Fila: Vendas/)).toBeInTheDocument();
    await start(user, dialog);
    expect(await inDialog.findByText(/Com: Dona Texto · Fila: Vendas/)).toBeInTheDocument();
  });

  it('T-49 one’s own ticket is opened instead', async () => {
    const { uuid } = conflict('ana');
    const { user, dialog } = await openFilled();
    await start(user, dialog);
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${uuid}`));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
