import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reactionMs } from '@/browser/past';
import { pause } from '@/lib/pause';
import { prefer, setViewport } from '../browserStubs';
import { renderApp } from '../render';
import { backend } from '../world';
import { findConversation, joinedRoom, openConversation, smallInbox } from './conversationHelpers';
import { currentPath as path, listening, openInbox } from './keyboardHelpers';
import { liveIn } from './liveSocket';
import { holdAnswer, idOf, rowOf, stored } from './ticketsHelpers';

const boxOf = async (name: string) =>
  within(await findConversation(name)).findByLabelText('Mensagem', { selector: 'textarea' });

const sent = (ticketId: number): string[] =>
  [...backend.store.by.messageTicket.all(ticketId)].flatMap(({ body, fromMe }) => (fromMe ? [body] : []));

const linkOf = async (name: string) => within(await rowOf('Atendendo', name)).getByRole('link');

describe('where letters go', () => {
  it('DAY-2 a conversation opened by a click has the caret in its box, behind what stands there', async () => {
    const { user, ticket, other } = await openInbox('/tickets');
    await user.click(await linkOf('Alfa Souza'));
    await user.keyboard('bem');
    const box = await boxOf('Alfa Souza');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('bem');
    await user.click(await linkOf('Beto Lima'));
    await user.keyboard('jk');
    expect(await boxOf('Beto Lima')).toHaveValue('jk');
    await user.click(await linkOf('Alfa Souza'));
    await user.keyboard(' feito');
    expect(await boxOf('Alfa Souza')).toHaveValue('bem feito');
    expect([ticket, other].map(({ id }) => stored(id).status)).toEqual(['open', 'open']);
  });

  it('DAY-2 letters find the box when something else in the conversation was clicked, and again by its row', async () => {
    const { user, conversation, ticket } = await openConversation();
    await listening();
    const box = await boxOf('Alfa Souza');
    await user.click(conversation);
    box.blur();
    await user.keyboard('bom dia');
    expect(box).toHaveValue('bom dia');
    box.blur();
    await user.click(await linkOf('Alfa Souza'));
    await user.keyboard('!');
    expect(box).toHaveValue('bom dia!');
    expect(stored(ticket.id).status).toBe('open');
  });

  it('PUB-85 DAY-2 what is pasted beside the fields goes into the box, also where letters are commands', async () => {
    const { user, conversation } = await openConversation();
    await listening();
    const box = await boxOf('Alfa Souza');
    /** The browser pastes where the focus is once the keys have been heard. */
    const paste = async (keys: string, text: string): Promise<void> => {
      await user.keyboard(keys);
      await user.paste(text);
    };
    await user.click(conversation);
    box.blur();
    await paste('{Control>}v{/Control}', 'bom');
    expect(box).toHaveValue('bom');
    await user.keyboard('{Escape}');
    expect(box).not.toHaveFocus();
    await paste('{Shift>}{Insert}{/Shift}', ' dia');
    expect(box).toHaveValue('bom dia');
  });

  it('DAY-2 letters typed while the list of the bell is still closing go to the box of what it opened', async () => {
    const { user, other } = await openConversation();
    await listening();
    await liveIn('notification');
    backend.receive({ ticketId: other.id, body: 'Alguém aí?' });
    await user.click(await screen.findByRole('button', { name: /^Notificações: 1 / }));
    const list = within(await screen.findByRole('dialog', { name: 'Notificações' }));
    const told = await list.findByRole('link', { name: /Beto Lima.*Alguém/ });
    // A press on what has only just come is refused (DAY-61).
    await pause(reactionMs + 50);
    await user.click(told);
    await user.keyboard('bem');
    expect(await boxOf('Beto Lima')).toHaveValue('bem');
    expect(stored(other.id).status).toBe('open');
  });

  it('DAY-2 whoever goes through the list by keys stays there, and Enter on the row leads to the box', async () => {
    const { user, ticket, other } = await openInbox('/tickets');
    await rowOf('Atendendo', 'Alfa Souza');
    await user.keyboard('j');
    const box = await boxOf('Alfa Souza');
    expect(document.activeElement).toHaveTextContent('Alfa Souza');
    await user.keyboard('j');
    await boxOf('Beto Lima');
    expect(path()).toBe(`/tickets/${other.uuid}`);
    await user.keyboard('k');
    await waitFor(() => expect(path()).toBe(`/tickets/${ticket.uuid}`));
    expect(box).not.toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await boxOf('Alfa Souza')).toHaveFocus());
    await user.keyboard('{F6}');
    expect(document.activeElement).toHaveTextContent('Alfa Souza');
    await user.keyboard('{F6}');
    expect(await boxOf('Alfa Souza')).toHaveFocus();
  });

  it('DAY-2 what changes a ticket takes a second press of its key, with nothing between', async () => {
    const { user, ticket } = await openConversation();
    await listening();
    await user.keyboard('{Escape}e');
    expect(await screen.findByText('Pressione E de novo: Resolver · Alfa Souza')).toBeVisible();
    // Any other key takes the first press back.
    await user.keyboard('be{Escape}e{Escape}');
    expect(stored(ticket.id).status).toBe('open');
    await user.keyboard('ee');
    await waitFor(() => expect(stored(ticket.id).status).toBe('closed'));
  });

  it('DAY-2 DAY-62 of what a colleague has taken over in between, the second press is a first one again', async () => {
    const { user, ticket, second } = await openConversation();
    await listening();
    await joinedRoom(ticket.id);
    await user.keyboard('{Escape}e');
    await screen.findByText('Pressione E de novo: Resolver · Alfa Souza');
    const admin = await second('admin');
    await admin.request('PUT', `/tickets/${ticket.id}`, { userId: idOf('bruno') });
    await screen.findByText(/^Com Bruno Castro/);
    await user.keyboard('e');
    await act(() => pause(500));
    expect(stored(ticket.id).status).toBe('open');
    await user.keyboard('e');
    await waitFor(() => expect(stored(ticket.id).status).toBe('closed'));
  });

  it('DAY-2 where a finger is the pointer, opening raises no keyboard', async () => {
    prefer('(pointer: coarse)');
    const { user } = await openInbox('/tickets');
    await user.click(await linkOf('Alfa Souza'));
    expect(await boxOf('Alfa Souza')).not.toHaveFocus();
  });
});

describe('words on a telephone', () => {
  const keys = /Ctrl|Shift|Enter|Atalhos do teclado/;

  it('DAY-28 what sends is told without keys that a telephone lacks', async () => {
    prefer('(pointer: coarse)');
    const { user } = await openConversation();
    await user.click(await screen.findByRole('button', { name: 'Opções de envio' }));
    const menu = await screen.findByRole('menu', { name: 'Opções de envio' });
    const choices = within(menu).getAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Enviar pelo teclado ou pelo botão',
      'Enviar só pelo botão',
    ]);
    expect((await boxOf('Alfa Souza')).closest('[data-composer]')).not.toHaveTextContent(keys);
  });

  it('DAY-28 the menu of the account offers no list of keys, and a text written while opening names none', async () => {
    setViewport(390, 844);
    prefer('(pointer: coarse)');
    const { waiting } = smallInbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await listening();
    await user.click(screen.getByRole('button', { name: /^Conta de/ }));
    await screen.findByRole('menuitem', { name: 'Sair' });
    expect(screen.getByRole('menu').textContent).not.toMatch(keys);
    await user.keyboard('{Escape}');
    const row = await rowOf('Aguardando', 'Caio Reis');
    backend.delayNext(`PUT /tickets/${waiting.id}`, 400);
    await user.click(within(row).getByLabelText('Aceitar Caio Reis'));
    expect(await screen.findByText(/^Já pode escrever/)).not.toHaveTextContent(keys);
    // The change of this ticket must not reach the data of the next test.
    await boxOf('Caio Reis');
  });
});

describe('accept and write', () => {
  it('DAY-2 T-30 the click itself opens; Enter before the answer sends once the conversation is open', async () => {
    const { waiting } = smallInbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await listening();
    const row = await rowOf('Aguardando', 'Caio Reis');
    backend.delayNext(`PUT /tickets/${waiting.id}`, 400);
    await user.click(within(row).getByLabelText('Aceitar Caio Reis'));
    expect(path()).toBe(`/tickets/${waiting.uuid}`);
    await screen.findByRole('textbox', { name: /^Já pode escrever/ });
    await user.keyboard('Bom dia, Caio{Enter}');
    expect(sent(waiting.id)).toEqual(expect.not.arrayContaining([expect.stringContaining('Caio')]));
    const box = await boxOf('Caio Reis');
    await waitFor(() =>
      expect(sent(waiting.id)).toEqual(expect.arrayContaining([expect.stringContaining('Bom dia, Caio')])),
    );
    expect(stored(waiting.id)).toMatchObject({ status: 'open', userId: idOf('ana') });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('');
  });

  it('DAY-2 P-01 a colleague was faster: nothing is sent, and what was typed is a draft', async () => {
    const { waiting } = smallInbox();
    const { user, second } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await listening();
    const row = await rowOf('Aguardando', 'Caio Reis');
    const bruno = await second('bruno');
    // His event is on its way, so that Ana's list does not know it yet.
    const { emit } = backend.ctx;
    backend.ctx.emit = () => undefined;
    await bruno.request('PUT', `/tickets/${waiting.id}`, { status: 'open', userId: idOf('bruno') });
    backend.ctx.emit = emit;
    const answer = holdAnswer(`GET /api/tickets/${waiting.id}`);
    await user.click(within(row).getByLabelText('Aceitar Caio Reis'));
    await screen.findByRole('textbox', { name: /^Já pode escrever/ });
    await user.keyboard('Bom dia, Caio{Enter}Um momento{Enter}e');
    answer.release();
    expect(await screen.findByText('Bruno Castro já aceitou este atendimento.')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/tickets'));
    expect(sent(waiting.id)).toEqual(expect.not.arrayContaining([expect.stringContaining('Caio')]));
    const draft = (): string => {
      const key = Object.keys(localStorage).find(
        (name) => name.startsWith('draft:') && name.endsWith(`:${waiting.id}`),
      );
      return key === undefined ? '' : (localStorage.getItem(key) ?? '');
    };
    // It is stored in a while of its own.
    await waitFor(() => expect(draft()).toContain(JSON.stringify('Bom dia, Caio\nUm momento\ne').slice(1, -1)));
  });
});

describe('a box that is taken away', () => {
  it.each(['fine', 'coarse'])(
    'DAY-60 keeps its place, its text and the focus, and gives them back: %s',
    async (pointer) => {
      prefer(`(pointer: ${pointer})`);
      const { user, ticket, second } = await openConversation();
      await listening();
      const box = await boxOf('Alfa Souza');
      await user.type(box, 'Bom dia');
      const bruno = await second('bruno');
      await bruno.request('PUT', `/tickets/${ticket.id}`, { status: 'pending', userId: null });
      const kept = await screen.findByRole('textbox', { name: /^O que você preparou/ });
      expect(kept).toHaveFocus();
      await user.keyboard(', bem na hora{Enter}');
      expect(kept).toHaveValue('Bom dia, bem na hora');
      await bruno.request('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: idOf('ana') });
      const again = await boxOf('Alfa Souza');
      expect(again).toHaveValue('Bom dia, bem na hora');
      expect(again).toHaveFocus();
      expect(sent(ticket.id).some((body) => body.includes('Bom dia'))).toBe(false);
    },
  );

  it.each([
    ['resolved', { status: 'closed' }, expect.stringMatching(/^Este atendimento foi resolvido/)],
    ['given back', { status: 'pending', userId: null }, expect.stringMatching(/^Este atendimento voltou à fila/)],
  ])(
    'DAY-60 an empty one that has the focus, too, when it is %s: nothing typed is lost',
    async (_case, change, told) => {
      const { user, ticket, second } = await openConversation();
      await listening();
      await user.click(await boxOf('Alfa Souza'));
      // What is told in a place that comes with it is not heard.
      const places = screen.getAllByRole('status');
      const bruno = await second('bruno');
      await bruno.request('PUT', `/tickets/${ticket.id}`, change);
      const kept = await screen.findByRole('textbox', { name: /^O que você preparou/ });
      expect(kept).toHaveFocus();
      await waitFor(() => expect(places.map(({ textContent }) => textContent)).toContainEqual(told));
      await user.keyboard('Bom dia');
      const why = /^(Resolvido em .*|Este atendimento está aguardando\.) O seu rascunho continua/;
      expect(screen.queryByText(why)).toBeNull();
      // Enter says why nothing is sent.
      await user.keyboard('{Enter}');
      expect(await screen.findByText(why)).toBeVisible();
      expect(kept).toHaveValue('Bom dia');
      expect(sent(ticket.id).some((body) => body.includes('Bom dia'))).toBe(false);
    },
  );

  it('DAY-60 letters that find no box in focus go behind what stands in it', async () => {
    prefer('(pointer: coarse)');
    const { user } = await openConversation();
    await listening();
    const box = await boxOf('Alfa Souza');
    await user.type(box, 'Bom dia');
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await user.keyboard('{Escape}');
    if (box instanceof HTMLTextAreaElement) box.setSelectionRange(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await user.keyboard(', Ana');
    expect(box).toHaveValue('Bom dia, Ana');
  });
});
