import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commandOf } from '@/browser/commands';
import { answerWhen, demoPlan, findDialog } from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import { openConversation, openMenu } from './conversationHelpers';
import { liveIn } from './liveSocket';
import { idOf } from './ticketsHelpers';
// The parts that are opened here are loaded before the first test.
import '@/app/palette/Keyboard';
import '@/app/palette/Palette';
import { pause } from '@/lib/pause';
import '@/pages/schedules/SchedulesPage';
import '@/pages/tickets/TicketsPage';

/** The shell is the same around every page; an unknown address loads fastest. */
const somewhere = '/nowhere';

const entry = (name: string) => screen.queryByText(name, { selector: 'nav *' });
const chatsButton = () => screen.queryByLabelText(/^Chat interno/, { selector: 'header button' });
const bellHere = () => screen.findByLabelText(/^Notificações/, { selector: 'button' });
const asked = (path: string) => backend.faults.log.filter((call) => call.method === 'GET' && call.path === path).length;
const noLayer = () => waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());
const planRead = 'GET /companies/listPlan';

let sounds: string[] = [];

beforeEach(() => {
  sounds = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    if (!this.muted) sounds.push(new URL(this.src).pathname.split('/').at(-1) ?? '');
    return Promise.resolve();
  });
});

/** A colleague writes into a chat with Ana; once that is over, whatever rings has rung. */
async function chatFrom(
  second: (person: Person) => Promise<{ request: (...call: [string, string, object]) => unknown }>,
) {
  await liveIn('notification');
  const admin = await second('admin');
  await admin.request('POST', '/chats', { title: 'Plantão', users: [{ id: idOf('ana') }] });
  const chat = backend.store.chats.all().find(({ title }) => title === 'Plantão');
  await admin.request('POST', `/chats/${chat?.id}/messages`, { message: 'Reunião às 15h' });
}

/** Longer than it takes until unread chats are asked for. */
const chatDelayOver = () => pause(700);

describe('the internal chat', () => {
  it('REAL-16 H-18 N-13 with the flag on it stands in the bar, is asked for, and rings', async () => {
    const { second } = await renderApp(somewhere, { as: 'ana' });
    await waitFor(() => expect(chatsButton()).toBeVisible());
    await waitFor(() => expect(asked('/chats')).toBe(1));
    await chatFrom(second);
    await waitFor(() => expect(sounds).toEqual(['chat.wav']));
  });

  it('DAY-51 REAL-16 with the flag off there is no popover, nothing is asked and nothing rings', async () => {
    demoPlan().useInternalChat = false;
    const { second } = await renderApp(somewhere, { as: 'ana' });
    await waitFor(() => expect(entry('Kanban')).toBeVisible());
    expect(chatsButton()).toBeNull();
    await chatDelayOver();
    await chatFrom(second);
    await chatDelayOver();
    expect(sounds).toEqual([]);
    expect(chatsButton()).toBeNull();
    expect(asked('/chats')).toBe(0);
  });
});

describe('messages for later', () => {
  /** What the conversation offers: in its menu, in the palette, and beside the contact. */
  async function offers(): Promise<[menu: boolean, palette: boolean, drawer: boolean]> {
    const app = await openConversation();
    await waitFor(() => expect(entry('Kanban')).toBeVisible());
    const menu = within(await openMenu(app));
    const inMenu = menu.queryByText('Agendar mensagem') !== null;
    expect(menu.getByText('Notas internas')).toBeVisible();
    await app.user.keyboard('{Escape}');
    await noLayer();
    await waitFor(() => expect(commandOf('palette')).toBeDefined());
    await app.user.keyboard('{Control>}k{/Control}');
    const palette = within(await findDialog('Buscar ou ir para'));
    await app.user.paste('agendar mensagem');
    const inPalette = palette.queryByText('Agendar mensagem') !== null;
    await app.user.keyboard('{Escape}');
    await noLayer();
    await app.user.click(app.inHeader.getByLabelText(/^Dados do contato/, { selector: 'button' }));
    const copy = await screen.findByText('Copiar número');
    const inDrawer = within(copy.parentElement ?? document.body).queryByText('Agendar') !== null;
    return [inMenu, inPalette, inDrawer];
  }

  it('REAL-16 W-07 with the flag on a conversation offers them', async () => {
    expect(await offers()).toEqual([true, true, true]);
  });

  it('DAY-51 REAL-16 with the flag off it offers none', async () => {
    demoPlan().useSchedules = false;
    expect(await offers()).toEqual([false, false, false]);
  });
});

describe('while the plan is not known', () => {
  it('REAL-16 R-15 nothing that hangs on it is offered or asked for, and the icons keep their places', async () => {
    const answer = answerWhen('/companies/listPlan/');
    const { unmount } = await renderApp('/schedules', { as: 'admin' });
    const icons = (await bellHere()).parentElement?.children.length;
    await chatDelayOver();
    expect(['Kanban', 'Agendamentos', 'Chat interno', 'Prompts de IA', 'Campanhas'].map(entry)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(entry('Contatos')).toBeVisible();
    expect(chatsButton()).toBeNull();
    expect(['/chats', '/schedules', '/prompt'].map(asked)).toEqual([0, 0, 0]);
    expect(screen.queryByText('Agendamentos', { selector: 'h1' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Agendamentos', { selector: 'h1' })).toBeVisible();
    expect(entry('Kanban')).toBeVisible();
    await waitFor(() => expect(chatsButton()).toBeVisible());
    expect(chatsButton()?.parentElement?.children.length).toBe(icons);
    unmount();
  });

  it('REAL-16 E-01 a plan that cannot be read takes nothing away; its pages say so and read it again', async () => {
    backend.faults.fail(planRead, 500);
    const { user } = await renderApp('/schedules', { as: 'ana' });
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(entry('Agendamentos')).toBeVisible();
    expect(entry('Chat interno')).toBeVisible();
    expect(chatsButton()).toBeVisible();
    const answer = answerWhen('/companies/listPlan/');
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    expect(entry('Agendamentos')).toBeVisible();
    expect(chatsButton()).toBeVisible();
    answer();
    expect(await screen.findByText('Agendamentos', { selector: 'h1' })).toBeVisible();
  });

  it('REAL-16 R-15 a flag that is null on an old row counts as on, as in the list of plans', async () => {
    Object.assign(demoPlan(), { useInternalChat: null, useKanban: null });
    await renderApp(somewhere, { as: 'ana' });
    await waitFor(() => expect(chatsButton()).toBeVisible());
    expect(entry('Kanban')).toBeVisible();
    expect(entry('Chat interno')).toBeVisible();
  });
});

it('REAL-16 R-07 a company without campaigns in its plan is told so, whatever its own switch says', async () => {
  await renderApp('/campaigns', { as: 'basico' });
  expect(await screen.findByText(/^Esta empresa não possui permissão para acessar essa página/)).toBeInTheDocument();
  expect(screen.queryByText('Página não encontrada')).not.toBeInTheDocument();
});
