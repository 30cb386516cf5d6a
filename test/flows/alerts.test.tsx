import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { playSound } from '@/features/notifications/sounds';
import { expectPrinted } from '../printed';
import { backend } from '../world';
import { contactName, goTo, hearAlerts, notices, ownTicket, quiet, ready, sounds, userIdOf } from './alertHelpers';
import { liveIn } from './liveSocket';
import { joinedRoom } from './threadHelpers';

hearAlerts();

describe('sounds and notices', () => {
  it('PUB-63 H-11 a notice follows its message when that is corrected or deleted, without a sound', async () => {
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await goTo(`/tickets/${ticket.uuid}`);
    await screen.findByRole('region', { name: 'Mensagens' }, { timeout: 30_000 });
    await joinedRoom(ticket.id);
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Minha senha é 1234', bot: false }));
    await waitFor(() => expect(notices).toHaveLength(1));
    const id = backend.store.messages.all().findLast(({ ticketId }) => ticketId === ticket.id)?.id ?? '';
    await quiet();
    act(() => void backend.receive({ ticketId: ticket.id, edits: id, body: 'Minha senha mudou' }));
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(notices[1]?.options).toMatchObject({ tag: notices[0]?.options.tag, renotify: false, silent: true });
    expect(notices[1]?.options.body).toMatch(/^Minha senha mudou - \d\d:\d\d$/);
    const other = await app.second('ana');
    await other.request('DELETE', `/messages/${id}`);
    await waitFor(() => expect(notices).toHaveLength(3));
    expect(notices[2]?.title).toBe(notices[0]?.title);
    expect(notices[2]?.options.body).not.toMatch(/senha/);
    expect(sounds).toHaveLength(1);
    hidden.mockRestore();
  });

  it('H-11 the notice of a file without a caption says of what kind it is, and of a document its name', async () => {
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    for (const [index, [mediaType, mediaPath, words]] of (
      [
        ['image', 'IMG-0042.jpg', 'Foto'],
        ['video', 'VID-0042.mp4', 'Vídeo'],
        ['audio', 'PTT-0042.ogg', 'Áudio'],
        ['application', 'proposta.pdf', 'Documento: proposta.pdf'],
      ] as const
    ).entries()) {
      act(() => void backend.receive({ ticketId: ticket.id, mediaType, mediaPath, bot: false }));
      await waitFor(() => expect(notices).toHaveLength(index + 1));
      expect(notices[index]?.options.body).toMatch(new RegExp(`^${words} - \\d\\d:\\d\\d$`));
    }
  });

  it('PUB-64 H-12 the open conversation rings while another program has the focus, until the page has it again', async () => {
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    await goTo(`/tickets/${ticket.uuid}`);
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => void backend.receive({ ticketId: ticket.id, body: 'No outro monitor' }));
    await waitFor(() => expect(sounds).toHaveLength(1));
    expect(notices).toHaveLength(1);
    await waitFor(() => expect(backend.store.tickets.get(ticket.id)?.unreadMessages).toBe(0));
    await quiet();
    expect(notices[0]?.closed).toBe(false);
    focus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(notices[0]?.closed).toBe(true);
    await quiet();
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Agora vejo' }));
    await quiet();
    expect(sounds).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });

  it('PUB-56 PAIN-8.7 what came while the connection was away for a moment rings once, when it is back', async () => {
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    act(() => {
      backend.dropSockets();
      backend.receive({ ticketId: ticket.id, body: 'Estão aí?', bot: false });
    });
    await waitFor(() => expect(sounds).toHaveLength(1), { timeout: 15_000 });
    expect(notices.map(({ title }) => title)).toEqual([`Mensagem de ${contactName(ticket.contactId)}`]);
    await liveIn('notification');
    await quiet();
    // An event, while what was read is taken to be behind.
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Agora sim', bot: false }));
    await waitFor(() => expect(sounds).toHaveLength(2));
    await quiet();
    expect(sounds).toHaveLength(2);
    expect(notices).toHaveLength(2);
  });

  it('PUB-56 H-12 what was read elsewhere while the connection was away has no notice when it is back', async () => {
    const app = await ready('ana');
    const userId = userIdOf('ana', app);
    const read = ownTicket(userId);
    const waits = backend.store.tickets
      .all()
      .find((row) => row.userId === userId && row.isGroup === false && row !== read);
    if (!waits) throw new Error('Ana has one conversation');
    backend.store.tickets.update(waits, { status: 'open', queueId: read.queueId, unreadMessages: 0 });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (const { id } of [read, waits]) act(() => void backend.receive({ ticketId: id, body: 'Bom dia', bot: false }));
    await waitFor(() => expect(notices).toHaveLength(2));
    act(() => {
      backend.dropSockets();
      backend.store.tickets.update(read, { unreadMessages: 0 });
    });
    await waitFor(() => expect(notices.map(({ closed }) => closed)).toEqual([true, false]), { timeout: 15_000 });
  });

  it('PUB-69 a sound that could not be loaded is loaded anew', async () => {
    expectPrinted(/^sound /);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function fail(this: HTMLMediaElement) {
      Object.defineProperty(this, 'error', { value: { code: 4 } });
      return Promise.reject(new DOMException('no source', 'NotSupportedError'));
    });
    expect(await playSound('chat', 0.3)).toBe(false);
    const lost = play.mock.contexts.at(-1);
    play.mockImplementation(() => Promise.resolve());
    expect(await playSound('chat', 0.3)).toBe(true);
    expect(play.mock.contexts.at(-1)).not.toBe(lost);
  });
});
