import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MessageRow } from '../backend/types';
import { backend } from '../world';
import { watchPosts } from './composerHelpers';
import { conversationOf, joinedRoom, lines, openThread, rowOf, type Said } from './threadHelpers';

const gone = 'Mensagem apagada';

async function open(said: readonly Said[]) {
  const { ticket, messages } = conversationOf(said);
  const opened = await openThread(ticket.uuid);
  await joinedRoom(ticket.id);
  const tell = (message: object) =>
    backend.ctx.emit(String(ticket.id), `company-${ticket.companyId}-appMessage`, { action: 'update', message });
  /** As the server tells of a deletion: without what the message quotes. */
  const remove = (row: MessageRow | undefined) => {
    if (!row) throw new Error('no such message');
    backend.store.messages.update(row, { isDeleted: true });
    tell({ ...row, mediaUrl: null, isDeleted: true });
  };
  return { ...opened, ticket, messages, remove };
}

describe('what is quoted', () => {
  it('PUB-34 M-18 a quote follows its message when that is corrected and when it is deleted', async () => {
    const { thread, ticket, messages, remove } = await open([
      { body: 'Senha 1234' },
      { body: 'obrigado', quotedMsgId: 'MSG0000' },
    ]);
    expect(await within(thread).findAllByText('Senha 1234')).toHaveLength(2);
    backend.receive({ ticketId: ticket.id, edits: 'MSG0000', body: 'Senha 5678', bot: false });
    expect(await within(rowOf(thread, 'obrigado')).findByText('Senha 5678')).toBeVisible();
    expect(thread).not.toHaveTextContent('Senha 1234');
    remove(messages[0]);
    await waitFor(() => expect(within(rowOf(thread, 'obrigado')).getByText(gone)).toBeVisible());
    expect(thread).not.toHaveTextContent('Senha');
  });

  it('PUB-34 also a quote of what is not loaded', async () => {
    const { thread, messages, remove } = await open([
      ...lines(40),
      { body: 'sobre a segunda', quotedMsgId: 'MSG0001' },
    ]);
    const answer = rowOf(thread, 'sobre a segunda');
    expect(within(answer).getByText('linha 2')).toBeVisible();
    remove(messages[1]);
    expect(await within(answer).findByText(gone)).toBeVisible();
    expect(answer).not.toHaveTextContent('linha 2');
  });

  it('PUB-34 M-20 an answer that is being written shows that its message was deleted, and goes without it', async () => {
    const posts = watchPosts();
    const { thread, user, messages, remove } = await open([{ body: 'Senha 1234', fromMe: true, ack: 2 }]);
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    const row = rowOf(thread, 'Senha 1234');
    await user.click(within(row).getByRole('button', { name: 'Opções da mensagem' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Responder' }));
    const target = await screen.findByRole('group', { name: 'Respondendo à sua mensagem' });
    expect(target).toHaveTextContent('Senha 1234');
    remove(messages[0]);
    await waitFor(() => expect(target).toHaveTextContent(gone));
    expect(target).not.toHaveTextContent('Senha 1234');
    fireEvent.change(box, { target: { value: 'Mando outra' } });
    await user.type(box, '{Enter}');
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.json).toMatchObject({ quotedMsg: null });
  });

  it('PUB-34 B-02 what could not be sent follows what it answers as well', async () => {
    backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
    const { thread, user, messages, remove } = await open([{ body: 'Senha 1234', fromMe: true, ack: 2 }]);
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.click(within(rowOf(thread, 'Senha 1234')).getByRole('button', { name: 'Opções da mensagem' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Responder' }));
    fireEvent.change(box, { target: { value: 'Como combinado' } });
    await user.type(box, '{Enter}');
    await within(thread).findByText('Não enviada.');
    expect(rowOf(thread, 'Como combinado')).toHaveTextContent('Senha 1234');
    remove(messages[0]);
    await waitFor(() => expect(rowOf(thread, 'Como combinado')).toHaveTextContent(gone));
    expect(thread).not.toHaveTextContent('Senha 1234');
  });
});
