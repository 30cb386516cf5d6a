import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Box } from 'lucide-react';
import { delay, http, HttpResponse } from 'msw';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { paged, restApi, type HasId } from '@/api/rest';
import { createQueryClient } from '@/app/queryClient';
import { startI18n } from '@/i18n/i18n';
import { setRuntimeConfig } from '@/lib/runtimeConfig';
import { patchQueries } from '@/realtime/patchQueries';
import { recordPatch } from '@/realtime/records';
import { setViewport } from '../../test/browserStubs';
import { server } from '../../test/msw';
import { Toasts } from '@/components/Toasts';
import { TextField } from './fields';
import { ListPage, type ListPageProps } from './ListPage';
import { RecordForm } from './RecordForm';
import { defineResource, type RecordDialogProps } from './resource';
import { requiredText } from './rules';

interface Gadget extends HasId {
  name: string;
  size: number | null;
}
interface GadgetInput {
  name: string;
}

const gadgets = defineResource<Gadget, GadgetInput>({
  name: 'gadgets',
  icon: Box,
  api: restApi<Gadget, GadgetInput>('/gadgets', paged<Gadget>('gadgets')),
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', label: 'common.name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    { id: 'size', label: 'common.value', cell: ({ size }) => size ?? '–', sortBy: ({ size }) => size, align: 'right' },
    { id: 'id', label: 'common.options', cell: ({ id }) => `n${id}`, extra: true },
  ],
  texts: {
    title: 'mainDrawer.listItems.files',
    search: 'common.search',
    add: 'common.create',
    edit: 'common.edit',
    saved: 'common.copied',
    deleteTitle: 'lists.deleteNamed',
    deleteConfirm: 'common.remove',
    deleted: 'common.copied',
    empty: 'states.emptyTitle',
    emptyBody: 'states.failedBody',
  },
});

const schema = object({ name: requiredText({ min: 3, short: 'validation.messageShort' }) });

const GadgetDialog = (props: RecordDialogProps<Gadget>) => (
  <RecordForm
    {...props}
    resource={gadgets}
    initial={{ name: '' }}
    schema={schema}
    fromRecord={({ name }) => ({ name })}
    toInput={(values) => values}
    fieldErrors={{ ERR_NAME_TAKEN: { field: 'name', message: 'validation.duplicateName' } }}
  >
    <TextField name="name" label="common.name" required autoFocus />
  </RecordForm>
);

/** A server with pages of 20, whose word on further pages is wrong. */
let store: Gadget[] = [];
let calls: string[] = [];
let client: QueryClient;

const address = ({ request }: { request: Request }) => new URL(request.url);
const idOf = (params: Readonly<Record<string, unknown>>) => Number(params['id']);
const nameOf = async (request: Request): Promise<string> => {
  const body: unknown = await request.json();
  return typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';
};

const routes = [
  http.get('*/api/gadgets', (info) => {
    const { searchParams } = address(info);
    const search = searchParams.get('searchParam') ?? '';
    const page = Number(searchParams.get('pageNumber'));
    calls.push(`GET ${search}#${page}`);
    const found = store.filter(({ name }) => name.includes(search));
    return HttpResponse.json({ gadgets: found.slice((page - 1) * 20, page * 20), count: [], hasMore: false });
  }),
  http.get('*/api/gadgets/:id', ({ params }) => {
    calls.push(`GET ${idOf(params)}`);
    const gadget = store.find(({ id }) => id === idOf(params));
    return gadget ? HttpResponse.json(gadget) : HttpResponse.json({ error: 'ERR_NO_TAG_FOUND' }, { status: 404 });
  }),
  http.post('*/api/gadgets', async ({ request }) => {
    const name = await nameOf(request);
    calls.push(`POST ${name}`);
    await delay(30);
    if (name === 'Doubled') return HttpResponse.json({ error: 'ERR_NAME_TAKEN' }, { status: 400 });
    const gadget = { id: 1000, name, size: null };
    store.unshift(gadget);
    return HttpResponse.json(gadget);
  }),
  http.put('*/api/gadgets/:id', async ({ request, params }) => {
    const name = await nameOf(request);
    calls.push(`PUT ${idOf(params)} ${name}`);
    // As this server answers: the record without what belongs to the list alone.
    return HttpResponse.json({ id: idOf(params), name });
  }),
  http.delete('*/api/gadgets/:id', ({ params }) => {
    calls.push(`DELETE ${idOf(params)}`);
    store = store.filter(({ id }) => id !== idOf(params));
    return HttpResponse.json({ message: 'deleted' });
  }),
];

const fill = (count: number) => {
  store = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Item ${String(index + 1).padStart(3, '0')}`,
    size: index % 2 === 0 ? index : null,
  }));
};

beforeAll(async () => {
  await startI18n();
});

beforeEach(() => {
  setRuntimeConfig({
    apiUrl: 'http://backend.test/api',
    socketUrl: 'http://backend.test',
    filesUrl: 'http://backend.test',
    brand: { name: 'Prosa', logoUrl: null, primary: null },
  });
  server.use(...routes);
  // Refused reads are logged whole.
  vi.spyOn(console, 'warn').mockReturnValue();
  calls = [];
  fill(3);
});

type PageProps = Partial<ListPageProps<Gadget, GadgetInput, Gadget>>;

function open(path = '/gadgets', props: PageProps = {}) {
  window.history.replaceState(null, '', path);
  client = createQueryClient();
  const user = userEvent.setup({ delay: null });
  const view = render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Link to="/elsewhere">Outra página</Link>
        <Link to="/gadgets">De volta</Link>
        <Routes>
          <Route path="/gadgets" element={<ListPage resource={gadgets} dialog={GadgetDialog} {...props} />} />
          <Route path="*" element={null} />
        </Routes>
        <Toasts />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { user, ...view };
}

const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const row = (name: string) => screen.findByText(name, { selector: 'th' });
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const text = (name: string) => screen.getByText(name, { selector: 'button' });
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const searchBox = () => screen.getByLabelText('Buscar', { selector: 'input' });

/** jsdom has no heights: each row is taken for 250 px; scrolls to so far above the end. */
function scrollArea() {
  const height = () => document.querySelectorAll('tbody tr').length * 250;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height());
  return (fromEnd: number) => {
    const area = document.querySelector('table')?.parentElement;
    if (!area) throw new Error('no scroll area');
    act(() => {
      area.scrollTop = height() - area.clientHeight - fromEnd;
      area.dispatchEvent(new Event('scroll'));
    });
  };
}

describe('pages of a list', () => {
  it('I-15 B-29 the next page comes 100 px before the end, each row once, although the server denies it', async () => {
    fill(45);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    expect(screen.getByText('20 carregados · role para ver mais')).toBeVisible();
    expect(screen.queryByText('Nome', { selector: 'button' })).not.toBeInTheDocument();
    scroll(101);
    expect(calls).toEqual(['GET #1']);
    store.unshift({ id: 46, name: 'Item 000', size: 1 });
    scroll(100);
    scroll(90);
    await row('Item 039');
    expect(calls).toEqual(['GET #1', 'GET #2']);
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
    expect(screen.getByRole('table', { name: 'Lista de arquivos' })).toBeVisible();
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

  it('B-29 B-34 of a long list only the rows on screen exist', async () => {
    server.use(
      http.get('*/api/gadgets', () => {
        fill(5_000);
        return HttpResponse.json({ gadgets: store, count: 5_000, hasMore: false });
      }),
    );
    open();
    await row('Item 001');
    expect(names().length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
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
    expect(await screen.findByText('Nada por aqui ainda')).toBeVisible();
    await user.click(screen.getAllByText('Criar', { selector: 'button' })[1] ?? document.body);
    expect((await dialog()).getByText('Criar', { selector: 'h2' })).toBeVisible();
  });

  it('B-29 a list that cannot be read says so and is asked for again', async () => {
    server.use(http.get('*/api/gadgets', () => HttpResponse.json({ error: 'x' }, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('A lista não pôde ser carregada')).toBeVisible();
    await user.click(text('Tentar de novo'));
    await row('Item 001');
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
    expect(screen.queryByText('Criar')).not.toBeInTheDocument();
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
    calls = [];
    await user.click(searchBox());
    await user.paste('Item 0');
    await user.paste('3');
    expect(calls).toEqual([]);
    const start = performance.now();
    await waitFor(() => expect(calls[0]).toBe('GET Item 03#1'));
    expect(performance.now() - start).toBeGreaterThan(400);
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(await screen.findByText('10 resultados')).toBeVisible();
    expect(location.search).toBe('?q=Item+03');
    expect(calls).toEqual(['GET Item 03#1']);
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
    await user.click(text('Criar'));
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

describe('saving', () => {
  it('B-07 B-10 PAIN-8.8 two clicks make one record, which stands in the list at once', async () => {
    const { user } = open();
    await row('Item 001');
    await user.click(text('Criar'));
    expect(location.search).toBe('?new=');
    const form = await dialog();
    await user.click(await form.findByLabelText(/^Nome/));
    await user.paste('Doubled');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Este nome já foi usado acima')).toBeVisible();
    expect(screen.queryByText('ERR_NAME_TAKEN')).not.toBeInTheDocument();
    await user.clear(form.getByLabelText(/^Nome/));
    await user.paste('Fresh');
    calls = [];
    await user.dblClick(form.getByText('Salvar'));
    await row('Fresh');
    await closed();
    expect(calls).toEqual(['POST Fresh']);
    expect(await screen.findByText('Copiado')).toBeVisible();
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(text('Criar')).toHaveFocus());
  });

  it('B-04 B-10 an edit is read afresh, survives events and the step back, and shows at once', async () => {
    const { user } = open();
    await row('Item 001');
    store = store.map((gadget) => (gadget.id === 1 ? { ...gadget, name: 'Renamed' } : gadget));
    await user.click(button('Editar Item 001'));
    const form = await dialog();
    const field = await form.findByDisplayValue('Renamed');
    await user.clear(field);
    await user.paste('Mine');
    act(() =>
      patchQueries(client, ['gadgets'], recordPatch({ action: 'update', record: { id: 1, ...{ name: 'Theirs' } } })),
    );
    await screen.findByText('Theirs');
    expect(field).toHaveValue('Mine');
    act(() => history.back());
    await user.click(await screen.findByText('Continuar editando'));
    await user.click(form.getByText('Salvar'));
    await row('Mine');
    await closed();
    expect(calls.at(-1)).toBe('PUT 1 Mine');
    // What the answer does not carry stays.
    expect(screen.getByText('Mine').closest('tr')).toHaveTextContent('Mine0n1');
    await waitFor(() => expect(button('Editar Mine')).toHaveFocus());
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('B-27 the browser’s back closes a form, and an address opens one', async () => {
    const { user } = open('/gadgets?edit=3');
    expect(await (await dialog()).findByDisplayValue('Item 003')).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    expect(location.search).toBe('');
    await user.click(button('Editar Item 002'));
    await (await dialog()).findByDisplayValue('Item 002');
    act(() => history.back());
    await closed();
    expect(location.search).toBe('');
  });

  it('B-29 a record that is not there says so in its dialog', async () => {
    open('/gadgets?edit=999');
    expect(await (await dialog()).findByText('Nenhuma tag encontrada com este ID.')).toBeVisible();
  });
});

describe('deleting', () => {
  it('B-05 B-10 it asks first and says what goes, then the row is gone and the focus stands at the title', async () => {
    fill(45);
    scrollArea();
    const { user } = open('/gadgets', { deleteBody: ({ name }) => `${name} leva 12 coisas.` });
    await row('Item 001');
    await user.click(button('Excluir Item 001'));
    const question = await dialog();
    expect(question.getByText('Excluir Item 001', { selector: 'h2' })).toBeVisible();
    expect(question.getByText('Item 001 leva 12 coisas.')).toBeVisible();
    expect(question.getByText('Cancelar')).toHaveFocus();
    expect(calls).toEqual(['GET #1']);
    await user.click(question.getByText('Remover'));
    await gone('Item 001');
    await closed();
    expect(calls).toEqual(['GET #1', 'DELETE 1']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('I-15 after a deletion no row falls between two pages', async () => {
    fill(45);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    await user.click(button('Excluir Item 005'));
    await user.click((await dialog()).getByText('Remover'));
    await gone('Item 005');
    scroll(50);
    await row('Item 021');
    scroll(50);
    await row('Item 041');
    expect(new Set(names()).size).toBe(40);
  });
});
