import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { renderApp } from '../render';
import { listen } from '../heard';
import { backend } from '../world';
import { liveIn } from './liveSocket';
import { joinedRoom } from './threadHelpers';
import { keepOnly, place, rowOf, rowsIn, stored } from './ticketsHelpers';

const names = ['Alfa Souza', 'Beto Lima', 'Caio Reis', 'Dora Maia'];

/** Four who wait in a queue of Ana's, newest first. */
function waiting(): number[] {
  keepOnly(names.length);
  return names.map(
    (name, index) =>
      place(index, {
        status: 'pending',
        owner: null,
        queue: 'Suporte',
        name,
        unread: 1,
        minutesAgo: index + 1,
        tags: [],
      }).id,
  );
}

/** Names of the rows by their places; the document follows these a moment later. */
async function shownIn(list: string): Promise<string[]> {
  const rows = [...(await rowsIn(list)).querySelectorAll('li')];
  const placeOf = (row: HTMLElement): number => Number(row.getAttribute('aria-posinset'));
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((row) => names.find((name) => within(row).queryByText(name)) ?? []);
}
const shown = () => shownIn('Aguardando');
/** What the line above the rows says of those that wait to move. */
const waitingToMove = (): string => screen.getByRole('button', { name: /mud(ou|aram)/ }).textContent;
const idOfRow = (ids: readonly number[], name: string): number => ids[names.indexOf(name)] ?? 0;

describe('a list under a hand', () => {
  it('DAY-61 rows keep their order under the pointer, show what is new, and move when it leaves', async () => {
    const ids = waiting();
    const { user, second } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const other = await second('admin');
    const third = await rowOf('Aguardando', 'Caio Reis');
    await liveIn('pending');
    await user.hover(within(third).getByRole('button', { name: 'Aceitar Caio Reis' }));
    backend.receive({ ticketId: idOfRow(ids, 'Dora Maia'), body: 'Ainda estou aqui' });
    await within(await rowOf('Aguardando', 'Dora Maia')).findByText('Ainda estou aqui');
    expect(await shown()).toEqual(names);
    expect(waitingToMove()).toBe('1 mudou');
    await other.request('PUT', `/tickets/${idOfRow(ids, 'Beto Lima')}`, { status: 'open', userId: other.userId });
    const left = within(await rowOf('Aguardando', 'Beto Lima'));
    await left.findByText('Saiu desta lista');
    expect(left.getByRole('button', { name: 'Aceitar Beto Lima', hidden: true })).toBeDisabled();
    expect(await shown()).toEqual(names);
    expect(waitingToMove()).toBe('2 mudaram');
    await user.hover(screen.getByRole('tab', { name: 'Resolvidos' }));
    await waitFor(async () => expect(await shown()).toEqual(['Dora Maia', 'Alfa Souza', 'Caio Reis']));
    expect(screen.queryByRole('button', { name: /mud(ou|aram)/ })).not.toBeInTheDocument();
  });

  it('DAY-61 rows keep their order under the keyboard, until it goes elsewhere', async () => {
    const ids = waiting();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await rowOf('Aguardando', 'Alfa Souza');
    await liveIn('pending');
    await user.keyboard('jj');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aceitar Beto Lima' })).toHaveFocus());
    backend.receive({ ticketId: idOfRow(ids, 'Dora Maia'), body: 'Alô' });
    await within(await rowOf('Aguardando', 'Dora Maia')).findByText('Alô');
    expect(await shown()).toEqual(names);
    await user.click(screen.getByRole('tab', { name: /Aguardando/ }));
    await waitFor(async () => expect((await shown())[0]).toBe('Dora Maia'));
  });

  it('DAY-61 B-33 who walks through the rows by keys hears who has written, once, and not again of the open conversation', async () => {
    keepOnly(names.length);
    const common = { status: 'open', owner: 'ana', queue: 'Suporte', tags: [], unread: 0 };
    const tickets = names.map((name, at) => place(at, { ...common, name, minutesAgo: at + 1 }));
    const [opened] = tickets;
    const { user } = await renderApp(`/tickets/${opened?.uuid}`, { as: 'ana' });
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    await waitFor(() => expect(box).toHaveFocus());
    await joinedRoom(opened?.id ?? 0);
    const first = within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link');
    await user.keyboard('{F6}');
    await waitFor(() => expect(first).toHaveFocus());
    const heard = listen();
    const ids = tickets.map(({ id }) => id);
    const writes = (name: string, body: string) =>
      act(() => void backend.receive({ ticketId: idOfRow(ids, name), body, bot: false }));
    writes('Caio Reis', 'Alô');
    writes('Dora Maia', 'Oi');
    writes('Alfa Souza', 'Veja só');
    const told = ['Alfa Souza: Veja só', 'Novidades: Dora Maia, Caio Reis'];
    await waitFor(() => expect(heard).toEqual(told));
    writes('Caio Reis', 'Alguém?');
    await waitFor(() => expect(heard).toEqual([...told, 'Novidades: Caio Reis']));
    await pause(3_500);
    expect(heard).toHaveLength(3);
  });

  it('DAY-61 the list turned round has an order of its own', async () => {
    const ids = waiting();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    await user.hover(await rowOf('Aguardando', 'Alfa Souza'));
    await liveIn('pending');
    backend.receive({ ticketId: idOfRow(ids, 'Dora Maia'), body: 'Alô' });
    await screen.findByRole('button', { name: '1 mudou' });
    await user.click(screen.getByRole('button', { name: 'Atividade mais recente primeiro' }));
    await waitFor(async () => expect(await shown()).toEqual(['Caio Reis', 'Beto Lima', 'Alfa Souza', 'Dora Maia']));
  });
});

describe('a click on a row that has just come to its place', () => {
  it('DAY-1 DAY-61 opens nothing and says so; what is typed then goes to nobody, until the next press', async () => {
    keepOnly(3);
    const common = { status: 'open', owner: 'ana', queue: 'Suporte', tags: [], unread: 0 };
    const [first, , third] = names.slice(0, 3).map((name, at) => place(at, { ...common, name, minutesAgo: at + 1 }));
    if (!first || !third) throw new Error('few rows');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link'));
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.click(box);
    expect(box).toHaveFocus();
    await user.hover(screen.getByRole('tab', { name: 'Resolvidos' }));
    await liveIn(String(first.id));
    const link = within(await rowOf('Atendendo', 'Caio Reis')).getByRole('link');
    // In the moment in which the rows have moved, before the eye can have seen it.
    const moved = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        fireEvent.pointerDown(link);
        fireEvent.click(link, { detail: 1 });
        resolve();
      });
      watch.observe(document.body, { subtree: true, attributeFilter: ['aria-posinset'] });
    });
    backend.receive({ ticketId: third.id, body: 'Voltei' });
    await moved;
    expect(await screen.findByText('A tela mudou no instante do clique. Clique de novo.')).toBeInTheDocument();
    expect(location.pathname).toBe(`/tickets/${first.uuid}`);
    expect(box).not.toHaveFocus();
    await user.keyboard('bem, já vejo{Enter}');
    expect(box).toHaveValue('');
    expect(location.pathname).toBe(`/tickets/${first.uuid}`);
    await pause(350);
    await user.click(link);
    expect(location.pathname).toBe(`/tickets/${third.uuid}`);
    await user.keyboard('bem');
    expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toHaveValue('bem');
    expect(stored(third.id).status).toBe('open');
  });
});

describe('a conversation that is read', () => {
  it('DAY-5 keeps its place and its time, whatever is read again, until something happens in it', async () => {
    keepOnly(3);
    const common = { status: 'open', owner: 'ana', queue: 'Suporte', tags: [] };
    const first = place(0, { ...common, name: 'Alfa Souza', unread: 0, minutesAgo: 1 });
    place(1, { ...common, name: 'Beto Lima', unread: 0, minutesAgo: 2 });
    const read = place(2, { ...common, name: 'Caio Reis', unread: 2, lastMessage: 'Alguém?', minutesAgo: 3_000 });
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const row = await rowOf('Atendendo', 'Caio Reis');
    await liveIn('notification');
    await user.click(within(row).getByRole('link'));
    await user.hover(screen.getByRole('tab', { name: 'Resolvidos' }));
    await waitFor(() => expect(stored(read.id)).toMatchObject({ unreadMessages: 0 }));
    await waitFor(() => expect(within(row).queryByText('2 não lidas')).not.toBeInTheDocument());
    // The server has given it a new time, and that is read with what no event tells.
    expect(Date.now() - Date.parse(stored(read.id).updatedAt)).toBeLessThan(600_000);
    backend.store.tickets.update(stored(first.id), {
      lastMessage: 'Só no servidor',
      updatedAt: new Date().toISOString(),
    });
    backend.dropSockets();
    await within(await rowOf('Atendendo', 'Alfa Souza')).findByText('Só no servidor');
    expect(await shownIn('Atendendo')).toEqual(['Alfa Souza', 'Beto Lima', 'Caio Reis']);
    expect(within(await rowOf('Atendendo', 'Caio Reis')).getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
    await liveIn('notification');
    backend.receive({ ticketId: read.id, body: 'Voltei' });
    await waitFor(async () => expect(await shownIn('Atendendo')).toEqual(['Caio Reis', 'Alfa Souza', 'Beto Lima']));
    expect(within(await rowOf('Atendendo', 'Caio Reis')).getByText(/^\d\d:\d\d$/)).toBeInTheDocument();
  });
});
