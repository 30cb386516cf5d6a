import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../world';
import { bell, contactName, ready, userIdOf } from './alertHelpers';
import { chatNamed, openList, titles } from './chatsHelpers';
import { arrange, lane, namesIn, open, openBoard } from './kanbanHelpers';
import { liveIn } from './liveSocket';

const refusal = 'A tela mudou no instante do clique. Clique de novo.';

/**
 * Presses what is first in a list in the very frame in which it has come there: the hand set out for another.
 * @returns its text
 */
function pressWhenMoved(area: Element): Promise<string> {
  const first = (): HTMLElement | null =>
    area.querySelector('li[aria-posinset="1"] a') ?? area.querySelector<HTMLElement>('li a');
  const before = first()?.getAttribute('href');
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const now = first();
      if (!now || now.getAttribute('href') === before) return;
      watch.disconnect();
      const press = { bubbles: true, cancelable: true, detail: 1 };
      act(() => {
        now.dispatchEvent(new PointerEvent('pointerdown', { ...press, isPrimary: true }));
        now.dispatchEvent(new MouseEvent('click', press));
      });
      resolve(now.textContent);
    });
    watch.observe(area, { subtree: true, childList: true, attributes: true });
  });
}

describe('a hand over a list that moves', () => {
  it('DAY-61 in the chats opens no other chat than the one it set out for', async () => {
    const { second } = await openList();
    const last = titles().at(-1) ?? '';
    const pressed = pressWhenMoved(screen.getByRole('list', { name: 'Conversas' }));
    const admin = await second('admin');
    await admin.request('POST', `/chats/${chatNamed(last).id}/messages`, { message: 'Alguém aí?' });
    expect(await pressed).toContain(last);
    await screen.findByText(refusal);
    expect(window.location.pathname).toBe('/chats');
  });

  it('DAY-61 in the bell opens no other conversation than the one it set out for', async () => {
    const app = await ready('ana');
    const userId = userIdOf('ana', app);
    const [one, other] = backend.store.tickets
      .all()
      .filter((row) => row.userId === userId && row.status === 'open' && !row.isGroup);
    if (!one || !other) throw new Error('Ana has no two conversations');
    act(() => void backend.receive({ ticketId: one.id, body: 'Olá' }));
    act(() => void backend.receive({ ticketId: other.id, body: 'Bom dia' }));
    const { pathname } = window.location;
    await app.user.click(await bell());
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    await within(dialog).findByText('Bom dia');
    const pressed = pressWhenMoved(within(dialog).getByRole('list'));
    act(() => void backend.receive({ ticketId: one.id, body: 'Alguém aí?' }));
    expect(await pressed).toContain(contactName(one.contactId));
    await screen.findByText(refusal);
    expect(window.location.pathname).toBe(pathname);
  });

  it('DAY-61 on the board opens and moves no other card than the one it set out for', async () => {
    const [, second] = arrange([{ name: 'Aline Prado' }, { name: 'Bento Luz' }]);
    await openBoard();
    await liveIn('open');
    expect(namesIn(open)).toEqual(['Aline Prado', 'Bento Luz']);
    const pressed = pressWhenMoved(lane(open));
    act(() => void backend.receive({ ticketId: second?.id ?? 0, body: 'Ainda estou aqui' }));
    expect(await pressed).toBe('Bento Luz');
    await screen.findByText(refusal);
    expect(window.location.pathname).toBe('/kanban');
    expect(document.querySelector('[data-lifted]')).toBeNull();
  });
});
