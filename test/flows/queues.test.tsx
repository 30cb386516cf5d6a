import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerWhen, button, closed, dialog, replaceText, rowNames, rowOf } from '../page';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { queueNamed, support, callsOf, readsOf, hoursBy, openPage, openQueueForm, openMenu } from './queuesHelpers';

const codeIn = (field: HTMLElement): string => (field instanceof HTMLInputElement ? field.value : '');

describe('the list of queues', () => {
  it('Q-01 Q-02 id, name, colour, order and greeting of every queue, by order', async () => {
    await openPage();
    const own = backend.store.queues.filter(({ companyId }) => companyId === 1);
    expect(rowNames()).toHaveLength(own.length);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Nome',
      'Cor',
      'Ordem',
      'Saudação',
      'Ações',
    ]);
    const { id, color, orderQueue, greetingMessage } = queueNamed('Suporte') ?? {};
    const row = await rowOf('Suporte');
    const cells = [...(row?.cells ?? [])].map(({ textContent }) => textContent);
    expect(cells.slice(0, 5)).toEqual([String(id), 'Suporte', color, String(orderQueue), greetingMessage]);
  });

  it('Q-02 B-08 PAIN-1.2 what another admin adds, changes and deletes shows at once', async () => {
    const { second } = await openPage();
    const admin = await second('admin');
    await admin.request('POST', '/queue', { name: 'Montagem', color: '#123456' });
    const row = await rowOf('Montagem');
    const id = queueNamed('Montagem')?.id;
    await admin.request('PUT', `/queue/${id}`, { name: 'Oficina', color: '#123456' });
    await rowOf('Oficina');
    await admin.request('DELETE', `/queue/${id}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });

  it('Q-01 Q-10 I-19 E-26 B-05 deleting asks first', async () => {
    const { user, second } = await openPage();
    await (await second('admin')).request('POST', '/queue', { name: 'Extra', color: '#ABCDEF' });
    await rowOf('Extra');
    await user.click(button('Excluir Extra'));
    const question = await dialog();
    expect(question.getByText('Excluir a fila Extra?')).toBeVisible();
    await user.click(question.getByText('Excluir fila'));
    expect(await screen.findByText('Fila excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(queueNamed('Extra')).toBeUndefined();
    expect(rowNames()).not.toContain('Extra');
  });

  it('Q-10 B-05 E-26 a queue that prompts belong to stays, and they are named; what becomes of its conversations is asked first', async () => {
    const { user, second } = await openPage();
    await user.click(button('Excluir Vendas'));
    const question = await dialog();
    expect(
      question.getByText(/os que aguardam só aparecem para administradores e para quem pode ver atendimentos sem fila/),
    ).toBeVisible();
    await user.click(question.getByText('Excluir fila'));
    expect(
      await screen.findByText(
        'A fila não foi excluída: o prompt Triagem de vendas é dela. Escolha outra fila para ele ou exclua-o antes.',
      ),
    ).toBeInTheDocument();
    await closed();
    expect(rowNames()).toContain('Vendas');
    // What broke for another reason is told as ever.
    await (await second('admin')).request('POST', '/queue', { name: 'Extra', color: '#ABCDEF' });
    await rowOf('Extra');
    backend.faults.fail(`DELETE /queue/${queueNamed('Extra')?.id}`, 500, 'ERR_INTERNAL_SERVER_ERROR');
    await user.click(button('Excluir Extra'));
    await user.click((await dialog()).getByText('Excluir fila'));
    expect(await screen.findByText(/^Erro inesperado/)).toBeInTheDocument();
  });

  it('Q-01 an agent who comes by the address reads the queues and changes none', async () => {
    await openPage('ana');
    expect(screen.queryByLabelText('Editar Suporte')).not.toBeInTheDocument();
    expect(screen.queryByText('Nova fila')).not.toBeInTheDocument();
  });
});

describe('the form of a queue', () => {
  it('Q-04 Q-05 Q-06 limits and refusals are said at their fields', async () => {
    const { user } = await openPage();
    const { form, name, color } = await openQueueForm(user);
    await user.clear(color);
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o nome'));
    expect(color).toHaveAccessibleDescription('Obrigatório');
    for (const [field, text, said] of [
      [name, 'a', 'Nome muito curto'],
      [name, 'ab', null],
      [name, 'a'.repeat(51), 'Nome muito longo'],
      [name, 'a'.repeat(50), null],
      [color, '#1', 'Cor muito curta'],
      [color, '#12', 'Use uma cor como #00509E'],
      [color, '#123', null],
      [color, 'rgb(0,0,0)', 'Cor muito longa'],
      [color, '#12345678', 'Use uma cor como #00509E'],
      [color, '#123456', null],
    ] as const) {
      await replaceText(user, field, text);
      await waitFor(() => {
        if (said === null) expect(field).toBeValid();
        else expect(field).toHaveAccessibleDescription(said);
      });
    }
    await replaceText(user, name, 'Montagem');
    await replaceText(user, color, queueNamed('Suporte')?.color ?? '');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Esta cor já está em uso. Escolha outra.')).toBeVisible();
    await replaceText(user, color, '#123456');
    intercept(async (request, handle) =>
      request.method === 'POST'
        ? Response.json({ error: 'ERR_WAPP_GREETING_REQUIRED' }, { status: 400 })
        : handle(request),
    );
    await user.click(form.getByText('Salvar'));
    const refused = await form.findByText('A mensagem de saudação é obrigatória quando há mais de uma fila.');
    expect(refused).toBeVisible();
    expect(form.getByLabelText('Mensagem de saudação')).toBeInvalid();
  });

  it('Q-07 Q-08 Q-10 Q-03 DAY-42 a new queue goes out once with its default hours; no hours tab without the setting', async () => {
    hoursBy('disabled');
    const { user } = await openPage();
    const sent = callsOf();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    const { form, name, color } = await openQueueForm(user);
    expect(form.queryByRole('tab')).not.toBeInTheDocument();
    expect(form.getByText(/^O menu que o chatbot oferece aparece aqui depois de salvar/)).toBeVisible();
    await replaceText(user, name, ' Montagem ');
    await replaceText(user, color, '#123456');
    const order = form.getByLabelText('Ordem da fila');
    await replaceText(user, order, '1,5');
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(order).toHaveAccessibleDescription(/^Use um número inteiro/));
    await replaceText(user, order, '7');
    await replaceText(user, form.getByLabelText('Mensagem de saudação'), 'Olá!');
    await user.dblClick(form.getByText('Salvar'));
    await rowOf('Montagem');
    await closed();
    const day = (weekday: string, weekdayEn: string, startTime = '08:00', endTime = '18:00') => {
      return { weekday, weekdayEn, startTime, endTime };
    };
    const schedules = [
      day('Segunda-feira', 'monday'),
      day('Terça-feira', 'tuesday'),
      day('Quarta-feira', 'wednesday'),
      day('Quinta-feira', 'thursday'),
      day('Sexta-feira', 'friday'),
      day('Sábado', 'saturday', '08:00', '12:00'),
      day('Domingo', 'sunday', '00:00', '00:00'),
    ];
    const texts = { name: 'Montagem', color: '#123456', greetingMessage: 'Olá!', outOfHoursMessage: '' };
    const body = { ...texts, orderQueue: 7, integrationId: null, promptId: null, schedules };
    expect(sent).toEqual([{ call: 'POST /queue', body }]);
  });

  it('DAY-17 a new queue has a colour of its own in advance, and a word says when its menu comes', async () => {
    const { user, second } = await openPage();
    const { form, color } = await openQueueForm(user);
    const taken = codeIn(color);
    expect(taken).toMatch(/^#[\dA-F]{6}$/);
    expect(form.getByLabelText('Escolher no seletor de cores')).toHaveValue(taken.toLowerCase());
    expect(form.getByText(/aparece aqui depois de salvar/)).toBeVisible();
    await user.click(form.getByText('Cancelar'));
    await closed();
    await (await second('admin')).request('POST', '/queue', { name: 'Extra', color: taken.toLowerCase() });
    await rowOf('Extra');
    const next = await openQueueForm(user);
    const own = codeIn(next.color);
    expect(own).not.toBe(taken);
    await replaceText(user, next.name, 'Montagem');
    await user.click(next.form.getByText('Salvar'));
    await rowOf('Montagem');
    expect(queueNamed('Montagem')?.color).toBe(own);
  });

  it('DAY-17 a form come to by its address waits for the colours that are taken', async () => {
    const { user, unmount } = await openPage();
    const { color } = await openQueueForm(user);
    const taken = codeIn(color);
    for (const row of backend.store.queues.filter(({ name }) => name === 'Suporte')) {
      backend.store.queues.update(row, { color: taken });
    }
    unmount();
    const release = answerWhen('/queue');
    await renderApp('/queues?new', { as: 'admin' });
    const form = await dialog();
    expect(form.getByText('Nova fila')).toBeVisible();
    expect(form.queryByLabelText(/^Cor/)).not.toBeInTheDocument();
    release();
    expect(codeIn(await form.findByLabelText(/^Cor/))).not.toBe(taken);
  });

  it('Q-07 Q-10 an edit reads the queue and the lists to choose from', async () => {
    const { user } = await openPage();
    const read = readsOf();
    const { form } = await openQueueForm(user, 'Editar Suporte');
    expect(read).toContain(`/queue/${support()}`);
    await waitFor(() => expect(read).toContain('/queueIntegration?searchParam=&pageNumber=1'));
    await waitFor(() => expect(form.getByLabelText('Prompt de IA')).not.toHaveAttribute('aria-disabled'));
    await user.click(form.getByLabelText('Prompt de IA'));
    await user.click(await screen.findByText('Triagem de vendas'));
    const sent = callsOf();
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(sent.map(({ call }) => call)).toEqual([`PUT /queue/${support()}`]);
    const chosen = backend.store.prompts.find(({ name }) => name === 'Triagem de vendas');
    expect(queueNamed('Suporte')?.promptId).toBe(chosen?.id);
  });

  it('Q-03 Q-09 hours have their tab where they are those of queues, and their mask', async () => {
    hoursBy('queue');
    const { user } = await openPage();
    const { form } = await openQueueForm(user, 'Editar Suporte');
    expect(await form.findByLabelText('Mensagem fora do expediente')).toBeVisible();
    await user.click(form.getByText('Horários de atendimento'));
    const opens = form.getByLabelText('Segunda-feira: abre');
    await replaceText(user, opens, '0930');
    expect(opens).toHaveValue('09:30');
    await replaceText(user, opens, '930');
    await user.tab();
    await waitFor(() => expect(opens).toHaveValue('09:30'));
    const closes = form.getByLabelText('Segunda-feira: fecha');
    await replaceText(user, closes, '25');
    await user.click(form.getByText('Dados da fila'));
    await user.click(form.getByText('Salvar'));
    // The refused save leads back to the tab of the hours.
    expect(await form.findByText(/^Use HH:MM/)).toBeVisible();
    await waitFor(() => expect(closes).toHaveFocus());
    await replaceText(user, closes, '17');
    await user.click(form.getByText('Salvar'));
    await closed();
    const [monday] = queueNamed('Suporte')?.schedules ?? [];
    expect(monday).toMatchObject({ weekdayEn: 'monday', startTime: '09:30', endTime: '17:00' });
  });

  it('DAY-44 hours that would never work are refused at their fields; without their message it is said that they do not count', async () => {
    hoursBy('queue');
    const { user } = await openPage();
    const { form } = await openQueueForm(user, 'Editar Suporte');
    const message = await form.findByLabelText('Mensagem fora do expediente');
    expect(message).toHaveAccessibleDescription(/Sem ela o horário não vale/);
    await user.clear(message);
    await user.click(form.getByText('Horários de atendimento'));
    expect(form.getByText(/^A mensagem fora do expediente está vazia/)).toBeVisible();
    const opens = form.getByLabelText('Segunda-feira: abre');
    const closes = form.getByLabelText('Segunda-feira: fecha');
    for (const [start, end, wrong, said] of [
      ['22:00', '06:00', closes, 'Feche depois de abrir, até 23:59'],
      ['', '18:00', opens, 'Informe os dois ou nenhum'],
      ['08:00', '', closes, 'Informe os dois ou nenhum'],
      ['7:5', '18:00', opens, /^Use HH:MM/],
    ] as const) {
      await replaceText(user, opens, start);
      await replaceText(user, closes, end);
      await user.click(form.getByText('Salvar'));
      await waitFor(() => expect(wrong).toHaveAccessibleDescription(said));
    }
    await replaceText(user, opens, '');
    await replaceText(user, closes, '');
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(queueNamed('Suporte')?.schedules?.[0]).toMatchObject({ startTime: '', endTime: '' });
  });

  it('Q-07 what the plan lacks is neither asked for nor changed', async () => {
    const plan = backend.store.plans.get(backend.store.companies.get(1)?.planId ?? 0);
    if (plan) backend.store.plans.update(plan, { useIntegrations: false, useOpenAi: false });
    const queue = queueNamed('Suporte');
    const promptId = backend.store.prompts.all()[0]?.id ?? 0;
    if (queue) backend.store.queues.update(queue, { promptId });
    const { user } = await openPage();
    const read = readsOf();
    const { form } = await openMenu(user);
    expect(form.queryByLabelText('Prompt de IA')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Integração')).not.toBeInTheDocument();
    expect(read.filter((path) => /prompt|Integration/.test(path))).toEqual([]);
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(queueNamed('Suporte')?.promptId).toBe(promptId);
  });
});
