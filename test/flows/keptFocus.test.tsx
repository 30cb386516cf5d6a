import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reactionMs } from '@/browser/past';
import { pause } from '@/lib/pause';
import { renderApp } from '../render';
import { backend } from '../world';
import { joinedRoom, openConversation } from './conversationHelpers';
import { currentPath, listening, openInbox } from './keyboardHelpers';
import { liveIn } from './liveSocket';
import { idOf, rowOf, stored } from './ticketsHelpers';
import '@/pages/tags/TagsPage';

/** Goes there with Tab, as who uses no pointer does. */
async function tabTo(user: UserEvent, find: () => HTMLElement): Promise<void> {
  for (let presses = 0; document.activeElement !== find(); presses += 1) {
    if (presses > 150) throw new Error('Tab does not lead there');
    await user.tab();
  }
}

/** Long enough for a press to be meant for what has the focus now. */
const rest = () => act(() => pause(reactionMs + 50));

describe('where keys go on when what had the focus is gone', () => {
  it('B-33 DAY-61 behind a row that a colleague accepted, and a late Enter accepts nobody', async () => {
    const { user, second, ticket, waiting } = await openInbox('/tickets?sub=pending');
    const admin = await second('admin');
    await liveIn('notification');
    await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'pending', userId: null });
    await rowOf('Aguardando', 'Alfa Souza');
    await rowOf('Aguardando', 'Caio Reis');
    await rest();
    const [first, next] = screen.getAllByRole('button', { name: /^Aceitar ./ });
    if (!first || !next) throw new Error('two wait');
    const [taken, left] = /Caio/.test(first.getAttribute('aria-label') ?? '') ? [waiting, ticket] : [ticket, waiting];
    await tabTo(user, () => first);
    await admin.request('PUT', `/tickets/${taken.id}`, { status: 'open', userId: idOf('bruno') });
    await waitFor(() => expect(next).toHaveFocus());
    await user.keyboard('{Enter}');
    await rest();
    expect([stored(left.id).status, currentPath()]).toEqual(['pending', '/tickets']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored(left.id).status).toBe('open'));
  });

  it('B-33 behind a message that was deleted, and in the box behind the last one', async () => {
    const { user, ticket, second, conversation } = await openConversation();
    await listening();
    await joinedRoom(ticket.id);
    const messages = [...backend.store.by.messageTicket.all(ticket.id)].toSorted((a, b) =>
      a.createdAt < b.createdAt ? -1 : 1,
    );
    for (const message of messages) backend.store.messages.update(message, { fromMe: true });
    const menus = () => within(conversation).getAllByRole('button', { name: 'Opções da mensagem' });
    await waitFor(() => expect(menus()).toHaveLength(messages.length));
    const admin = await second('admin');
    await tabTo(user, () => menus()[1] ?? conversation);
    await admin.request('DELETE', `/messages/${messages[1]?.id}`);
    await waitFor(() => expect(menus()[2]).toHaveFocus());
    await admin.request('DELETE', `/messages/${messages[2]?.id}`);
    await waitFor(() => expect(within(conversation).getByRole('textbox', { name: 'Mensagem' })).toHaveFocus());
  });

  it('B-33 behind a record that a colleague deleted', async () => {
    const { user, second } = await renderApp('/tags', { as: 'admin' });
    await listening();
    const edits = await screen.findAllByRole('button', { name: /^Editar / });
    const [gone, next] = edits;
    if (!gone || !next) throw new Error('two tags');
    const tag = backend.store.tags.all().find(({ name }) => `Editar ${name}` === gone.getAttribute('aria-label'));
    const colleague = await second('super');
    await tabTo(user, () => gone);
    await colleague.request('DELETE', `/tags/${tag?.id}`);
    await waitFor(() => expect(gone).not.toBeInTheDocument());
    await waitFor(() => expect(next).toHaveFocus());
  });

  it.each(['button', 'key'])(
    'B-33 DAY-2 behind a conversation that was resolved by %s, to the row from where keys go on',
    async (by) => {
      const { user, ticket, other, inHeader, conversation } = await openConversation();
      await listening();
      await rowOf('Atendendo', 'Beto Lima');
      if (by === 'button') await tabTo(user, () => inHeader.getByRole('button', { name: 'Resolver' }));
      await user.keyboard(by === 'button' ? '{Enter}' : '{Escape}ee');
      await waitFor(() => expect(stored(ticket.id).status).toBe('closed'));
      await waitFor(() => expect(conversation).not.toBeInTheDocument());
      const link = within(await rowOf('Atendendo', 'Beto Lima')).getByRole('link');
      await waitFor(() => expect(link).toHaveFocus());
      await rest();
      await user.keyboard(by === 'button' ? '{Enter}' : 'j');
      await waitFor(() => expect(currentPath()).toBe(`/tickets/${other.uuid}`));
    },
  );
});
