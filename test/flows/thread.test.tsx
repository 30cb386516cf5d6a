import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localNoon } from '../page';
import { backend, intercept } from '../world';
import { queueNamed } from './conversationHelpers';
import { atRest, conversationOf, joinedRoom, lines, openThread, rowOf, rowsOf, scrollTo } from './threadHelpers';

const bodies = (thread: HTMLElement): string[] =>
  rowsOf(thread).flatMap((row) => /linha \d+/.exec(row.textContent)?.[0] ?? []);

const receive = (ticketId: number, body: string) => backend.receive({ ticketId, body, bot: false });

/** Counts from now on how often an older page of messages is read; the newest is read again whenever the page sees fit. */
function olderReads(): () => number {
  let count = 0;
  intercept((request, handle) => {
    if (/\/messages\/\d+\?pageNumber=(?!1$)/.test(request.url)) count += 1;
    return handle(request);
  });
  return () => count;
}

describe('the conversation', () => {
  it('M-01 M-02 M-03 PAIN-3.2 opens at the newest page, in order, and reads one older page at the top', async () => {
    const { ticket } = conversationOf(lines(45));
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('linha 45');
    await joinedRoom(ticket.id);
    const older = olderReads();
    expect(bodies(thread)).toEqual(bodies(thread).toSorted((a, b) => Number(a.slice(6)) - Number(b.slice(6))));
    expect(within(thread).queryByText('linha 25')).not.toBeInTheDocument();
    scrollTo(thread, 51);
    expect(older()).toBe(0);
    scrollTo(thread, 50);
    scrollTo(thread, 40);
    await within(thread).findByText('linha 25');
    expect(older()).toBe(1);
    expect(thread.scrollTop).toBeGreaterThan(20 * 40);
  });

  it('M-04 a day stands before the first message of each day, the first and the last included', async () => {
    const { ticket } = conversationOf([
      { body: 'anteontem', createdAt: localNoon(19) },
      { body: 'ontem', createdAt: localNoon(20) },
      { body: 'ontem de novo', createdAt: localNoon(20, 10) },
      { body: 'hoje', createdAt: localNoon(21) },
    ]);
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('hoje');
    const days = within(thread)
      .getAllByText(/^\d\d\/\d\d\/\d{4}$/)
      .map(({ textContent }) => textContent);
    expect(days).toEqual(['19/05/2020', '20/05/2020', '21/05/2020']);
  });

  it('M-01 says that there are messages, where the server holds them all back as those of another queue', async () => {
    const { ticket } = conversationOf([{ body: 'na outra fila', queueId: queueNamed('Financeiro').id }]);
    const held = 'As mensagens anteriores são de outra fila e não aparecem para você';
    const { thread } = await openThread(ticket.uuid);
    expect(await within(thread).findByRole('heading', { name: held })).toBeVisible();
    expect(within(thread).queryByText('Nenhuma mensagem ainda')).not.toBeInTheDocument();
    await joinedRoom(ticket.id);
    receive(ticket.id, 'na minha fila');
    await within(thread).findByText('na minha fila');
    expect(within(thread).queryByText(held)).not.toBeInTheDocument();
  });

  it('M-01 says that there are no messages yet, where nobody has written any', async () => {
    const { ticket } = conversationOf([]);
    const { thread } = await openThread(ticket.uuid);
    expect(await within(thread).findByRole('heading', { name: 'Nenhuma mensagem ainda' })).toBeVisible();
  });

  it('M-06 M-07 sides, time and the receipt of each own message by its meaning', async () => {
    const words = ['Não enviada', 'Enviando', 'Enviada', 'Entregue', 'Lida', 'Reproduzida'];
    // Only what was read or played stands out, and what did not go.
    const tones = ['failed', null, null, null, 'read', 'read'];
    const { ticket } = conversationOf([
      ...words.map((_word, ack) => ({ body: `meu ${ack}`, fromMe: true, ack })),
      { body: 'do cliente', ack: 3, createdAt: new Date(2026, 10, 21, 15, 7).toISOString() },
    ]);
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('do cliente');
    words.forEach((word, ack) => {
      const row = rowOf(thread, `meu ${ack}`);
      expect(within(row).getByRole('img', { name: word }).getAttribute('data-tone')).toBe(tones[ack]);
      expect(row.querySelector('[data-own="true"]')).not.toBeNull();
    });
    const theirs = rowOf(thread, 'do cliente');
    expect(within(theirs).queryByRole('img')).not.toBeInTheDocument();
    expect(theirs.querySelector('[data-own="false"]')).not.toBeNull();
    expect(theirs.querySelector('time')?.textContent).toMatch(/^\d\d:07$/);
  });

  it('M-08 a group names the sender of each received message', async () => {
    const other = backend.store.contacts.all().find((row) => row.companyId === 1 && !row.isGroup && row.id > 30);
    const { ticket } = conversationOf(
      [
        { body: 'um', contactId: other?.id ?? null },
        { body: 'dois', contactId: other?.id ?? null },
        { body: 'meu', fromMe: true },
      ],
      { isGroup: true },
    );
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('um');
    expect(within(rowOf(thread, 'um')).getByText(other?.name ?? '?')).toBeInTheDocument();
    expect(within(rowOf(thread, 'dois')).getByText(`${other?.name}:`)).toBeInTheDocument();
    expect(within(rowOf(thread, 'meu')).queryByText(new RegExp(other?.name ?? '?'))).not.toBeInTheDocument();
  });

  it('M-16 M-17 M-18 deleted, edited and quoting messages', async () => {
    const { ticket } = conversationOf([
      { body: 'pergunta', fromMe: true },
      { body: 'segredo', isDeleted: true },
      { body: 'corrigido', isEdited: true, mediaType: 'editedMessage' },
      { body: 'resposta', quotedMsgId: 'MSG0000' },
    ]);
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('resposta');
    expect(within(thread).queryByText('segredo')).not.toBeInTheDocument();
    const deleted = rowOf(thread, 'Esta mensagem foi apagada');
    expect(within(deleted).getByRole('button', { name: 'Opções da mensagem' })).toBeDisabled();
    expect(rowOf(thread, 'corrigido')).toHaveTextContent('editada');
    const quote = within(rowOf(thread, 'resposta')).getByRole('button', { name: /Você\s*pergunta/ });
    const text = within(thread).getByText('resposta');
    expect(quote.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('B-15 opens at the first unread message, with a divider', async () => {
    const { ticket } = conversationOf([...lines(10, { fromMe: true }), { body: 'nova um' }, { body: 'nova dois' }], {
      unread: 2,
    });
    const { thread } = await openThread(ticket.uuid);
    const divider = await within(thread).findByText('2 mensagens novas');
    expect(divider.compareDocumentPosition(within(thread).getByText('nova um'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(thread).getByText('linha 10').compareDocumentPosition(divider)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('B-15 reads older pages first when more is unread than one page holds', async () => {
    const { ticket } = conversationOf([{ body: 'minha', fromMe: true }, ...lines(30)], { unread: 30 });
    const older = olderReads();
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('30 mensagens novas');
    expect(older()).toBe(1);
  });
});

describe('the divider above what is new', () => {
  it('DAY-13 B-15 does not count on while it is looked at, and goes with an answer', async () => {
    const { ticket } = conversationOf([{ body: 'minha', fromMe: true }, { body: 'nova um' }, { body: 'nova dois' }], {
      unread: 5,
    });
    const { thread, user } = await openThread(ticket.uuid);
    await within(thread).findByText('2 mensagens novas');
    await joinedRoom(ticket.id);
    receive(ticket.id, 'nova três');
    await within(thread).findByText('nova três');
    expect(within(thread).getByText('2 mensagens novas')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Mensagem' }));
    await user.paste('respondo');
    await user.keyboard('{Enter}');
    await within(thread).findByText(/respondo/);
    expect(within(thread).queryByText(/mensagens novas/)).not.toBeInTheDocument();
  });

  it('DAY-13 B-15 goes when its reader has come to the end', async () => {
    const { ticket } = conversationOf([{ body: 'minha', fromMe: true }, ...lines(30)], { unread: 30 });
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('30 mensagens novas');
    scrollTo(thread, thread.scrollHeight / 2);
    scrollTo(thread, thread.scrollHeight - thread.clientHeight);
    await within(thread).findByText('linha 30');
    scrollTo(thread, 0);
    await within(thread).findByText('linha 1');
    expect(within(thread).queryByText(/mensagens novas/)).not.toBeInTheDocument();
  });
});

describe('what arrives live', () => {
  it('M-22 B-15 B-33 a new message is appended, shown to a reader at the end, and announced', async () => {
    const { ticket, contact } = conversationOf(lines(30));
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('linha 30');
    await joinedRoom(ticket.id);
    const before = thread.scrollTop;
    receive(ticket.id, 'acabou de chegar');
    expect(await within(thread).findByText('acabou de chegar')).toBeInTheDocument();
    expect(rowsOf(thread).at(-1)).toHaveTextContent('acabou de chegar');
    await waitFor(() => expect(thread.scrollTop).toBeGreaterThan(before));
    expect(await screen.findByText(`${contact.name}: acabou de chegar`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Ir para o fim/ })).not.toBeInTheDocument();
  });

  it('M-22 B-15 PAIN-3.1 a reader of older messages keeps the place and gets "n novas"', async () => {
    const { ticket } = conversationOf(lines(30));
    const { thread, user } = await openThread(ticket.uuid);
    await within(thread).findByText('linha 30');
    await joinedRoom(ticket.id);
    await atRest(thread);
    scrollTo(thread, 200);
    receive(ticket.id, 'primeira nova');
    const pill = await screen.findByRole('button', { name: /^1 nova\./ });
    receive(ticket.id, 'segunda nova');
    await screen.findByRole('button', { name: /^2 novas\./ });
    expect(thread.scrollTop).toBe(200);
    await user.click(pill);
    await waitFor(() => expect(within(thread).getByText('segunda nova')).toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('button', { name: /novas\./ })).not.toBeInTheDocument());
  });

  it('M-23 receipts, an edit and a deletion change the message in its place', async () => {
    const { ticket, messages } = conversationOf([
      { body: 'minha', fromMe: true, ack: 2 },
      { body: 'com erro' },
      { body: 'some já' },
    ]);
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('some já');
    await joinedRoom(ticket.id);
    const event = `company-${ticket.companyId}-appMessage`;
    const wire = (index: number, more: object) => ({ ...messages[index], mediaUrl: null, ...more });
    backend.ctx.emit(String(ticket.id), event, { action: 'update', message: wire(0, { ack: 4 }) });
    backend.ctx.emit(String(ticket.id), event, { action: 'update', message: wire(0, { ack: 3 }) });
    backend.ctx.emit(String(ticket.id), event, { action: 'update', message: wire(2, { isDeleted: true }) });
    backend.receive({ ticketId: ticket.id, edits: 'MSG0001', body: 'sem erro', bot: false });
    expect(await within(thread).findByRole('img', { name: 'Lida' })).toBeInTheDocument();
    expect(await within(thread).findByText('Esta mensagem foi apagada')).toBeInTheDocument();
    expect(await within(thread).findByText('sem erro')).toBeInTheDocument();
    expect(within(thread).queryByText('com erro')).not.toBeInTheDocument();
    expect(rowsOf(thread)).toHaveLength(3);
  });

  it('M-24 a message of another ticket never enters', async () => {
    const { ticket } = conversationOf(lines(3));
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('linha 3');
    await joinedRoom(ticket.id);
    const other = backend.store.tickets
      .all()
      .find((row) => row.id !== ticket.id && row.userId === ticket.userId && row.status === 'open' && !row.isGroup);
    receive(other?.id ?? 0, 'para outro');
    receive(ticket.id, 'para este');
    await within(thread).findByText('para este');
    expect(within(thread).queryByText('para outro')).not.toBeInTheDocument();
  });
});
