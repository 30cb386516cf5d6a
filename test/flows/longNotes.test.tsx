import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsSettled } from '../msw';
import { requests } from '../page';
import { backend } from '../world';
import { openConversation } from './conversationHelpers';

describe('a note that is too long', () => {
  it('PUB-83 W-04 is cut nowhere, counted from 80 % of what it may have, and refused in words', async () => {
    const { user, ticket, inHeader } = await openConversation();
    await user.click(inHeader.getByRole('button', { name: 'Dados do contato' }));
    const drawer = within(
      await screen.findByLabelText('Dados do contato', { selector: '[role=complementary], [role=dialog]' }),
    );
    const input = await drawer.findByLabelText('Nova nota');
    await user.click(input);
    await user.paste('a'.repeat(203));
    expect(drawer.queryByText(/de 255 caracteres/)).not.toBeInTheDocument();
    await user.paste('b'.repeat(97));
    expect(input).toHaveValue(`${'a'.repeat(203)}${'b'.repeat(97)}`);
    expect(drawer.getByText('300 de 255 caracteres')).toBeVisible();
    expect(drawer.getByRole('alert')).toHaveTextContent('Muito longo');
    await user.click(drawer.getByRole('button', { name: 'Salvar' }));
    expect(requests('POST', '/ticket-notes')).toBe(0);

    await user.clear(input);
    await user.paste('c'.repeat(255));
    expect(drawer.getByText('255 de 255 caracteres')).toBeVisible();
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Nota adicionada com sucesso.');
    expect(backend.store.ticketNotes.filter(({ ticketId }) => ticketId === ticket.id)).toMatchObject([
      { note: 'c'.repeat(255) },
    ]);
  });
});

describe('a note that is being written', () => {
  it('DAY-3 DAY-74 stays under the hand when the others cannot be read, and can be saved', async () => {
    // Those in the conversation, then those of the drawer.
    backend.failNext('GET /ticket-notes', 500);
    const { user, inHeader } = await openConversation();
    await expect.poll(() => requests('GET', '/ticket-notes/list')).toBe(1);
    await callsSettled();
    backend.failNext('GET /ticket-notes', 500);
    await user.click(inHeader.getByRole('button', { name: 'Dados do contato' }));
    const drawer = within(
      await screen.findByLabelText('Dados do contato', { selector: '[role=complementary], [role=dialog]' }),
    );
    const input = await drawer.findByLabelText('Nova nota');
    await user.click(input);
    await user.keyboard('Quer ');
    expect(await drawer.findByText('Não deu para carregar as notas')).toBeVisible();
    await user.keyboard('desconto');
    expect(input).toHaveValue('Quer desconto');
    await user.click(drawer.getByRole('button', { name: 'Tentar de novo' }));
    expect(await drawer.findByText(/Nenhuma nota ainda/)).toBeVisible();

    // Looked at again, the tab reads them again.
    await user.click(input);
    backend.failNext('GET /ticket-notes', 500);
    const asked = requests('GET', '/ticket-notes/list');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => requests('GET', '/ticket-notes/list')).toBe(asked + 1);
    await callsSettled();
    await user.keyboard(' de 5%');
    expect(input).toHaveValue('Quer desconto de 5%');
    await user.click(drawer.getByRole('button', { name: 'Salvar' }));
    expect(await drawer.findByText('Quer desconto de 5%')).toBeVisible();
  });
});
