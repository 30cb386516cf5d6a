import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { findDialog } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { findConversation } from './conversationHelpers';
import { liveIn } from './liveSocket';
import { idOf, keepOnly, openByKey, place, rowOf } from './ticketsHelpers';

let sounds = 0;
let notices: { title: string; body: string | undefined }[] = [];

class SilentNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  close = (): void => undefined;
  constructor(title: string, { body }: NotificationOptions) {
    super();
    notices.push({ title, body });
  }
}

beforeEach(() => {
  sounds = 0;
  notices = [];
  vi.stubGlobal('Notification', SilentNotification);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    if (!this.muted) sounds += 1;
    return Promise.resolve();
  });
});

const given = 'Atendimento transferido para você';
const quiet = () => act(() => pause(600));

async function desk(options: { alerts?: object; path?: string } = {}) {
  keepOnly(4);
  place(0, { status: 'open', owner: 'ana', queue: 'Vendas', name: 'Alfa Souza', unread: 0, isGroup: false, tags: [] });
  const ticket = place(1, { status: 'open', owner: 'bruno', queue: 'Vendas', name: 'Dora Maia', unread: 0, tags: [] });
  place(2, { status: 'pending', owner: null, queue: 'Vendas', name: 'Enzo Paz', unread: 0, isGroup: false, tags: [] });
  place(3, {
    status: 'pending',
    owner: null,
    queue: 'Vendas',
    name: 'Fábio Cruz',
    unread: 0,
    isGroup: false,
    tags: [],
  });
  backend.store.tickets.update(ticket, { isGroup: false });
  const app = await renderApp(options.path ?? '/tickets', {
    as: 'ana',
    ...(options.alerts ? { storage: { alerts: JSON.stringify(options.alerts) } } : {}),
  });
  await rowOf(options.path ? 'Aguardando' : 'Atendendo', options.path ? 'Enzo Paz' : 'Alfa Souza');
  await liveIn('notification');
  const bruno = await app.second('bruno');
  const give = async (to: 'ana' | 'bruno'): Promise<void> => {
    await act(async () => {
      await bruno.request('PUT', `/tickets/${ticket.id}`, {
        status: 'open',
        userId: idOf(to),
        queueId: ticket.queueId,
      });
    });
  };
  return { app, ticket, give };
}

const marked = (row: HTMLElement) => within(row).queryByText('Transferido:');

describe('a conversation that a colleague hands over', () => {
  it('REAL-5 rings, tells of it, and its row says so until it is opened', async () => {
    const { app, give } = await desk();
    await give('ana');
    const row = await rowOf('Atendendo', 'Dora Maia');
    await waitFor(() => expect(marked(row)).toBeInTheDocument());
    await waitFor(() => expect(notices).toEqual([{ title: given, body: 'Dora Maia' }]));
    expect(sounds).toBe(1);
    expect(marked(await rowOf('Atendendo', 'Alfa Souza'))).not.toBeInTheDocument();
    await openByKey(app.user, 'Atendendo', 'Dora Maia');
    await findConversation('Dora Maia');
    await waitFor(async () => expect(marked(await rowOf('Atendendo', 'Dora Maia'))).not.toBeInTheDocument());
    await app.user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link'));
    await findConversation('Alfa Souza');
    expect(marked(await rowOf('Atendendo', 'Dora Maia'))).not.toBeInTheDocument();
  });

  it('REAL-5 the mark outlives a reload and goes when the conversation is taken back', async () => {
    const { give } = await desk();
    await give('ana');
    await waitFor(async () => expect(marked(await rowOf('Atendendo', 'Dora Maia'))).toBeInTheDocument());
    cleanup();
    await renderApp('/tickets', { as: 'ana' });
    expect(marked(await rowOf('Atendendo', 'Dora Maia'))).toBeInTheDocument();
    await liveIn('notification');
    await give('bruno');
    await waitFor(() => expect(screen.queryByText('Dora Maia')).not.toBeInTheDocument());
    cleanup();
    place(1, { owner: 'ana' });
    await renderApp('/tickets', { as: 'ana' });
    expect(marked(await rowOf('Atendendo', 'Dora Maia'))).not.toBeInTheDocument();
  });

  it.each([
    ['none', { scope: 'none' }, 0, 0],
    ['without sound', { sound: false }, 1, 0],
  ])(
    'REAL-5 B-30 with alerts %s only the row tells, or the notice stays silent',
    async (_name, alerts, shown, rung) => {
      const { give } = await desk({ alerts });
      await give('ana');
      await waitFor(async () => expect(marked(await rowOf('Atendendo', 'Dora Maia'))).toBeInTheDocument());
      await quiet();
      expect([notices.length, sounds]).toEqual([shown, rung]);
    },
  );

  it('REAL-5 PUB-56 what was handed over while the connection was away is marked and told when it is back, once', async () => {
    const { give } = await desk();
    act(() => backend.dropSockets());
    await give('ana');
    await waitFor(async () => expect(marked(await rowOf('Atendendo', 'Dora Maia'))).toBeInTheDocument(), {
      timeout: 15_000,
    });
    await liveIn('notification');
    await quiet();
    expect(notices).toEqual([{ title: given, body: 'Dora Maia' }]);
    expect(sounds).toBe(1);
    expect(marked(await rowOf('Atendendo', 'Alfa Souza'))).not.toBeInTheDocument();
  });

  it('REAL-5 what one accepts oneself, one or several at once, is no transfer', async () => {
    const { app } = await desk({ path: '/tickets?sub=pending' });
    for (const name of ['Enzo Paz', 'Fábio Cruz']) {
      await app.user.click(within(await rowOf('Aguardando', name)).getByLabelText(`Selecionar ${name}`));
    }
    await app.user.click(await screen.findByLabelText('Aceitar 2 atendimentos'));
    const ask = await findDialog('Aceitar 2 atendimentos agora?');
    await app.user.click(within(ask).getByText('Aceitar 2 atendimentos', { selector: 'button, button *' }));
    const dialog = await findDialog('Resultado');
    expect(within(dialog).getByText('2 feitos')).toBeInTheDocument();
    await quiet();
    expect([notices, sounds]).toEqual([[], 0]);
    await app.user.click(within(dialog).getByText('Fechar', { selector: 'button, button *' }));
    await app.user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    expect(marked(await rowOf('Atendendo', 'Enzo Paz'))).not.toBeInTheDocument();
  });
});
