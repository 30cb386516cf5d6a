import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setViewport } from '../../test/browserStubs';
import {
  button,
  dialog,
  fake,
  fill,
  gone,
  names,
  open,
  row,
  scrollArea,
  searchBox,
  startFake,
  text,
  closed,
} from '../../test/gadgets';
import { server } from '../../test/msw';

beforeEach(startFake);

describe('pages of a list', () => {
  it('I-15 B-29 the next page comes 100 px before the end, each row once, although the server denies it', async () => {
    fill(45);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    expect(screen.getByText('20 carregados · role para ver mais')).toBeVisible();
    expect(screen.queryByText('Nome', { selector: 'button' })).not.toBeInTheDocument();
    scroll(101);
    expect(fake.calls).toEqual(['GET #1']);
    fake.store.unshift({ id: 46, name: 'Item 000', size: 1 });
    scroll(100);
    scroll(90);
    await row('Item 039');
    expect(fake.calls).toEqual(['GET #1', 'GET #2']);
    expect(new Set(names()).size).toBe(names().length);
    scroll(50);
    await row('Item 045');
    expect(await screen.findByText('45 itens')).toBeVisible();

    await user.click(text('Nome'));
    await user.click(text('Nome'));
    expect(names().slice(0, 2)).toEqual(['Item 045', 'Item 044']);
    expect(text('Nome').closest('th')).toHaveAttribute('aria-sort', 'descending');
    expect(location.search).toBe('?sort=-name');
    await user.click(text('Valor'));
    expect(names()[0]).toBe('Item 001');
    // Rows without a value come last in both directions.
    await user.click(text('Valor'));
    expect(names()[0]).toBe('Item 045');
    expect(screen.getByRole('table', { name: 'Listas de arquivos' })).toBeVisible();
  });

  it('QI-01 the title has the number of loaded rows, with that of all while more are to come, of a search as well', async () => {
    fill(45);
    server.use(
      http.get('*/api/gadgets', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const found = fake.store.filter(({ name }) => name.includes(searchParams.get('searchParam') ?? ''));
        const start = (Number(searchParams.get('pageNumber')) - 1) * 20;
        return HttpResponse.json({ gadgets: found.slice(start, start + 20), count: found.length, hasMore: true });
      }),
    );
    const counted = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    expect(counted()).toBe('20 de 45');
    scroll(90);
    await row('Item 039');
    expect(counted()).toBe('40 de 45');
    scroll(90);
    await row('Item 045');
    expect(counted()).toBe('45');
    await user.click(searchBox());
    await user.paste('Item 0');
    await user.keyboard('{Enter}');
    // What is found begins at its top; its second page comes near its end.
    await waitFor(() => expect(counted()).toBe('20 de 45'));
    scroll(90);
    await waitFor(() => expect(counted()).toBe('40 de 45'));
    await user.clear(searchBox());
    await user.paste('Item 04');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(counted()).toBe('6'));
  });

  it('I-15 B-29 a failed page leaves what is shown, and can be asked for again', async () => {
    fill(25);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    server.use(http.get('*/api/gadgets', () => HttpResponse.json({ error: 'x' }, { status: 500 }), { once: true }));
    scroll(50);
    expect(await screen.findByText('Não deu para carregar o resto da lista.')).toBeVisible();
    expect(names()).toHaveLength(20);
    await user.click(text('Tentar de novo'));
    await row('Item 025');
  });

  it('I-15 B-29 a page that failed is asked for by its button alone, whatever is read or told meanwhile', async () => {
    fill(25);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    let down = true;
    let asked = 0;
    const second = ({ request }: { request: Request }) => new URL(request.url).searchParams.get('pageNumber') === '2';
    server.use(
      http.get('*/api/gadgets', (info) => {
        if (!down || !second(info)) return undefined;
        asked += 1;
        return HttpResponse.json({ error: 'x' }, { status: 500 });
      }),
    );
    scroll(50);
    await screen.findByText('Não deu para carregar o resto da lista.');
    fake.calls = [];
    await act(() => fake.client.refetchQueries());
    await waitFor(() => expect(fake.calls).toEqual(['GET #1']));
    // What an event changes is written into the list.
    act(() => void fake.client.setQueriesData({}, (known: unknown) => structuredClone(known)));
    scroll(40);
    expect(await screen.findByText('Não deu para carregar o resto da lista.')).toBeVisible();
    expect(asked).toBe(1);
    down = false;
    await user.click(text('Tentar de novo'));
    await row('Item 025');
  });

  it('I-15 B-08 a page that a reading of the whole list cut off is asked for again, though nobody scrolls', async () => {
    fill(25);
    const scroll = scrollArea();
    open();
    await row('Item 020');
    server.use(http.get('*/api/gadgets', () => delay('infinite'), { once: true }));
    scroll(0);
    await screen.findByText('Carregando…');
    await act(() => fake.client.invalidateQueries());
    await row('Item 025');
  });

  it('B-29 B-34 of a long list only the rows on screen exist', async () => {
    server.use(
      http.get('*/api/gadgets', () => {
        fill(5_000);
        return HttpResponse.json({ gadgets: fake.store, count: 5_000, hasMore: false });
      }),
    );
    open();
    await row('Item 001');
    expect(names().length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  });

  it('B-29 a list that will be long is drawn as one from its first page, so that nothing jumps when more comes', async () => {
    server.use(
      http.get('*/api/gadgets', () => {
        fill(20);
        return HttpResponse.json({ gadgets: fake.store, count: 5_000, hasMore: true });
      }),
    );
    open();
    await row('Item 001');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '21');
  });

  it('B-29 the place in the list is kept for the return', async () => {
    fill(19);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 001');
    scroll(500);
    const place = document.querySelector('table')?.parentElement?.scrollTop;
    await user.click(screen.getByText('Outra página'));
    await gone('Item 001');
    await user.click(screen.getByText('De volta'));
    await row('Item 001');
    expect(screen.getByRole('table').parentElement?.scrollTop).toBe(place);
  });
});

describe('states of a list', () => {
  it('B-29 the skeleton has the head of the table; an empty list says what to do and offers it', async () => {
    fill(0);
    server.use(
      http.get('*/api/gadgets', async () => {
        await delay(250);
        return HttpResponse.json({ gadgets: [], count: 0, hasMore: false });
      }),
    );
    const { user } = open();
    const waiting = await screen.findByLabelText('Carregando…');
    expect(within(waiting).getAllByText(/Nome|Valor|Ações/)).toHaveLength(3);
    expect(await screen.findByText('Nenhuma tag ainda')).toBeVisible();
    await user.click(screen.getAllByText('Nova tag', { selector: 'button' })[1] ?? document.body);
    expect((await dialog()).getByText('Nova tag', { selector: 'h2' })).toBeVisible();
  });

  it('B-33 B-34 below 600 px rows are items, each with one named menu', async () => {
    setViewport(390);
    const { user } = open();
    const item = (await screen.findByText('Item 002')).closest('li');
    expect(item).toHaveTextContent('Item 002Valor–');
    await user.click(button('Ações de Item 002'));
    const menu = within(await screen.findByRole('menu'));
    await user.click(menu.getByText('Editar Item 002'));
    expect(location.search).toBe('?edit=2');
    await dialog();
  });

  it('B-33 what one may not do is not offered, not even by address', async () => {
    open('/gadgets?edit=1', { canEdit: false, canDelete: ({ id }) => id === 2, canAdd: false });
    await row('Item 001');
    expect(screen.queryByLabelText('Editar Item 001')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Excluir Item 001')).not.toBeInTheDocument();
    expect(button('Excluir Item 002')).toBeVisible();
    expect(screen.queryByText('Nova tag')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a page adds actions of its own before edit and delete', async () => {
    const picked = vi.fn<(name: string) => void>();
    const { user } = open('/gadgets', {
      toolbar: <button type="button">Importar</button>,
      rowActions: ({ name }) => [
        { id: 'open', label: `Abrir ${name}`, icon: null, onSelect: () => picked(name) },
        { id: 'items', label: `Itens de ${name}`, icon: null, to: '/elsewhere' },
      ],
    });
    const cells = (await row('Item 001')).closest('tr');
    const labels = [...(cells?.querySelectorAll('button, a') ?? [])].map((one) => one.getAttribute('aria-label'));
    expect(labels).toEqual(['Abrir Item 001', 'Itens de Item 001', 'Editar Item 001', 'Excluir Item 001']);
    expect(text('Importar')).toBeVisible();
    await user.click(button('Abrir Item 001'));
    expect(picked).toHaveBeenCalledWith('Item 001');
    await user.click(screen.getByLabelText('Itens de Item 001'));
    expect(location.pathname).toBe('/elsewhere');
  });
});

describe('searching', () => {
  it('I-13 I-16 PAIN-8.6 typing rests 500 ms, then the list starts over at page 1 and the address knows', async () => {
    fill(45);
    const { user } = open();
    await row('Item 045');
    fake.calls = [];
    await user.click(searchBox());
    await user.paste('Item 0');
    await user.paste('3');
    expect(fake.calls).toEqual([]);
    const start = performance.now();
    await waitFor(() => expect(fake.calls[0]).toBe('GET Item 03#1'));
    expect(performance.now() - start).toBeGreaterThan(400);
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(await screen.findByText('10 resultados')).toBeVisible();
    expect(location.search).toBe('?q=Item+03');
    expect(fake.calls).toEqual(['GET Item 03#1']);
  });

  it('PAIN-8.6 Enter does not wait; nothing found says so and lets go of the search', async () => {
    const { user } = open();
    await row('Item 001');
    await user.click(searchBox());
    await user.paste('zzz');
    await user.keyboard('{Enter}');
    expect(location.search).toBe('?q=zzz');
    expect(await screen.findByText('Nada encontrado para “zzz”')).toBeVisible();
    await user.click(text('Limpar busca'));
    await row('Item 001');
    expect(location.search).toBe('');
    expect(searchBox()).toHaveValue('');
  });

  it('PAIN-8.6 a reload keeps the search; B-10 what was made meanwhile is asked for', async () => {
    const { user } = open('/gadgets?q=002');
    await row('Item 002');
    expect(searchBox()).toHaveValue('002');
    await user.click(text('Nova tag'));
    const form = await dialog();
    await user.click(await form.findByLabelText(/^Nome/));
    await user.paste('Novo 002');
    await user.click(form.getByText('Salvar'));
    await row('Novo 002');
    expect(names()).toEqual(['Novo 002', 'Item 002']);
    await closed();
    await waitFor(() => expect(location.search).toBe('?q=002'));
  });
});
