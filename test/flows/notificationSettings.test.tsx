import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '@/app/PrivateShell';
import '@/app/shell/profile/AlertSettingsDialog';
import '@/app/shell/bar/BellList';
import { pause } from '@/lib/pause';
import { setViewport } from '../browserStubs';
import { renderApp, type RenderedApp } from '../render';
import { backend, credentials, type Person } from '../world';
import { liveIn } from './liveSocket';

const somewhere = '/nowhere';
const patient = { timeout: 15_000 };
const quiet = () => pause(150);

let sounds: string[] = [];
let notices: string[] = [];

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static requestPermission = vi.fn(() => {
    FakeNotification.permission = 'granted';
    return Promise.resolve(FakeNotification.permission);
  });
  close = (): void => undefined;
  constructor(title: string) {
    super();
    notices.push(title);
  }
}

beforeEach(() => {
  sounds = [];
  notices = [];
  FakeNotification.permission = 'granted';
  FakeNotification.requestPermission.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    if (!this.muted) sounds.push(`${new URL(this.src).pathname.split('/').at(-1)}@${this.volume}`);
    return Promise.resolve();
  });
});

const userIdOf = (person: Person): number =>
  backend.store.users.find((row) => row.email === credentials(person).email)?.id ?? 0;

/** A conversation of this person and one of nobody, both in one of the person's queues and read. */
function conversations(person: Person) {
  const userId = userIdOf(person);
  const queues = backend.store.by.queuesOfUser.all(userId).map(({ queueId }) => queueId);
  const rows = backend.store.tickets.filter(
    (row) => row.status === 'open' && !row.isGroup && queues.includes(row.queueId ?? 0),
  );
  const [own, free] = rows;
  if (!own || !free) throw new Error('seed');
  backend.store.tickets.update(own, { userId, unreadMessages: 0 });
  backend.store.tickets.update(free, { userId: null, unreadMessages: 0 });
  return { own: own.id, free: free.id };
}

const write = (ticketId: number) => act(() => void backend.receive({ ticketId, body: 'Olá' }));

async function ready(person: Person, alerts?: object): Promise<RenderedApp> {
  const app = await renderApp(somewhere, {
    as: person,
    ...(alerts ? { storage: { alerts: JSON.stringify(alerts) } } : {}),
  });
  await screen.findByRole('button', { name: /^Notificações/ }, patient);
  await liveIn('notification');
  return app;
}

async function openSettings({ user }: RenderedApp): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Notificações/ }));
  await user.click(await screen.findByRole('button', { name: 'Configurar avisos' }));
  return screen.findByRole('dialog', { name: 'Avisos de mensagens novas' });
}

describe('alert settings', () => {
  it('B-30 are opened from the bell; permission is asked by the click alone; the test says what happened', async () => {
    FakeNotification.permission = 'default';
    const app = await renderApp(somewhere, { as: 'ana' });
    await screen.findByRole('button', { name: /^Notificações/ }, patient);
    const dialog = within(await openSettings(app));
    expect(dialog.getByLabelText('Tudo que posso atender')).toBeChecked();
    expect(dialog.getByLabelText('Tocar um som')).toBeChecked();
    expect(dialog.getByLabelText('Só quando o Prosa não estiver à vista')).not.toBeChecked();
    await app.user.click(dialog.getByText('Testar aviso'));
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        'Som tocado. O navegador não tem permissão para mostrar avisos.',
      ),
    );
    expect(notices).toEqual([]);
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    await app.user.click(dialog.getByText('Mostrar avisos no computador'));
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    await app.user.click(dialog.getByLabelText('Tocar um som'));
    await app.user.click(dialog.getByText('Testar aviso'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('O som está desligado. Aviso mostrado.'));
    expect(notices).toEqual(['Aviso de teste']);
    expect(sounds).toEqual(['message.wav@1']);
    await app.user.click(dialog.getByText('Fechar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Notificações/ })).toHaveFocus();
  });

  it('B-30 all, mine or none decide what alerts; the choice holds at once and outlives a reload', async () => {
    const { own, free } = conversations('ana');
    const app = await ready('ana');
    write(free);
    await waitFor(() => expect(sounds).toHaveLength(1));
    const dialog = within(await openSettings(app));
    await app.user.click(dialog.getByLabelText('Só o que é meu'));
    write(free);
    await quiet();
    expect(sounds).toHaveLength(1);
    write(own);
    await waitFor(() => expect(notices).toHaveLength(2));
    await app.user.click(dialog.getByLabelText('Nada'));
    expect(dialog.getByLabelText('Tocar um som')).toBeDisabled();
    write(own);
    await quiet();
    expect([sounds.length, notices.length]).toEqual([2, 2]);
    expect(JSON.parse(localStorage.getItem('alerts') ?? '')).toEqual({ scope: 'none', sound: true, hiddenOnly: false });
    app.unmount();
    const again = await ready('ana');
    expect(within(await openSettings(again)).getByLabelText('Nada')).toBeChecked();
  });

  it('B-30 without sound the notice is shown in silence', async () => {
    const { own } = conversations('ana');
    await ready('ana', { sound: false });
    write(own);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sounds).toEqual([]);
  });

  it('B-30 only when hidden: nothing while the page can be seen', async () => {
    const { own } = conversations('ana');
    await ready('ana', { hiddenOnly: true });
    write(own);
    await quiet();
    expect([...sounds, ...notices]).toEqual([]);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    write(own);
    await waitFor(() => expect(sounds).toHaveLength(1));
    hidden.mockRestore();
  });

  it('B-30 B-13 a choice of another tab holds here; odd storage counts as the default', async () => {
    const { own } = conversations('ana');
    const app = await ready('ana', { scope: 'loud', sound: 'no' });
    write(own);
    await waitFor(() => expect(sounds).toEqual(['message.wav@1']));
    localStorage.setItem('alerts', JSON.stringify({ scope: 'all', sound: true, hiddenOnly: true }));
    localStorage.setItem('volume', '0.3');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'alerts', storageArea: localStorage })));
    const dialog = within(await openSettings(app));
    expect(dialog.getByLabelText('Só quando o Prosa não estiver à vista')).toBeChecked();
    // Of two sounds at once one is heard: the test of a moment later is.
    await pause(300);
    await app.user.click(dialog.getByText('Testar aviso'));
    await waitFor(() => expect(sounds.at(-1)).toBe('message.wav@0.3'));
  });

  it('B-30 on a telephone they are in the profile menu too', async () => {
    setViewport(390);
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: /^Conta de/ }, patient));
    await user.click(await screen.findByRole('menuitem', { name: 'Configurar avisos' }));
    expect(await screen.findByRole('dialog', { name: 'Avisos de mensagens novas' })).toBeVisible();
  });
});
