import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
