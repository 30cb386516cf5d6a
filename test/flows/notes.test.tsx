import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatDateTime } from '@/lib/dates';
import { formatPhone } from '@/lib/phone';
import { rem } from '@/lib/rem';
import { answerWhen, findDialog, requests } from '../page';
import { setViewport } from '../browserStubs';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import {
  choose,
  findConversation,
  headerOf,
  openConversation,
  openMenu,
  type ConversationOptions,
} from './conversationHelpers';
import { idOf, rowOf } from './ticketsHelpers';

const addNote = (ticket: { id: number; contactId: number }, person: string, note: string) =>
  backend.store.ticketNotes.insert((id) => ({
    id,
    note,
    ticketId: ticket.id,
    contactId: ticket.contactId,
    userId: idOf(person),
    ...backend.ctx.stamps(),
  }));

const notesOf = (ticketId: number): string[] =>
  backend.store.ticketNotes.filter((row) => row.ticketId === ticketId).map(({ note }) => note);

async function openDrawer(options: ConversationOptions = {}) {
  const app = await openConversation(options);
  await app.user.click(app.inHeader.getByRole('button', { name: 'Dados do contato' }));
  const drawer = await screen.findByLabelText('Dados do contato', { selector: '[role=complementary], [role=dialog]' });
  return { ...app, drawer, inDrawer: within(drawer) };
}

describe('the contact drawer', () => {
  it('W-01 W-03 DAY-25 contact, extra info and notes stand in 320 px, and the choice to see them is kept', async () => {
    const storage = { contactDrawer: 'open' };
    const { contact, ticket, header, user, conversation } = await openConversation({ storage });
    const drawer = await screen.findByLabelText('Dados do contato', {
      selector: '[role=complementary], [role=dialog]',
    });
    const inDrawer = within(drawer);
    expect(drawer).toHaveStyle({ width: rem(320) });
    expect(inDrawer.getByText('Alfa Souza')).toBeVisible();
    expect(inDrawer.getByRole('link', { name: formatPhone(contact.number) })).toHaveAttribute(
      'href',
      `tel:+${contact.number}`,
    );
    expect(inDrawer.getByRole('button', { name: 'Editar contato' })).toBeEnabled();
    expect(inDrawer.getByText('Principal')).toBeVisible();
    expect(await inDrawer.findByText(/Nenhuma nota ainda/)).toBeVisible();
    expect(requests('GET', '/ticket-notes/list')).toBe(1);
    await user.click(within(header).getByRole('button', { name: 'Dados do contato' }));
    expect(drawer).not.toBeInTheDocument();
    expect(localStorage.getItem('contactDrawer')).toBe('closed');
    expect(conversation).toBeVisible();
    expect(ticket.contactId).toBe(contact.id);
  });

  it('W-01 Escape closes it and the focus goes back to its button', async () => {
    const { user, drawer, inDrawer, inHeader } = await openDrawer();
    inDrawer.getByRole('button', { name: 'Editar contato' }).focus();
    await user.keyboard('{Escape}');
    expect(drawer).not.toBeInTheDocument();
    expect(inHeader.getByRole('button', { name: 'Dados do contato' })).toHaveFocus();
  });

  it('W-01 B-33 over a narrow conversation it is a dialog that keeps the focus, and Escape gives it back', async () => {
    setViewport(390, 844);
    const { user, drawer, inHeader } = await openDrawer();
    expect(drawer).toHaveAttribute('role', 'dialog');
    expect(drawer).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(drawer).not.toBeInTheDocument();
    expect(inHeader.getByRole('button', { name: 'Dados do contato' })).toHaveFocus();
  });

  it('W-02 the form says under the field what is wrong', async () => {
    const { user } = await openConversation({
      storage: { i18nextLng: 'pt', contactDrawer: 'open' },
    });
    const drawer = await screen.findByLabelText('Dados do contato', {
      selector: '[role=complementary], [role=dialog]',
    });
    await user.click(within(drawer).getByRole('button', { name: 'Editar contato' }));
    const form = within(await findDialog('Editar contato'));
    const name = await form.findByLabelText(/^Nome(?! do campo)/);
    const fill = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      if (text !== '') {
        await user.click(field);
        await user.paste(text);
      }
      await user.tab();
    };
    await fill(name, '');
    expect(await form.findByText('Obrigatório')).toBeVisible();
    await fill(name, 'A');
    expect(await form.findByText('Muito curto!')).toBeVisible();
    await fill(name, 'A'.repeat(51));
    expect(await form.findByText('Muito longo!')).toBeVisible();
    await fill(form.getByLabelText(/^E-mail/), 'nada');
    expect(await form.findByText('E-mail inválido')).toBeVisible();
  });

  it('W-02 E-26 B-10 PAIN-1.6 PAIN-2.9 an edited contact shows at once everywhere, and an event wipes no field', async () => {
    const { user, other, contact, inDrawer, inHeader } = await openDrawer();
    await user.click(inDrawer.getByRole('button', { name: 'Editar contato' }));
    const dialog = await findDialog('Editar contato');
    const form = within(dialog);
    const name = await form.findByLabelText(/^Nome(?! do campo)/);
    await user.clear(name);
    await user.paste('Alfa Nova');
    await user.click(form.getByRole('button', { name: 'Adicionar informação' }));
    const labels = await form.findAllByLabelText(/^Nome do campo/);
    await user.click(labels.at(-1) ?? name);
    await user.paste('CPF');
    await user.click(form.getAllByLabelText(/^Valor/).at(-1) ?? name);
    await user.paste('000.111');
    backend.receive({ ticketId: other.id, body: 'Cheguei', bot: false });
    backend.ctx.emit(`company-${contact.companyId}-mainchannel`, `company-${contact.companyId}-contact`, {
      action: 'update',
      contact: { ...contact, name: 'Alfa de Longe' },
    });
    await screen.findByText('Cheguei');
    expect(name).toHaveValue('Alfa Nova');
    const emit = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Contato salvo com sucesso.');
    expect(await inHeader.findByText('Alfa Nova')).toBeInTheDocument();
    expect(await inDrawer.findByText('000.111')).toBeInTheDocument();
    await rowOf('Atendendo', 'Alfa Nova');
    expect(emit).toHaveBeenCalled();
  });
});

describe('notes', () => {
  it('W-03 a note shows text, author and date, the newest first', async () => {
    const app = await openConversation();
    const old = addNote(app.ticket, 'bruno', 'Prefere pela manhã');
    addNote(app.ticket, 'admin', 'Ofereci 5%');
    await app.user.click(app.inHeader.getByRole('button', { name: 'Dados do contato' }));
    const list = await screen.findByLabelText('Notas internas', { selector: 'ul' });
    expect([...list.children].map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Ofereci 5%',
      'Prefere pela manhã',
    ]);
    expect(within(list).getByText(`Bruno Castro · ${formatDateTime(old.createdAt)}`)).toBeVisible();
  });

  it('W-04 E-26 B-10 a note must say something; a good one shows at once, by its author', async () => {
    const { ticket, user, inDrawer } = await openDrawer();
    const input = await inDrawer.findByLabelText('Nova nota');
    const save = inDrawer.getByRole('button', { name: 'Salvar' });
    await user.click(save);
    expect(await inDrawer.findByText('Obrigatório')).toBeVisible();
    await user.type(input, '   ');
    expect(inDrawer.getByText('Obrigatório')).toBeVisible();
    await user.clear(input);
    // The server takes three at least, one more than the form of the specification.
    await user.type(input, 'ok');
    expect(await inDrawer.findByText('Mensagem muito curta')).toBeVisible();
    await user.click(save);
    expect(requests('POST', '/ticket-notes')).toBe(0);
    await user.type(input, '!');
    expect(inDrawer.queryByRole('alert')).not.toBeInTheDocument();
    backend.delayNext('POST /ticket-notes', 60);
    const reads = requests('GET', '/ticket-notes/list');
    await user.dblClick(save);
    await screen.findByText('Nota adicionada com sucesso.');
    expect(backend.store.ticketNotes.filter(({ ticketId }) => ticketId === ticket.id)).toMatchObject([
      { note: 'ok!', contactId: ticket.contactId, userId: idOf('ana') },
    ]);
    expect(inDrawer.getByText('ok!')).toBeVisible();
    expect(inDrawer.getByText(/^Ana Ribeiro · /)).toBeVisible();
    expect(input).toHaveValue('');
    expect(requests('GET', '/ticket-notes/list')).toBe(reads);
  });

  it('DAY-3 a note half written stays with its ticket: through drawer, dialog and another ticket, until it is saved', async () => {
    const app = await openDrawer();
    const { ticket, other, user, inDrawer, inHeader } = app;
    await user.type(await inDrawer.findByLabelText('Nova nota'), 'Quer desconto{Enter}de 5%');
    await user.click(inDrawer.getByRole('button', { name: 'Fechar os dados do contato' }));
    expect(inHeader.getByRole('button', { name: 'Dados do contato (rascunho)' })).toHaveFocus();
    await user.click(within(await rowOf('Atendendo', 'Beto Lima')).getByRole('link'));
    const beto = within(headerOf(await findConversation('Beto Lima')));
    await user.click(beto.getByRole('button', { name: 'Dados do contato' }));
    expect(await screen.findByLabelText('Nova nota')).toHaveValue('');
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link'));
    const alfa = within(headerOf(await findConversation('Alfa Souza')));
    const menu = await openMenu({ user, inHeader: alfa });
    await user.click(within(menu).getByText('Notas internas'));
    const dialog = within(await findDialog('Notas sobre Alfa Souza'));
    const input = dialog.getByLabelText('Nova nota');
    expect(input).toHaveValue('Quer desconto\nde 5%');
    expect(input).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Nota adicionada com sucesso.');
    expect(notesOf(ticket.id)).toEqual(['Quer desconto\nde 5%']);
    expect(notesOf(other.id)).not.toContain('Quer desconto\nde 5%');
    expect(input).toHaveValue('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(alfa.getByRole('button', { name: 'Dados do contato' })).toBeVisible();
  });

  it('DAY-3 a note half written survives a reload for who wrote it, and nobody else sees it', async () => {
    const first = await openDrawer();
    await first.user.type(await first.inDrawer.findByLabelText('Nova nota'), 'Só da Ana');
    first.unmount();
    const written = Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'));
    expect(written).toEqual([[`draft:1:${idOf('ana')}:note-${first.ticket.id}`, expect.stringContaining('Só da Ana')]]);
    const open = async (as: Person): Promise<HTMLElement> => {
      localStorage.setItem('contactDrawer', 'open');
      await renderApp(`/tickets/${first.ticket.uuid}`, { as });
      return screen.findByLabelText('Nova nota');
    };
    expect(await open('admin')).toHaveValue('');
    cleanup();
    expect(await open('ana')).toHaveValue('Só da Ana');
  });

  it('DAY-3 what is written while a note is being saved stays, and a second press saves nothing twice', async () => {
    const { ticket, user, inDrawer, inHeader, drawer } = await openDrawer();
    const input = await inDrawer.findByLabelText('Nova nota');
    await user.type(input, 'Primeira');
    const release = answerWhen('/ticket-notes');
    await user.keyboard('{Meta>}{Enter}{/Meta}');
    await user.click(inDrawer.getByRole('button', { name: 'Fechar os dados do contato' }));
    expect(drawer).not.toBeInTheDocument();
    await user.click(inHeader.getByRole('button', { name: /^Dados do contato/ }));
    const again = await screen.findByLabelText('Nova nota');
    await user.type(again, '{Control>}{Enter}{/Control}, e mais');
    release();
    await screen.findByText('Nota adicionada com sucesso.');
    expect(again).toHaveValue('Primeira, e mais');
    expect(notesOf(ticket.id)).toEqual(['Primeira']);
  });

  it('W-05 an agent is not offered to delete a note, an own one neither', async () => {
    const { ticket, user, inDrawer } = await openDrawer();
    const input = await inDrawer.findByLabelText('Nova nota');
    await user.type(input, 'Pediu desconto');
    await user.click(inDrawer.getByRole('button', { name: 'Salvar' }));
    expect(await inDrawer.findByText('Pediu desconto')).toBeVisible();
    expect(notesOf(ticket.id)).toContain('Pediu desconto');
    expect(inDrawer.queryByRole('button', { name: 'Excluir nota' })).not.toBeInTheDocument();
  });

  it('W-05 E-26 B-05 an admin deletes a note after a question', async () => {
    const app = await openConversation({ as: 'admin' });
    const { ticket, user } = app;
    addNote(ticket, 'bruno', 'Fica');
    addNote(ticket, 'bruno', 'Some');
    await user.click(app.inHeader.getByRole('button', { name: 'Dados do contato' }));
    const list = await screen.findByLabelText('Notas internas', { selector: 'ul' });
    await user.click(within(list).getAllByRole('button', { name: 'Excluir nota' })[0] ?? list);
    const question = await findDialog('Excluir esta nota?');
    expect(requests('DELETE', '/ticket-notes')).toBe(0);
    await user.click(within(question).getByRole('button', { name: 'Excluir nota' }));
    await screen.findByText('Nota excluída com sucesso.');
    expect(notesOf(ticket.id)).toEqual(['Fica']);
    await waitFor(() => expect(within(list).queryByText('Some')).not.toBeInTheDocument());
    expect(within(list).getByText('Fica')).toBeInTheDocument();
  });

  it('W-06 the same notes in a dialog, shared with the drawer; PAIN-2.9 an event wipes nothing', async () => {
    const app = await openConversation({ storage: { contactDrawer: 'open' } });
    const { ticket, other, user } = app;
    addNote(ticket, 'bruno', 'Prefere pela manhã');
    await choose(app, 'Notas internas');
    const dialog = within(await findDialog('Notas sobre Alfa Souza'));
    expect(await dialog.findByText('Prefere pela manhã')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Excluir nota' })).not.toBeInTheDocument();
    await user.click(dialog.getByLabelText('Nova nota'));
    await user.paste('Quer nota fiscal');
    backend.receive({ ticketId: other.id, body: 'Cheguei', bot: false });
    await screen.findByText('Cheguei');
    expect(dialog.getByLabelText('Nova nota')).toHaveValue('Quer nota fiscal');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Nota adicionada com sucesso.');
    const drawer = await screen.findByLabelText('Dados do contato', {
      selector: '[role=complementary], [role=dialog]',
    });
    expect(within(drawer).getByText('Quer nota fiscal')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(app.inHeader.getByLabelText('Mais ações')).toHaveFocus());
  });
});
