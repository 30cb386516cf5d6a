import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closed, dialog } from '../page';
import { backend } from '../world';
import { renderApp } from '../render';
import { callsOf, line, openConnections, queuesOf, inRow, tab } from './connectionsHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/pages/connections/ConnectionDialog';
import '@/pages/connections/ConnectionsPage';
import '@/pages/connections/QrCodeDialog';

describe('the form of a connection', () => {
  const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

  it('CN-12 CN-15 B-33 the name has 2 to 50 characters; several queues need a greeting, and the tab opens', async () => {
    const { user } = await openConnections('admin', '/connections?new');
    const form = await dialog();
    const name = form.getByLabelText(/^Nome/);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Obrigatório')).toBeVisible();
    fill(name, 'a');
    expect(await form.findByText('Nome muito curto')).toBeVisible();
    fill(name, 'a'.repeat(51));
    expect(await form.findByText(/no máximo 50 caracteres/)).toBeVisible();
    fill(name, 'Filial');
    await tab(user, form, 'Filas e chatbot');
    await user.click(form.getByLabelText('Filas'));
    await user.click(await screen.findByText('Suporte', { selector: 'li *' }));
    await user.click(screen.getByText('Vendas', { selector: 'li *' }));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/saudação é obrigatória/)).toBeVisible();
    expect(form.getByLabelText('Mensagens, com erros')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(form.getByLabelText('Mensagem de saudação')).toHaveFocus());
  });

  it.each([2, 50])('CN-12 a name of %i characters is saved', async (length) => {
    const { user } = await openConnections('admin', '/connections?new');
    const form = await dialog();
    const name = 'a'.repeat(length);
    fill(form.getByLabelText(/^Nome/), name);
    await user.click(form.getByText('Salvar'));
    await inRow(name);
    expect(line(name).companyId).toBe(1);
  });

  it('CN-13 CN-14 CN-16 a new connection is sent whole, and what POST drops follows by PUT', async () => {
    const { user } = await openConnections('admin', '/connections?new');
    const form = await dialog();
    const sent = callsOf();
    fill(form.getByLabelText(/^Nome/), ' Filial Sul ');
    fill(form.getByLabelText('Token da API'), 'token-sul');
    expect(form.getByLabelText('Provedor')).toHaveValue('beta');
    await tab(user, form, 'Mensagens');
    fill(form.getByLabelText('Mensagem de saudação'), 'Olá');
    fill(form.getByLabelText('Mensagem de conclusão'), 'Até logo');
    fill(form.getByLabelText('Mensagem fora do expediente'), 'Fechado');
    await tab(user, form, 'Avaliações');
    fill(form.getByLabelText('Mensagem de avaliação'), 'Que nota?');
    await tab(user, form, 'Filas e chatbot');
    expect(form.getByLabelText('Envios do menu')).toHaveValue('3');
    expect(form.getByLabelText('Intervalo do menu (minutos)')).toHaveValue('0');
    await user.click(form.getByLabelText('Transferir para a fila'));
    await user.click(await screen.findByText('Vendas', { selector: 'li *' }));
    fill(form.getByLabelText('Transferir depois de (minutos)'), '15');
    await tab(user, form, 'Prazos e horários');
    fill(form.getByLabelText(/^Encerrar atendimentos/), '120');
    fill(form.getByLabelText(/por inatividade/), 'Encerrado');
    expect(form.getByText(/controle de horário está desligado/)).toBeVisible();
    await user.click(form.getByText('Salvar'));
    await inRow('Filial Sul');
    await closed();
    const vendas = backend.store.queues.find(({ name }) => name === 'Vendas')?.id;
    const body = {
      name: 'Filial Sul',
      isDefault: false,
      token: 'token-sul',
      provider: 'beta',
      greetingMessage: 'Olá',
      complationMessage: 'Até logo',
      outOfHoursMessage: 'Fechado',
      ratingMessage: 'Que nota?',
      queueIds: [],
      transferQueueId: vendas,
      timeToTransfer: 15,
      promptId: null,
      maxUseBotQueues: 3,
      timeUseBotQueues: 0,
      expiresTicket: 120,
      expiresInactiveMessage: 'Encerrado',
    };
    expect(sent).toEqual([
      { line: 'POST /api/whatsapp', body },
      { line: `PUT /api/whatsapp/${line('Filial Sul').id}`, body },
    ]);
    expect(line('Filial Sul')).toMatchObject({ ratingMessage: 'Que nota?', transferQueueId: vendas });
    expect(await screen.findByText('Conexão salva com sucesso.')).toBeVisible();
  });

  it('DAY-42 minutes that are none are refused in words, not turned into others', async () => {
    const { user } = await openConnections('admin', '/connections?new');
    const form = await dialog();
    fill(form.getByLabelText(/^Nome/), 'Filial');
    await tab(user, form, 'Filas e chatbot');
    const minutes = form.getByLabelText('Transferir depois de (minutos)');
    const sent = callsOf();
    for (const [typed, said] of [
      ['1,5', /^Use um número inteiro/],
      ['1.5', /^Use um número inteiro/],
      ['1e3', /^Use um número inteiro/],
      ['-10', /^Use 0 ou mais/],
      ['99999999999', /^Use no máximo 999\.999/],
    ] as const) {
      fill(minutes, typed);
      await user.click(form.getByText('Salvar'));
      await waitFor(() => expect(minutes).toHaveAccessibleDescription(said));
      expect(minutes).toHaveValue(typed);
    }
    expect(sent).toEqual([]);
  });

  it('CN-14 an edit sends its queues and nothing of the session; a prompt takes the place of the queues', async () => {
    const before = queuesOf('Principal');
    const { user } = await openConnections();
    await user.click((await inRow('Principal')).getByLabelText('Editar Principal'));
    const form = await dialog();
    fill(await form.findByLabelText(/^Nome/), 'Matriz');
    const sent = callsOf();
    await user.click(form.getByText('Salvar'));
    await inRow('Matriz');
    await closed();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ line: `PUT /api/whatsapp/${line('Matriz').id}`, body: { queueIds: before } });
    const forbidden = ['status', 'session', 'qrcode', 'retries', 'id', 'companyId', 'queues', 'prompt'];
    expect(Object.keys(sent[0]?.body ?? {}).filter((key) => forbidden.includes(key))).toEqual([]);
    expect(queuesOf('Matriz')).toEqual(before);

    await user.click((await inRow('Matriz')).getByLabelText('Editar Matriz'));
    const again = await dialog();
    await again.findByDisplayValue('Matriz');
    await tab(user, again, 'Filas e chatbot');
    await user.click(again.getByLabelText('Prompt de IA'));
    await user.click(await screen.findByText('Triagem de vendas', { selector: 'li' }));
    await user.click(again.getByText('Salvar'));
    await closed();
    const prompt = backend.store.prompts.find(({ name }) => name === 'Triagem de vendas');
    expect(sent[1]?.body).toMatchObject({ promptId: prompt?.id, queueIds: [] });
  });

  it('CN-13 a plan without the AI offers no prompt, and asks for none', async () => {
    const { user } = await renderApp('/connections?new', { as: 'basico' });
    const form = await dialog();
    await tab(user, form, 'Filas e chatbot');
    expect(form.getByLabelText('Filas')).toBeVisible();
    expect(form.queryByLabelText('Prompt de IA')).not.toBeInTheDocument();
    expect(backend.faults.log.some(({ path }) => path === '/prompt')).toBe(false);
  });
});

describe('deleting a connection', () => {
  it('CN-16 CN-17 it asks with what goes along; the last default stays, by the server or by the form', async () => {
    const { user } = await openConnections();
    await user.click((await inRow('Principal')).getByLabelText('Excluir Principal'));
    const question = await dialog();
    expect(question.getByText('Excluir a conexão Principal?')).toBeVisible();
    expect(question.getByText(/É a conexão padrão/)).toBeVisible();
    backend.failNext('DELETE', 400, 'ERR_NO_OTHER_WHATSAPP');
    await user.click(question.getByText('Excluir conexão'));
    expect(await screen.findByText('Deve haver pelo menos um WhatsApp padrão.')).toBeVisible();
    await user.click(question.getByText('Cancelar'));
    await closed();

    await user.click((await inRow('Principal')).getByLabelText('Editar Principal'));
    const form = await dialog();
    await user.click(await form.findByLabelText('Conexão padrão'));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Deve haver pelo menos um WhatsApp padrão.')).toBeVisible();
    await user.click(form.getByText('Cancelar'));
    await user.click(await screen.findByText('Descartar', { selector: 'button *' }));
    await closed();

    await user.click((await inRow('Reserva')).getByLabelText('Excluir Reserva'));
    await user.click((await dialog()).getByText('Excluir conexão'));
    await closed();
    expect(screen.queryByText('Reserva')).not.toBeInTheDocument();
    expect(await screen.findByText('Conexão excluída com sucesso.')).toBeVisible();
  });
});
