import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closed, replaceText } from '../page';
import { backend } from '../world';
import { support, optionNamed, callsOf, readsOf, openPage, openMenu } from './queuesHelpers';

describe('the option menu of a queue', () => {
  it('Q-11 Q-12 levels load when they are opened, by their position', async () => {
    const { user } = await openPage();
    const read = readsOf();
    const { form } = await openMenu(user);
    const asked = () => read.filter((path) => path.startsWith('/queue-options'));
    expect(asked()).toEqual([`/queue-options?queueId=${support()}&parentId=-1`]);
    await user.click(form.getByLabelText('Opções dentro de Acompanhar pedido', { selector: 'button' }));
    const inner = within(await form.findByRole('list', { name: 'Opções dentro de Acompanhar pedido' }));
    expect(inner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Pelo número do pedidoDigite o número do pedido.',
      '2Pelo CPFDigite o CPF do comprador.',
    ]);
    expect(asked()[1]).toBe(`/queue-options?queueId=${support()}&parentId=${optionNamed('Acompanhar pedido')?.id}`);
  });

  it('Q-13 Q-14 E-26 B-33 an entry turns into its form and back by keyboard, and is saved alone', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    const sent = callsOf();
    const id = optionNamed('Falar com atendente')?.id;
    form.getByLabelText('Editar Falar com atendente').focus();
    await user.keyboard('{Enter}');
    expect(await form.findByLabelText(/^Título/)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form.getByLabelText('Editar Falar com atendente')).toHaveFocus());
    await user.keyboard('{Enter}');
    await replaceText(user, await form.findByLabelText(/^Título/), 'Falar com gente');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(form.getByLabelText('Editar Falar com gente')).toHaveFocus());
    expect(sent).toEqual([{ call: `PUT /queue-options/${id}`, body: { title: 'Falar com gente' } }]);
    expect(await screen.findByText('Opção salva com sucesso.')).toBeInTheDocument();
  });

  it('Q-14 B-04 E-26 a new entry goes behind the last, and what is still being written goes with the queue', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    const sent = callsOf();
    await user.click(form.getByText('Adicionar opção'));
    await user.click(form.getByText('Salvar opção'));
    expect(await form.findByText('Informe o título')).toBeVisible();
    await replaceText(user, form.getByLabelText(/^Título/), 'Garantia');
    await user.click(form.getByText('Salvar opção'));
    await form.findByText('Garantia');
    expect(await screen.findAllByText('Opção salva com sucesso.')).toHaveLength(1);
    await waitFor(() => expect(form.getByText('Adicionar opção')).toHaveFocus());
    await user.click(form.getByLabelText('Opções dentro de Garantia', { selector: 'button' }));
    await user.click(await form.findByText('Adicionar opção em Garantia'));
    await replaceText(user, await form.findByLabelText(/^Título/), 'Prazo');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Fila salva com sucesso.')).toBeInTheDocument();
    await closed();
    const queueId = support();
    const parentId = optionNamed('Garantia')?.id;
    expect(sent.slice(0, 2)).toEqual([
      { call: 'POST /queue-options', body: { title: 'Garantia', message: '', option: 4, queueId, parentId: null } },
      { call: 'POST /queue-options', body: { title: 'Prazo', message: '', option: 1, queueId, parentId } },
    ]);
    expect(sent[2]?.call).toBe(`PUT /queue/${queueId}`);
  });

  it('DAY-3 the message of an entry half written is offered again with its entry, until it is saved', async () => {
    const begun = await openPage();
    const { form } = await openMenu(begun.user);
    await begun.user.click(form.getByLabelText('Editar Falar com atendente'));
    await begun.user.type(await form.findByLabelText('Mensagem'), ' Até já.');
    begun.unmount();

    const again = await openPage();
    const menu = (await openMenu(again.user)).form;
    // Its entry is open as it was.
    const field = await menu.findByLabelText('Mensagem');
    await waitFor(() => expect(field).toHaveValue('Aguarde um momento, já vamos te atender. Até já.'));
    await again.user.click(menu.getByLabelText('Descartar o que foi recuperado'));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await again.user.click(menu.getByLabelText('Editar Falar com atendente'));
    const anew = await menu.findByLabelText('Mensagem');
    expect(anew).toHaveValue('Aguarde um momento, já vamos te atender.');
    await again.user.type(anew, ' Obrigado.');
    await again.user.click(menu.getByText('Salvar'));
    await closed();
    again.unmount();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('Q-15 B-05 E-26 deleting asks first and renumbers what follows; entries change places', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    const level = () =>
      backend.store.queueOptions
        .filter(({ queueId, parentId }) => queueId === support() && parentId === null)
        .map(({ title, option }) => `${option} ${title}`)
        .toSorted();
    await user.click(form.getByLabelText('Ações de Acompanhar pedido'));
    await user.click(await screen.findByText('Mover para baixo'));
    await waitFor(() =>
      expect(level()).toEqual(['1 Falar com atendente', '2 Acompanhar pedido', '3 Horários e endereço']),
    );
    await waitFor(() => expect(form.getByLabelText('Ações de Acompanhar pedido')).toHaveFocus());
    await user.click(form.getByLabelText('Ações de Falar com atendente'));
    await user.click(await screen.findByText('Excluir', { selector: 'li' }));
    expect(await screen.findByText('Excluir a opção Falar com atendente?')).toBeVisible();
    await user.click(screen.getByText('Excluir opção'));
    await waitFor(() => expect(level()).toEqual(['1 Acompanhar pedido', '2 Horários e endereço']));
    expect(await screen.findByText('Opção excluída com sucesso.')).toBeInTheDocument();
    await waitFor(() => expect(form.getByText('Adicionar opção')).toHaveFocus());
  });

  it('Q-14 Q-15 E-26 what the server refuses is not told as saved or deleted', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    backend.faults.fail('PUT /queue-options', 500);
    await user.click(form.getByLabelText('Editar Falar com atendente'));
    await replaceText(user, await form.findByLabelText(/^Título/), 'Falar com gente');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Erro inesperado no servidor. Tente de novo mais tarde.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Título/)).toHaveValue('Falar com gente');
    await user.click(form.getByLabelText('Ações de Acompanhar pedido'));
    await user.click(await screen.findByText('Excluir', { selector: 'li' }));
    backend.faults.fail('DELETE /queue-options', 500);
    await user.click(await screen.findByText('Excluir opção'));
    await waitFor(() =>
      expect(backend.faults.counts()).toMatchObject({
        [`DELETE /queue-options/${optionNamed('Acompanhar pedido')?.id}`]: 1,
      }),
    );
    expect(optionNamed('Acompanhar pedido')).toBeDefined();
    expect(screen.queryByText(/^Opção .* com sucesso/)).not.toBeInTheDocument();
  });

  it('DAY-64 Q-14 what a colleague writes in an entry meanwhile stays; of what both write it is told first', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    const option = optionNamed('Falar com atendente');
    if (!option) throw new Error('seed');
    await user.click(form.getByLabelText('Editar Falar com atendente'));
    backend.store.queueOptions.update(option, { message: 'Um momento.' });
    await replaceText(user, await form.findByLabelText(/^Título/), 'Falar com gente');
    await user.click(form.getByText('Salvar opção'));
    expect(await screen.findByText('Opção salva com sucesso.')).toBeInTheDocument();
    expect(option).toMatchObject({ title: 'Falar com gente', message: 'Um momento.' });

    await user.click(await form.findByLabelText('Editar Falar com gente'));
    backend.store.queueOptions.update(option, { title: 'Atendente' });
    await replaceText(user, await form.findByLabelText(/^Título/), 'Pessoa');
    await user.click(form.getByText('Salvar opção'));
    expect(await screen.findByText(/^Outra pessoa mudou isto enquanto isso\./)).toBeInTheDocument();
    expect(option.title).toBe('Atendente');
    await user.click(form.getByText('Salvar opção'));
    await waitFor(() => expect(option.title).toBe('Pessoa'));
  });

  it('DAY-34 Q-14 an entry whose answer was lost is not made twice, by itself or with the queue, and may be corrected', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    const sent = callsOf();
    const begin = async (title: string) => {
      await user.click(form.getByText('Adicionar opção'));
      await replaceText(user, await form.findByLabelText(/^Título/), title);
      backend.failNext('POST /queue-options', 'lost');
    };
    await begin('Garantia');
    await user.click(form.getByText('Salvar opção'));
    expect(await screen.findByText(/^Sem resposta do servidor/)).toBeInTheDocument();
    await replaceText(user, form.getByLabelText(/^Título/), 'Garantias');
    await user.click(form.getByText('Salvar opção'));
    expect(await screen.findByText('Opção salva com sucesso.')).toBeInTheDocument();
    expect(optionNamed('Garantias')).toBeDefined();

    await begin('Prazo');
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(optionNamed('Prazo')).toBeDefined());
    await waitFor(() => expect(form.getByText('Salvar')).toBeEnabled());
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /queue-options',
      `PUT /queue-options/${optionNamed('Garantias')?.id}`,
      'POST /queue-options',
      `PUT /queue/${support()}`,
    ]);
  });

  it('DAY-64 Q-15 entries are counted from what the server has, whatever a colleague has deleted meanwhile', async () => {
    const { user } = await openPage();
    const { form } = await openMenu(user);
    const level = () =>
      backend.store.queueOptions
        .filter(({ queueId, parentId }) => queueId === support() && parentId === null)
        .toSorted((one, other) => Number(one.option) - Number(other.option));
    const [first, , third] = level();
    if (!first || !third) throw new Error('seed');
    backend.store.queueOptions.remove(first);
    await user.click(form.getByLabelText(`Ações de ${third.title}`));
    await user.click(await screen.findByText('Mover para cima'));
    await waitFor(() => expect(level()[0]?.id).toBe(third.id));
    await waitFor(() => expect(level().map(({ option }) => option)).toEqual(level().map((_row, at) => String(at + 1))));
  });
});
