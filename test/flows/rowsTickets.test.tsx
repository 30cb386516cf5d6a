import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { prefer, setViewport } from '../browserStubs';
import { renderApp } from '../render';
import { backend } from '../world';
import { findConversation, openConversation } from './conversationHelpers';
import { callsOf, countOf, idOf, keepOnly, place, queueId, rowOf, rowsIn, stored } from './ticketsHelpers';

/** Hides the page for a little more than half a minute, as whoever works in another tab does. */
function lookAway(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const now = Date.now();
  const later = vi.spyOn(Date, 'now').mockReturnValue(now + 31_000);
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  later.mockRestore();
}

describe('a ticket that no event tells of', () => {
  it('PAIN-1.7 B-08 one that a colleague opened shows on the return to the tab, with one request per list', async () => {
    keepOnly(2);
    place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza', unread: 0 });
    place(1, { status: 'closed', owner: 'bruno', queue: 'Vendas', name: 'Zuleica Prates', unread: 0 });
    const { second } = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    const admin = await second('admin');
    const contactId = backend.store.contacts.all().find(({ name }) => name === 'Zuleica Prates')?.id;
    const made = await admin.request('POST', '/tickets', {
      contactId,
      queueId: queueId('Suporte'),
      whatsappId: 1,
      userId: idOf('ana'),
      status: 'open',
    });
    expect(made.status).toBe(200);
    expect(within(await rowsIn('Atendendo')).queryByText('Zuleica Prates')).not.toBeInTheDocument();
    const before = callsOf(backend, 'GET /tickets');
    lookAway();
    await rowOf('Atendendo', 'Zuleica Prates');
    await waitFor(() => expect(countOf('Atendendo')).toBe(2));
    expect(callsOf(backend, 'GET /tickets') - before).toBeLessThanOrEqual(3);
  });
});

describe('a ticket that is given back', () => {
  it('PAIN-7.2 the page comes to rest: nothing is drawn or asked for any more', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ticket, user, inHeader } = await openConversation();
    await user.click(inHeader.getByLabelText('Devolver à fila'));
    await waitFor(() => expect(stored(ticket.id)).toMatchObject({ status: 'pending', userId: null }));
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([1, 2]));
    await backend.ctx.idle();
    const drawn: MutationRecord[] = [];
    const asked = (): number => backend.faults.log.length;
    const rest = async (): Promise<boolean> => {
      const watch = new MutationObserver((records) => void drawn.push(...records));
      const before = asked();
      drawn.length = 0;
      watch.observe(document.querySelector('main') ?? document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      await act(() => pause(150));
      watch.disconnect();
      return drawn.length === 0 && asked() === before;
    };
    await expect.poll(rest, { timeout: 3_000, interval: 10 }).toBe(true);
    expect(complaint.mock.calls.flat().join(' ')).not.toMatch(/Maximum update depth/);
  });
});

describe('on a telephone', () => {
  it('PAIN-9.5 T-02 the conversation is whole after leaving and coming back, and no keyboard jumps up', async () => {
    setViewport(390, 844);
    prefer('(pointer: coarse)');
    const { ticket, user, conversation } = await openConversation();
    const isWriting = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
    const box = () => within(conversation).findByLabelText('Mensagem', { selector: 'textarea' });
    expect(await box()).toBeVisible();
    expect(isWriting()).toBe(false);

    await user.click(screen.getByRole('tab', { name: /^Atendimentos/ }));
    expect(window.location.pathname).toBe('/tickets');
    expect(await rowOf('Atendendo', 'Alfa Souza')).toBeVisible();
    expect(isWriting()).toBe(false);

    await user.click(screen.getByRole('tab', { name: 'Conversa' }));
    expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
    const again = await findConversation('Alfa Souza');
    expect(await within(again).findByLabelText('Mensagem', { selector: 'textarea' })).toBeVisible();
    expect(isWriting()).toBe(false);
  });

  it('PAIN-9.5 without a conversation its tab says what to do, it is not blank', async () => {
    setViewport(390, 844);
    keepOnly(1);
    place(0, { status: 'open', owner: 'ana', queue: 'Suporte', name: 'Alfa Souza' });
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    await user.click(screen.getByRole('tab', { name: 'Conversa' }));
    expect(await screen.findByText('Escolha um atendimento para começar')).toBeVisible();
  });
});
