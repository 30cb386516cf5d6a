import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isRecord } from '@/lib/guards';
import { holdClock, stopClock } from '../page';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { alike, callsOf, countOf, keepOnly, labelOf, listCalls, place, rowOf, rowsIn } from './ticketsHelpers';

describe('pages', () => {
  it('T-11 I-15 T-42 PAIN-1.5 PAIN-1.9 the count is the server’s, and the end of the list brings the next page once', async () => {
    alike({ status: 'open', owner: 'ana', queue: 'Suporte', tags: [] });
    const total = backend.store.tickets.all().filter(({ companyId }) => companyId === 1).length;
    expect(total).toBeGreaterThan(40);
    await renderApp('/tickets', { as: 'ana' });
    await waitFor(() => expect(countOf('Atendendo')).toBe(total));
    const list = await rowsIn('Atendendo');
    const area = list.parentElement;
    const open = () => listCalls().filter((call) => call.get('status') === 'open');
    expect(open()).toHaveLength(1);
    area?.scrollTo({ top: area.scrollHeight - area.clientHeight - 300 });
    await Promise.resolve();
    expect(open()).toHaveLength(1);
    area?.scrollTo({ top: area.scrollHeight - area.clientHeight - 90 });
    await waitFor(() => expect(open().map((call) => call.get('pageNumber'))).toEqual(['1', '2']));
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(total)),
    );
  });

  it('PAIN-1.10 a page of which nothing may be seen brings the next by itself', async () => {
    alike({ status: 'pending', owner: null, queue: null, tags: [] });
    place(50, { status: 'pending', owner: null, queue: 'Suporte', name: 'Só Ela', minutesAgo: 500 });
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    await rowOf('Aguardando', 'Só Ela');
    expect(countOf('Aguardando')).toBe(1);
    expect(callsOf(backend, 'GET /tickets')).toBeLessThanOrEqual(5);
  });

  it('B-09 PAIN-1.10 a page that fails while nothing of the list may be seen is asked for again by itself', async () => {
    alike({ status: 'pending', owner: null, queue: null, tags: [] });
    place(50, { status: 'pending', owner: null, queue: 'Suporte', name: 'Só Ela', minutesAgo: 500 });
    let failures = 0;
    intercept(async (request, handle) => {
      const call = new URL(request.url).searchParams;
      if (failures === 2 || call.get('status') !== 'pending' || call.get('pageNumber') !== '2') return handle(request);
      failures += 1;
      return new Response('{"error":"Internal server error"}', { status: 500 });
    });
    await holdClock();
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    expect(await screen.findByText('Não deu para carregar os atendimentos')).toBeVisible();
    for (const time of [14_000, 27_000]) await act(() => vi.advanceTimersByTimeAsync(time));
    await rowOf('Aguardando', 'Só Ela');
    expect(failures).toBe(2);
  });

  it('SAFE-7 PAIN-1.10 after five pages of which nothing may be seen the next are read on request', async () => {
    // Each row of a join counts, so that ten tags make pages of four tickets (contract 7.12).
    alike({ status: 'pending', owner: null, queue: null, tags: 'abcdefghij'.split('') });
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const pending = () => listCalls().filter((call) => call.get('status') === 'pending');
    const button = await screen.findByRole('button', { name: 'Mostrar mais' });
    expect(screen.getByText('Nada aqui que você possa ver, por enquanto.')).toBeVisible();
    expect(pending()).toHaveLength(5);
    expect(screen.queryByText('Ninguém aguardando')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(pending()).toHaveLength(10));
    expect(await screen.findByRole('button', { name: 'Mostrar mais' })).toBeEnabled();
  });

  it('DAY-4 REAL-15 T-42 the count says what is known: at least so many before the end of the list, its rows after it', async () => {
    alike({ status: 'pending', owner: null, queue: 'Suporte', tags: [] });
    const total = backend.store.tickets.all().filter(({ companyId }) => companyId === 1).length;
    expect(total).toBeGreaterThan(45);
    // Three of them without a queue, far down: they are counted by the server, and Ana may not see them.
    for (const index of [total - 1, total - 2, total - 3]) {
      place(index, { status: 'pending', owner: null, queue: null, minutesAgo: 9_000 });
    }
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    const list = await rowsIn('Aguardando');
    expect(labelOf('Aguardando')).toBe('40+');
    expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1');
    const area = list.parentElement;
    const shown = (): string => labelOf('Aguardando');
    await waitFor(() => {
      area?.scrollTo({ top: area.scrollHeight });
      expect(shown()).toBe(total - 3 > 99 ? '99+' : String(total - 3));
    });
  });

  it('DAY-22 who waits longest comes first, though only the newest page was loaded', async () => {
    stopClock();
    alike({ status: 'pending', owner: null, queue: 'Suporte', tags: [] });
    keepOnly(90);
    place(50, { name: 'Quem Espera', minutesAgo: 500 });
    const { user } = await renderApp('/tickets?sub=pending', { as: 'admin' });
    const first = async () => (await rowsIn('Aguardando')).querySelector('li[aria-posinset="1"]')?.textContent;
    expect(await first()).not.toContain('Quem Espera');
    await user.click(screen.getByRole('button', { name: 'Atividade mais recente primeiro' }));
    await waitFor(async () => expect(await first()).toContain('Quem Espera'));
    const row = within(await rowOf('Aguardando', 'Quem Espera'));
    expect(row.getByText('Aguardando há 8 h 20 min')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Quem espera há mais tempo primeiro' })).toBeInTheDocument();
  });

  it('DAY-68 a count that was taken in the middle of other changes is put right without a hand', async () => {
    alike({ status: 'pending', owner: null, queue: 'Suporte', tags: [] });
    keepOnly(7);
    const { handle } = backend;
    backend.handle = async (request) => {
      const response = await handle(request);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/api/tickets') || searchParams.get('status') !== 'pending') return response;
      const page: unknown = await response.json();
      // Two that are gone already are still counted.
      return Response.json({ ...(isRecord(page) ? page : {}), count: 9 }, { headers: response.headers });
    };
    await renderApp('/tickets', { as: 'admin' });
    await waitFor(() => expect(labelOf('Aguardando')).toBe('7'));
    backend.handle = handle;
  });

  it('REAL-15 T-42 a list whose pages overlap on the server counts the rows that came', async () => {
    alike({ status: 'pending', owner: null, queue: 'Suporte', tags: [] });
    keepOnly(50);
    // The server orders by the time of the last change alone: where it ties, a row may come twice and another never.
    for (const row of backend.store.tickets.all()) {
      if (row.companyId === 1) backend.store.tickets.update(row, { updatedAt: '2026-11-01T12:00:00.000Z' });
    }
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    const list = await rowsIn('Aguardando');
    const area = list.parentElement;
    await waitFor(() => {
      area?.scrollTo({ top: area.scrollHeight });
      expect(labelOf('Aguardando')).toBe('40');
    });
  });
});
