import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { avatarTint } from '@/components/text/avatarTint';
import { setViewport } from '../browserStubs';
import { stopClock } from '../page';
import { renderApp } from '../render';
import { backend, backendUrl } from '../world';
import { liveIn } from './liveSocket';
import { everybody, inbox } from './ticketListInbox';
import { keepOnly, namesIn, place, queueId, rowOf } from './ticketsHelpers';

describe('the room of the notices', () => {
  /** The server keeps one for each queue of an agent. */
  const roomOf = (kind: string) => `queue-${queueId('Suporte')}-${kind}`;
  const roomsHeld = () =>
    [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()].flatMap(({ rooms }) => [...rooms]));

  it('RT-08 is joined on every page, for the bell', async () => {
    await renderApp('/nowhere', { as: 'ana' });
    await liveIn('notification');
    expect(roomsHeld()).toContain(roomOf('notification'));
    expect(roomsHeld()).not.toContain(roomOf('pending'));
  });

  it('RT-08 is what the search list hears of', async () => {
    inbox();
    await renderApp('/tickets?tab=search&q=F%C3%A1bio', { as: 'ana' });
    const row = await rowOf('Busca', 'Fábio Cruz');
    await liveIn('notification');
    const ticket = backend.store.tickets.filter(({ companyId }) => companyId === 1)[5];
    const contact = backend.store.contacts.get(ticket?.contactId);
    const told = { ...ticket, contact, lastMessage: 'Só neste canal', updatedAt: new Date().toISOString() };
    backend.ctx.emit(roomOf('notification'), 'company-1-ticket', { action: 'update', ticket: told });
    expect(await within(row).findByText('Só neste canal')).toBeInTheDocument();
  });
});

describe('rows', () => {
  /** The colour of the bar of a row, which is decoration and has no role. */
  const barOf = (row: HTMLElement) =>
    row.querySelector<HTMLElement>('[data-part="bar"]')?.style.getPropertyValue('--c');
  const colourOf = (queue: string) => backend.store.queues.get(queueId(queue))?.color.toLowerCase();
  const rowAt = <T,>(row: T | undefined): T => {
    if (row === undefined) throw new Error('the seed has no such row');
    return row;
  };

  it('T-17 T-18 T-19 T-20 T-21 T-22 T-28 B-27 a row shows who, what, when, unread and chips, and is a link', async () => {
    inbox();
    const [first, second] = backend.store.tickets.filter(({ companyId }) => companyId === 1);
    const picture = `${backendUrl}/public/alfa.png`;
    backend.store.contacts.update(rowAt(backend.store.contacts.get(first?.contactId)), { profilePicUrl: picture });
    backend.store.contacts.update(rowAt(backend.store.contacts.get(second?.contactId)), { profilePicUrl: '' });
    const { user } = await renderApp('/tickets?queues=1,2', { as: 'ana' });
    const row = await rowOf('Atendendo', 'Alfa Souza');
    expect(barOf(row)).toBe(colourOf('Suporte'));
    // Decoration beside the name.
    expect(row.querySelector('img')).toHaveAttribute('src', picture);
    expect(within(row).getByText('Oi, tudo bem?')).toBeInTheDocument();
    expect(within(row).getByText(/^\d\d:\d\d$/)).toBeInTheDocument();
    expect(within(row).getByText('3 não lidas')).toBeInTheDocument();
    expect(within(row).getByText('Suporte')).toBeInTheDocument();
    expect(within(row).getByText('VIP')).toBeInTheDocument();
    expect(within(row).getByText('Principal')).toBeInTheDocument();
    expect(within(row).getByText('· Você')).toBeInTheDocument();
    const other = await rowOf('Atendendo', 'Beto Lima');
    expect(within(other).getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
    expect(barOf(other)).toBe(colourOf('Vendas'));
    expect(other.querySelector('img')).toBeNull();
    expect(other.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'BL');
    // A colour of the contact's own.
    expect(other.querySelector<HTMLElement>('[data-initials]')?.style.backgroundColor).toBe(
      avatarTint(second?.contactId ?? 0).backgroundColor,
    );
    const link = within(row).getByRole('link');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/tickets\/[\da-f-]{36}\?queues=1%2C2$/));
    await user.click(link);
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/[\da-f-]{36}$/));
    expect(within(await rowOf('Atendendo', 'Alfa Souza')).queryByText(/não lidas/)).not.toBeInTheDocument();
  });

  it('T-23 T-24 T-25 T-29 B-28 a waiting row is no link, has accept, the wait and the bot', async () => {
    stopClock();
    inbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = await rowOf('Aguardando', 'Enzo Paz');
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
    expect(within(row).getByText('Aguardando há 1 h 12 min')).toBeInTheDocument();
    expect(within(row).getByRole('img', { name: 'Com o chatbot' })).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Aceitar Enzo Paz' })).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Resolver' })).toBeInTheDocument();
    expect(within(await rowOf('Aguardando', 'Dora Maia')).getByText('Aguardando há 34 min')).toBeInTheDocument();
    await user.click(within(row).getByText('Enzo Paz'));
    expect(window.location.pathname).toBe('/tickets');
    await user.click(screen.getByRole('button', { name: 'Atividade mais recente primeiro' }));
    expect(await screen.findByText('Quem espera há mais tempo primeiro')).toBeInTheDocument();
    await waitFor(async () => expect(await namesIn('Aguardando', everybody)).toEqual(['Enzo Paz', 'Dora Maia']));
  });

  it('DAY-82 a wait that has just begun is said in a sentence', async () => {
    stopClock();
    keepOnly(1);
    place(0, { status: 'pending', owner: null, queue: 'Suporte', name: 'Alfa Souza', minutesAgo: 0, tags: [] });
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = await rowOf('Aguardando', 'Alfa Souza');
    expect(within(row).getByText('Aguardando há menos de 1 minuto')).toBeInTheDocument();
  });

  it('PUB-42 B-28 a wait is counted by the server’s clock, whatever this device takes the time to be', async () => {
    stopClock();
    // Half a minute more than an hour: whole minutes count, and each message is a moment later than the one before.
    backend.ctx.moveClock(-3_630_000);
    keepOnly(2);
    place(0, { status: 'pending', owner: null, queue: 'Suporte', name: 'Alfa Souza', minutesAgo: 65, tags: [] });
    const { id: ticketId } = place(1, { status: 'open', owner: 'ana', queue: 'Suporte', minutesAgo: 90, tags: [] });
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    await liveIn('pending');
    const row = within(await rowOf('Aguardando', 'Alfa Souza'));
    for (const body of ['Oi', 'Bom dia', 'Tudo bem?']) backend.receive({ ticketId, body, bot: false });
    expect(await row.findByText('Aguardando há 5 min')).toBeInTheDocument();
  });

  it('DAY-12 a click on a waiting row answers with the button that accepts it', async () => {
    inbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = within(await rowOf('Aguardando', 'Enzo Paz'));
    await user.click(row.getByText('Enzo Paz'));
    expect(row.getByRole('button', { name: 'Aceitar Enzo Paz' })).toHaveFocus();
    expect(window.location.pathname).toBe('/tickets');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/.+/));
  });

  it.each([
    ['Atendendo', '', 'open', 'ana', ['Loja 2', '· Você']],
    ['Aguardando', '?sub=pending', 'pending', null, ['Loja 2']],
    ['Resolvidos', '?tab=closed', 'closed', 'ana', ['Loja 2', '· Você']],
  ])('T-20 T-22 the rows of %s tell connection, queue, tags and the last time', async (...given) => {
    const [list, query, status, owner, byline] = given;
    keepOnly(2);
    const line = backend.store.whatsapps.all().find(({ name }) => name === 'Loja 2')?.id ?? 0;
    const common = { status, owner, queue: 'Suporte', unread: 0, tags: ['VIP'] };
    for (const row of [
      place(0, { ...common, name: 'Alfa Souza', minutesAgo: 0 }),
      place(1, { ...common, name: 'Beto Lima', minutesAgo: 3_000 }),
    ]) {
      backend.store.tickets.update(row, { whatsappId: line });
    }
    await renderApp(`/tickets${query}`, { as: 'ana' });
    for (const [name, time] of [
      ['Alfa Souza', /^\d\d:\d\d$/],
      ['Beto Lima', /^\d\d\/\d\d\/\d{4}$/],
    ] as const) {
      const row = within(await rowOf(list, name));
      for (const text of byline) expect(row.getByText(text)).toBeInTheDocument();
      expect(row.getByText(time)).toBeInTheDocument();
      expect(row.getByText('Suporte')).toBeInTheDocument();
      // A narrow row counts the tags that have no room.
      expect(row.queryByText('VIP') ?? row.getByRole('img', { name: /VIP/ })).toBeInTheDocument();
    }
  });

  it('T-26 closed rows offer reopen and neither accept nor resolve', async () => {
    inbox();
    await renderApp('/tickets?tab=closed', { as: 'ana' });
    const row = await rowOf('Resolvidos', 'Fábio Cruz');
    expect(within(row).getByRole('button', { name: 'Reabrir' })).toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: 'Resolver' })).not.toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: /Aceitar/ })).not.toBeInTheDocument();
  });

  it('T-02 I-11 a small screen has two tabs and names of 10 characters', async () => {
    inbox();
    place(0, { name: 'Maximiliano' });
    setViewport(390, 844);
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const link = within(await rowOf('Atendendo', 'Maximilian...')).getByRole('link');
    const invitation = 'Escolha um atendimento para começar';
    expect(screen.queryByText(invitation)).not.toBeInTheDocument();
    const tabs = within(screen.getByRole('tablist', { name: 'Lista ou conversa' }));
    await user.click(tabs.getByText('Conversa'));
    expect(await screen.findByText(invitation)).toBeInTheDocument();
    await user.click(tabs.getByText('Atendimentos'));
    expect(screen.queryByText(invitation)).not.toBeInTheDocument();
    await user.click(link);
    await waitFor(() =>
      expect(tabs.getByText('Conversa').closest('[role="tab"]')).toHaveAttribute('aria-selected', 'true'),
    );
  });

  it('PAIN-3.8 looking at the list or pointing at a row reads no conversation', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const row = await rowOf('Atendendo', 'Alfa Souza');
    await user.hover(within(row).getByRole('link'));
    expect(Object.keys(backend.faults.counts()).filter((call) => call.includes('/messages'))).toEqual([]);
    expect(within(row).getByText('3 não lidas')).toBeInTheDocument();
  });

  it('T-27 X-03 an admin peeks without opening the ticket', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'admin' });
    const row = await rowOf('Atendendo', 'Caio Reis');
    await user.click(within(row).getByRole('button', { name: 'Espiar conversa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Espiando Caio Reis' });
    expect(window.location.pathname).toBe('/tickets');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
