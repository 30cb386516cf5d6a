import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { findDialog, requests } from '../page';
import { server } from '../msw';
import { renderApp } from '../render';
import { backendUrl } from '../world';
import { findConversation, openConversation, smallInbox } from './conversationHelpers';
import { currentPath as path, listening, openInbox } from './keyboardHelpers';
import { idOf, rowOf, stored } from './ticketsHelpers';
import '@/pages/tags/TagsPage';

const findPalette = () => findDialog('Buscar ou ir para');

describe('shortcuts', () => {
  it('B-25 j and k walk through the conversations, keep the filters of the address and move the focus along', async () => {
    const { user, ticket, other } = await openInbox('/tickets?all=0');
    await rowOf('Atendendo', 'Alfa Souza');
    await user.keyboard('j');
    await waitFor(() => expect(path()).toBe(`/tickets/${ticket.uuid}`));
    expect(window.location.search).toBe('?all=0');
    expect(document.activeElement).toHaveTextContent('Alfa Souza');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(path()).toBe(`/tickets/${other.uuid}`));
    await user.keyboard('j');
    expect(path()).toBe(`/tickets/${other.uuid}`);
    await user.keyboard('k');
    await waitFor(() => expect(path()).toBe(`/tickets/${ticket.uuid}`));
  });

  it('B-25 a twice accepts the waiting row in focus and leads to the box, Esc leaves it, e twice resolves, j goes on from there', async () => {
    const { user, waiting, ticket } = await openInbox('/tickets?sub=pending');
    await rowOf('Aguardando', 'Caio Reis');
    await user.keyboard('j');
    expect(document.activeElement).toHaveAccessibleName('Aceitar Caio Reis');
    expect(path()).toBe('/tickets');
    await user.keyboard('a');
    expect(await screen.findByText('Pressione A de novo: Aceitar')).toBeVisible();
    expect(stored(waiting.id).status).toBe('pending');
    await user.keyboard('{Escape}aa');
    const conversation = await findConversation('Caio Reis');
    const box = await within(conversation).findByLabelText('Mensagem', { selector: 'textarea' });
    expect(stored(waiting.id)).toMatchObject({ status: 'open', userId: idOf('ana') });
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('jke?');
    expect(box).toHaveValue('jke?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(conversation).toHaveFocus();
    await user.keyboard('ee');
    await waitFor(() => expect(stored(waiting.id).status).toBe('closed'));
    await waitFor(() => expect(path()).toBe('/tickets'));
    expect(stored(ticket.id).status).toBe('open');
  });

  it('B-25 r pressed while the conversation is on its way writes as soon as it is there', async () => {
    const { ticket, other } = smallInbox();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`${backendUrl}/api/tickets/u/:uuid`, async () => {
        await asked;
        return undefined;
      }),
    );
    const { user } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    await listening();
    await user.keyboard('r');
    expect(screen.queryByLabelText('Mensagem', { selector: 'textarea' })).not.toBeInTheDocument();
    answer();
    const boxOf = async (name: string) =>
      within(await findConversation(name)).getByLabelText('Mensagem', { selector: 'textarea' });
    const box = await boxOf('Alfa Souza');
    await waitFor(() => expect(box).toHaveFocus());
    await rowOf('Atendendo', 'Beto Lima');
    await user.keyboard('{Escape}jr');
    await waitFor(() => expect(path()).toBe(`/tickets/${other.uuid}`));
    const next = await boxOf('Beto Lima');
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('B-25 something else done in between makes a pressed r void', async () => {
    const { ticket } = smallInbox();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`${backendUrl}/api/tickets/u/:uuid`, async () => {
        await asked;
        return undefined;
      }),
    );
    const { user } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    await listening();
    await user.keyboard('r');
    const search = await screen.findByText('Busca', { selector: '[role="tab"] *, [role="tab"]' });
    await user.click(search);
    const field = await screen.findByLabelText('Buscar nome, número ou mensagem');
    await user.click(field);
    answer();
    await findConversation('Alfa Souza');
    expect(field).toHaveFocus();
  });

  it('B-25 t asks to whom, b twice gives back, f searches the conversation, / the list, n begins one', async () => {
    const { user, ticket, conversation } = await openConversation();
    await listening();
    await user.keyboard('{Escape}t');
    const dialog = await findDialog(/Transferir/);
    // Keys of an open dialog are its own.
    dialog.focus();
    await user.keyboard('e?');
    expect(stored(ticket.id).status).toBe('open');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());

    await user.keyboard('f');
    expect(await within(conversation).findByLabelText('Buscar na conversa', { selector: 'input' })).toHaveFocus();
    await user.keyboard('{Escape}/');
    expect(await screen.findByLabelText('Buscar nome, número ou mensagem')).toHaveFocus();
    await user.click(conversation);
    await user.keyboard('{Escape}bb');
    await waitFor(() => expect(stored(ticket.id).status).toBe('pending'));
    await user.keyboard('n');
    expect(await findDialog('Novo atendimento')).toBeVisible();
  });

  it('B-25 "?" shows every shortcut; switched off, single keys rest and leave the tooltips, the others stay', async () => {
    const { user, inHeader, ticket } = await openConversation();
    await listening();
    expect(inHeader.getByLabelText('Resolver')).toHaveAttribute('aria-keyshortcuts', 'E');
    await user.keyboard('{Escape}?');
    const sheet = await findDialog('Atalhos do teclado');
    for (const name of [
      'Próximo atendimento',
      'Aceitar (também na linha em foco)',
      'Resolver',
      'Transferir',
      'Responder',
    ])
      expect(within(sheet).getByText(name)).toBeVisible();
    expect(within(sheet).getByText('Ctrl K')).toBeVisible();
    await user.click(within(sheet).getByLabelText('Atalhos de uma tecla só'));
    expect(within(sheet).queryByText('J')).not.toBeInTheDocument();
    expect(within(sheet).getByText('Alt ↓')).toBeVisible();
    await user.click(within(sheet).getByText('Fechar'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());

    expect(inHeader.getByLabelText('Resolver')).not.toHaveAttribute('aria-keyshortcuts');
    await user.keyboard('ee?');
    expect(requests('PUT', `/tickets/${ticket.id}`)).toBe(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('singleKeyShortcuts')).toBe('off');
    await user.keyboard('{Control>}k{/Control}');
    expect(await findPalette()).toBeVisible();
  });

  it('B-25 on a page with a search field "/" goes there; the profile menu leads to the sheet by mouse', async () => {
    const { user } = await openInbox('/tags');
    const search = await screen.findByLabelText('Buscar tags', { selector: 'input' });
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.click(screen.getByLabelText('Conta de Ana Ribeiro'));
    await user.click(await screen.findByRole('menuitem', { name: 'Atalhos do teclado' }));
    expect(await findDialog('Atalhos do teclado')).toBeVisible();
  });
});
