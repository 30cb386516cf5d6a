import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, closed, dialog, requests, changesTo } from '../page';
import { expectPrinted } from '../printed';
import { backend, personOf } from '../world';
import { setViewport } from '../browserStubs';
import {
  at,
  chatNamed,
  duty,
  memberIds,
  openChat,
  openList,
  rowNamed,
  sales,
  support,
  talkOf,
  titles,
  unreadsOf,
} from './chatsHelpers';

describe('creating, changing, deleting', () => {
  it('IC-08 IC-09 B-10 title and somebody are asked for at their fields; the new chat is opened', async () => {
    const { user } = await openList();
    const sent = changesTo('/chats');
    await user.click(button('Nova conversa'));
    const form = await dialog();
    const title = await form.findByLabelText(/^Título/);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Dê um título à conversa.')).toBeVisible();
    expect(form.getByText('Escolha pelo menos um participante.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(title);
    await user.paste('Inventário');
    await user.click(form.getByLabelText(/^Participantes/));
    const option = { selector: '[role="option"]' };
    await user.click(await screen.findByText(personOf('bruno').name, option));
    expect(screen.queryByText(personOf('ana').name, option)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Conversa criada.')).toBeInTheDocument();
    const body = { title: 'Inventário', users: [{ id: personOf('bruno').id }] };
    expect(sent[0]).toEqual({ line: 'POST /chats', body });
    await closed();
    const chat = chatNamed('Inventário');
    await at(`/chats/${chat.uuid}`);
    expect(memberIds(chat.id)).toEqual([personOf('ana').id, personOf('bruno').id].toSorted((a, b) => a - b));
    expect(titles()[0]).toBe('Inventário');
    expect(await screen.findByText('Nenhuma mensagem ainda', { selector: 'h3' })).toBeVisible();
  });

  it('IC-04 IC-09 IC-11 E-26 only the owner edits; a refusal is told inside; a new title alone leaves the counters', async () => {
    const chat = chatNamed(sales);
    const row = backend.store.chatUsers.find(
      ({ chatId, userId }) => chatId === chat.id && userId === personOf('bruno').id,
    );
    if (row) backend.store.chatUsers.update(row, { unreads: 4 });
    const { user } = await openChat(duty);
    expect(screen.queryByLabelText('Editar conversa')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Excluir conversa')).not.toBeInTheDocument();
    await user.click(await rowNamed(sales));
    await user.click(await screen.findByLabelText('Editar conversa', { selector: 'button' }));
    const form = await dialog();
    const title = await form.findByLabelText(/^Título/);
    expect(form.getByText(personOf('bruno').name)).toBeVisible();
    await user.clear(title);
    await user.paste('Vendas online');
    const sent = changesTo('/chats');
    backend.failNext('PUT /chats', 500);
    expectPrinted(/^chat /);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Conversa salva.')).toBeInTheDocument();
    await closed();
    expect(sent.at(-1)).toEqual({ line: `PUT /chats/${chat.id}`, body: { title: 'Vendas online' } });
    expect(unreadsOf(chat.id, 'bruno')).toBe(4);
    await rowNamed('Vendas online');
  });

  it('IC-09 B-05 B-33 deleting asks, says what goes, and leads to the list with the focus on its heading', async () => {
    const chat = chatNamed(sales);
    const { user } = await openChat(sales);
    await user.click(button('Excluir conversa'));
    const question = await dialog();
    expect(question.getByText('Excluir a conversa Vendas?')).toBeVisible();
    const text = 'Todas as mensagens serão apagadas para os 4 participantes. Não dá para desfazer.';
    expect(question.getByText(text)).toBeVisible();
    expect(requests('DELETE', `/chats/${chat.id}`)).toBe(0);
    await user.click(question.getByText('Excluir conversa'));
    expect(await screen.findByText('Conversa excluída.')).toBeInTheDocument();
    await at('/chats');
    await closed();
    expect(titles()).toEqual([support, duty]);
    expect(screen.queryByText(/foi excluída, ou você saiu/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Chat interno', { selector: 'h2' })).toHaveFocus());
  });
});

describe('what colleagues do', () => {
  it('IC-03 IC-10 N-13 H-18 H-19 PAIN-1.11 messages come once, count where the chat is not open, and are read where it is', async () => {
    talkOf(sales, [['bruno', 'Oi']]);
    talkOf(duty, [['carla', 'Oi']]);
    talkOf(support, [['elisa', 'Oi']]);
    const { thread, user, second } = await openChat(duty);
    const carla = await second('carla');
    const bruno = await second('bruno');
    await carla.request('POST', `/chats/${chatNamed(duty).id}/messages`, { message: 'Cheguei' });
    expect(await within(thread).findByText('Cheguei')).toBeVisible();
    expect(within(thread).getAllByText('Cheguei')).toHaveLength(1);
    await waitFor(() => expect(unreadsOf(chatNamed(duty).id, 'ana')).toBe(0));
    await bruno.request('POST', `/chats/${chatNamed(sales).id}/messages`, { message: 'Vendi' });
    const row = within(await rowNamed(sales));
    expect(await row.findByText('1 não lida')).toBeInTheDocument();
    expect(titles()[0]).toBe(sales);
    await user.click(await screen.findByLabelText('Chat interno: 1 mensagem não lida', { selector: 'button' }));
    const popover = await dialog();
    expect(popover.getByText('Bruno: Vendi')).toBeVisible();
    await user.click(popover.getByText('Ver todos'));
    await at('/chats');
    await closed();
    await user.click(await rowNamed(sales));
    await waitFor(() => expect(unreadsOf(chatNamed(sales).id, 'ana')).toBe(0));
    await screen.findByLabelText('Chat interno', { selector: 'button' });
  });

  it('IC-03 SAFE-1 that a chat was read is told again where the server did not take it in', async () => {
    talkOf(duty, [['carla', 'Oi']]);
    const { thread, second } = await openChat(duty);
    const carla = await second('carla');
    const { id } = chatNamed(duty);
    const told = (): number => backend.faults.counts()[`POST /chats/${id}/read`] ?? 0;
    await waitFor(() => expect(unreadsOf(id, 'ana')).toBe(0));
    const before = told();
    backend.failNext(/^POST .*\/read$/, 500);
    await carla.request('POST', `/chats/${id}/messages`, { message: 'Cheguei' });
    expect(await within(thread).findByText('Cheguei')).toBeVisible();
    await waitFor(() => expect(told()).toBe(before + 2));
    await waitFor(() => expect(unreadsOf(id, 'ana')).toBe(0));
  });

  it('IC-10 B-43 chats are created, renamed and deleted under the reader’s eyes; no secret reaches the page', async () => {
    const { second } = await openChat(duty);
    const [admin, carla] = await Promise.all([second('admin'), second('carla')]);
    await admin.request('POST', '/chats', { title: 'Obras', users: [{ id: personOf('ana').id }] });
    await rowNamed('Obras');
    await admin.request('POST', '/chats', { title: 'Segredos', users: [{ id: personOf('bruno').id }] });
    await carla.request('PUT', `/chats/${chatNamed(duty).id}`, { title: 'Plantão de domingo' });
    await screen.findByText('Plantão de domingo', { selector: 'h2' });
    expect(titles()).not.toContain('Segredos');
    await carla.request('DELETE', `/chats/${chatNamed('Plantão de domingo').id}`);
    await at('/chats');
    expect(
      await screen.findByText('A conversa Plantão de domingo foi excluída, ou você saiu dela.'),
    ).toBeInTheDocument();
    expect(titles()).not.toContain('Plantão de domingo');
    expect(document.body.textContent).not.toMatch(/\$2[aby]\$/);
  });

  it('IC-10 B-08 after a broken connection the open chat and the list catch up', async () => {
    const chat = talkOf(duty, [['carla', 'Oi']]);
    const { thread } = await openChat(duty);
    await within(thread).findByText('Oi');
    backend.dropSockets();
    talkOf(duty, [
      ['carla', 'Oi'],
      ['davi', 'Perdeu esta?'],
    ]);
    backend.store.chats.update(chat, { title: 'Plantão novo', ...backend.ctx.touched() });
    expect(await within(thread).findByText('Perdeu esta?')).toBeVisible();
    await rowNamed('Plantão novo');
  });
});

describe('on a small screen', () => {
  it('IC-01 B-34 two tabs, list and messages, driven by the address; a button leads back', async () => {
    setViewport(390);
    const { user } = await openList();
    const chosen = (name: RegExp) => screen.findByRole('tab', { name, selected: true });
    await chosen(/^Conversas/);
    await user.click(await rowNamed(support));
    await at(`/chats/${chatNamed(support).uuid}`);
    await chosen(/^Mensagens/);
    await user.click(await screen.findByLabelText('Voltar às conversas', { selector: 'button' }));
    await at('/chats');
    await chosen(/^Conversas/);
    await user.click(screen.getByRole('tab', { name: /^Mensagens/ }));
    await at(`/chats/${chatNamed(support).uuid}`);
  });
});
