import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { listen } from '../heard';
import { backend } from '../world';
import { allConfirmed, findBox, go, replyToFirst, sent, ticketsOf } from './composerHelpers';
import { leftRoom } from './conversationHelpers';
import { conversationOf, joinedRoom, lines, openThread, rowOf, rowsOf } from './threadHelpers';

/** A conversation of Ana's that is open, and what is heard in it from now on. */
async function opened(said: Parameters<typeof conversationOf>[0]) {
  const { ticket, contact } = conversationOf(said);
  const { user, thread } = await openThread(ticket.uuid);
  await within(thread).findByText(said.at(-1)?.body ?? 'Nenhuma mensagem ainda');
  await joinedRoom(ticket.id);
  const heard = listen();
  const comes = (...bodies: string[]) =>
    act(() => bodies.forEach((body) => void backend.receive({ ticketId: ticket.id, body, bot: false })));
  /** What was heard of messages in the meantime, as one text. */
  const hears = async (text: string) => {
    await waitFor(() => expect(heard.join(' | ')).toBe(text));
    heard.length = 0;
  };
  return { user, ticket, name: contact.name, heard, comes, hears };
}

describe('what is heard in an open conversation', () => {
  it('B-33 of messages that come together each is heard, with who wrote them, and beyond three how many more', async () => {
    const { name, heard, comes, hears } = await opened(lines(3));
    comes('rajada um');
    comes('rajada dois', 'rajada três');
    await hears(`${name}: rajada um. rajada dois. rajada três`);
    comes('a', 'b', 'c', 'd', 'e');
    await hears(`${name}: a. b. c. e mais 2`);
    await pause(700);
    expect(heard).toEqual([]);
  });

  it('B-33 what the customer wrote is heard where an own message or a colleague’s came right behind it, which are not', async () => {
    const { user, ticket, name, heard, comes, hears } = await opened(lines(2));
    act(() => {
      backend.receive({ ticketId: ticket.id, body: 'meu CPF é 123', bot: false });
      backend.receive({ ticketId: ticket.id, body: 'do celular da empresa', fromMe: true });
    });
    await hears(`${name}: meu CPF é 123`);
    await user.type(await findBox(), 'De mim{Enter}');
    await sent(ticket.id, '*Ana Ribeiro:*\nDe mim');
    await allConfirmed();
    comes('obrigado');
    await hears(`${name}: obrigado`);
    await pause(700);
    expect(heard).toEqual([]);
  });

  it('B-33 the first message of an empty conversation is heard', async () => {
    const { name, comes, hears } = await opened([]);
    comes('primeira palavra');
    await hears(`${name}: primeira palavra`);
    comes('segunda palavra');
    await hears(`${name}: segunda palavra`);
  });

  it('B-33 what came while another conversation was open is not heard on the return, and what comes then is', async () => {
    const { ticket, name, heard, comes, hears } = await opened(lines(2));
    const other = ticketsOf('ana').find(({ id }) => id !== ticket.id);
    if (!other) throw new Error('Ana has one conversation only');
    go(other);
    await joinedRoom(other.id);
    await leftRoom(ticket.id);
    comes('enquanto isso');
    go(ticket);
    await joinedRoom(ticket.id);
    await within(await screen.findByRole('region', { name: 'Mensagens' })).findByText('enquanto isso');
    await pause(700);
    expect(heard.filter((text) => text.includes('enquanto isso'))).toEqual([]);
    heard.length = 0;
    comes('e agora');
    await hears(`${name}: e agora`);
  });
});

it('B-33 M-20 whom one answers is heard with the choice, the focus in the box', async () => {
  const { ticket, contact } = conversationOf([{ body: 'do cliente' }]);
  const { user, thread } = await openThread(ticket.uuid);
  await within(thread).findByText('do cliente');
  const box = await findBox();
  const heard = listen();
  await replyToFirst(user);
  await waitFor(() => expect(heard).toContain(`Respondendo a ${contact.name}`));
  expect(box).toHaveFocus();
});

it('B-33 M-06 each message is read with who wrote it before its text, and its menu with what it says', async () => {
  const { ticket, contact } = conversationOf([
    { body: 'do cliente' },
    { body: 'mais do cliente' },
    { body: 'nossa', fromMe: true },
    { body: 'Veja a caixa', mediaType: 'image', mediaPath: 'caixa.jpg', fromMe: true },
  ]);
  const { thread } = await openThread(ticket.uuid);
  await within(thread).findByText('nossa');
  const said = rowsOf(thread).map((row) => row.textContent);
  expect(said.map((text) => text.replace(/\d\d:\d\d.*/, ''))).toEqual([
    `${contact.name}: do cliente`,
    `${contact.name}: mais do cliente`,
    'Você: nossa',
    'Você: Veja a caixa',
  ]);
  const menuOf = (text: string) => within(rowOf(thread, text)).getByRole('button', { name: 'Opções da mensagem' });
  expect(menuOf('nossa')).toHaveAccessibleDescription('nossa');
  expect(menuOf('Veja a caixa')).toHaveAccessibleDescription('Foto: Veja a caixa');
});
