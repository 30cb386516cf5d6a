import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { findDialog, requests } from '../page';
import { server } from '../msw';
import { backend, backendUrl } from '../world';
import { openConversation } from './conversationHelpers';
import { currentPath as path, listening, openInbox } from './keyboardHelpers';
import { idOf, listCalls, stored } from './ticketsHelpers';
import { pause } from '@/lib/pause';
import '@/pages/tags/TagsPage';

const findPalette = () => findDialog('Buscar ou ir para');
const field = (palette: HTMLElement) => within(palette).getByLabelText(/^Buscar páginas/);
const option = (palette: HTMLElement, name: string | RegExp) => within(palette).findByRole('option', { name });

describe('palette', () => {
  it('B-25 opens from within a field, closes by Esc and by its own key, and the focus goes back', async () => {
    const { user, conversation } = await openConversation();
    await listening();
    const box = within(conversation).getByLabelText('Mensagem', { selector: 'textarea' });
    await user.click(box);
    await user.keyboard('{Control>}k{/Control}');
    expect(field(await findPalette())).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('{Control>}k{/Control}');
    await findPalette();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box).toHaveValue('');
  });

  it('B-25 B-05 what can be taken back is taken back from here as well', async () => {
    const { user, ticket } = await openConversation();
    await listening();
    await user.keyboard('{Escape}ee');
    await waitFor(() => expect(stored(ticket.id).status).toBe('closed'));
    await screen.findByRole('button', { name: 'Desfazer' });
    await user.keyboard('{Control>}k{/Control}');
    const palette = await findPalette();
    await user.paste('desfazer');
    expect(await option(palette, 'Desfazer')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored(ticket.id).status).toBe('open'));
  });

  it('B-25 pages of this person alone, without accents, the last used first; by mouse from the side menu', async () => {
    const { user } = await openInbox('/tickets');
    await user.click(await screen.findByRole('button', { name: 'Buscar ou ir para' }));
    let palette = await findPalette();
    await user.paste('rapidas');
    expect(await option(palette, 'Respostas rápidas')).toHaveAttribute('aria-selected', 'true');
    await user.clear(field(palette));
    await user.paste('Usuários');
    expect(await within(palette).findByText('Nada encontrado para “Usuários”.')).toBeVisible();
    await user.clear(field(palette));
    await user.paste('tags');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/tags'));

    await user.keyboard('{Control>}k{/Control}');
    palette = await findPalette();
    const recent = within(palette).getByRole('group', { name: 'Usados há pouco' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tags']);
    expect(field(palette)).toHaveAttribute('aria-activedescendant', within(recent).getByRole('option').id);
  });

  it('B-25 actions of the open conversation by its state and by permission; theme and language', async () => {
    const { user, ticket } = await openConversation();
    await listening();
    await user.keyboard('{Control>}k{/Control}');
    const palette = await findPalette();
    const group = within(palette).getByRole('group', { name: 'Neste atendimento' });
    const names = within(group)
      .getAllByRole('option')
      .map((item) => item.textContent);
    expect(names).toEqual(expect.arrayContaining(['ResolverE E', 'TransferirT', 'Notas internas']));
    expect(names).not.toEqual(expect.arrayContaining(['AceitarA A']));
    // Only admins delete.
    expect(within(group).queryByText('Excluir atendimento')).not.toBeInTheDocument();
    await user.paste('resolver');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored(ticket.id).status).toBe('closed'));

    await user.keyboard('{Control>}k{/Control}');
    await findPalette();
    await user.paste('tema escuro');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(localStorage.getItem('preferredTheme')).toBe('dark'));
    await user.keyboard('{Control>}k{/Control}');
    await findPalette();
    await user.paste('english');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Search or go to' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  it('B-25 quick answers go to the caret of the open message box, and are not offered without one', async () => {
    const { user, conversation } = await openConversation();
    await listening();
    const answer = backend.store.quickMessages.all().find((row) => row.userId === idOf('ana') && !row.mediaPath);
    if (!answer) throw new Error('Ana has no quick answer');
    const box = within(conversation).getByLabelText('Mensagem', { selector: 'textarea' });
    await user.click(box);
    await user.paste('Oi. ');
    await user.keyboard('{Control>}k{/Control}');
    const palette = await findPalette();
    await user.paste(`/${answer.shortcode}`);
    await user.click(await option(palette, new RegExp(`^/${answer.shortcode}`)));
    await waitFor(() => expect(box).toHaveValue(`Oi. ${answer.message}`));
    await waitFor(() => expect(box).toHaveFocus());

    await user.keyboard('{Escape}ee');
    await waitFor(() => expect(path()).toBe('/tickets'));
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await user.keyboard('{Control>}k{/Control}');
    const again = await findPalette();
    await user.paste(`/${answer.shortcode}`);
    expect(await within(again).findByText(/Nada encontrado/)).toBeVisible();
  });

  it('B-25 tickets and contacts come from the server; a failure says so and can be tried again', async () => {
    const { user, contact } = await openInbox('/tags');
    let calls = 0;
    server.use(
      http.get(`${backendUrl}/api/contacts`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json({ error: 'x' }, { status: 500 }) : undefined;
      }),
    );
    await user.keyboard('{Control>}k{/Control}');
    const palette = await findPalette();
    await user.paste('alfa');
    expect(within(palette).getByText('Buscando atendimentos e contatos…')).toBeVisible();
    const tickets = await within(palette).findByRole('group', { name: 'Atendimentos' });
    expect(within(tickets).getByRole('option')).toHaveTextContent('Alfa Souza');
    await within(palette).findByText('Não deu para buscar atendimentos e contatos.');
    await user.click(within(palette).getByText('Tentar de novo'));
    const contacts = await within(palette).findByRole('group', { name: 'Contatos' });
    await user.click(within(contacts).getByText(contact.name));
    // A conversation with the contact begins, which finds the one that is open already.
    const dialog = await findDialog('Novo atendimento');
    await waitFor(() => expect(within(dialog).getByDisplayValue(new RegExp(contact.name))).toBeVisible());
  });

  it('B-25 one search for what was typed in one go, and none below three characters', async () => {
    const { user } = await openInbox('/tags');
    await user.keyboard('{Control>}k{/Control}');
    await findPalette();
    await user.keyboard('al');
    await pause(320);
    expect(requests('GET', '/contacts')).toBe(0);
    await user.keyboard('fa');
    await waitFor(() => expect(requests('GET', '/contacts')).toBe(1));
    // The bell reads tickets too, but searches for nothing.
    expect(listCalls().flatMap((query) => query.get('searchParam') ?? [])).toEqual(['alfa']);
  });

  it('B-25 from another page an action of the tickets leads there first', async () => {
    const { user } = await openInbox('/tags');
    await user.keyboard('{Control>}k{/Control}');
    await findPalette();
    await user.paste('novo atendimento');
    await user.keyboard('{Enter}');
    expect(await findDialog('Novo atendimento')).toBeVisible();
    expect(path()).toBe('/tickets');
  });
});
