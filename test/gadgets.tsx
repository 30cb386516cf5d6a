import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Box } from 'lucide-react';
import { delay, http, HttpResponse } from 'msw';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { object } from 'yup';
import { paged, restApi, type HasId } from '@/api/rest';
import { startSession } from '@/api/session';
import { createQueryClient } from '@/app/queryClient';
import { Toasts } from '@/components/feedback/Toasts';
import { TextField } from '@/forms/fields';
import { ListPage, type ListPageProps } from '@/lists/ListPage';
import { RecordForm } from '@/lists/RecordForm';
import { defineResource, type RecordDialogProps } from '@/lists/resource';
import { requiredText } from '@/forms/rules';
import { loadOfficeTexts, startI18n } from '@/i18n/i18n';
import { setRuntimeConfig } from '@/lib/runtimeConfig';
import { server } from './msw';

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
    { id: 'id', label: 'common.showOptions', cell: ({ id }) => `n${id}`, extra: true },
  ],
  texts: {
    title: 'mainDrawer.listItems.files',
    search: 'tags.search',
    add: 'tagModal.title.add',
    edit: 'tagModal.title.edit',
    saved: 'tagModal.success',
    deleteTitle: 'lists.deleteNamed',
    deleteConfirm: 'common.discard',
    deleted: 'tagModal.success',
    empty: 'tags.empty',
    emptyBody: 'states.failedBody',
  },
});

const schema = object({ name: requiredText({ min: 3, short: 'validation.messageShort' }) });

const GadgetDialog = (props: RecordDialogProps<Gadget>) => (
  <RecordForm
    {...props}
    resource={gadgets}
    foundBy="name"
    initial={{ name: '' }}
    schema={schema}
    fromRecord={({ name }) => ({ name })}
    toInput={(values) => values}
    fieldErrors={{ ERR_NAME_TAKEN: { field: 'name', message: 'validation.pickOne' } }}
  >
    <TextField name="name" label="common.name" required autoFocus />
  </RecordForm>
);

interface Fake {
  store: Gadget[];
  /** Calls that arrived, in order. */
  calls: string[];
  client: QueryClient;
}

/** A server with pages of 20, whose word on further pages is wrong. */
export const fake: Fake = { store: [], calls: [], client: createQueryClient() };

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
    fake.calls.push(`GET ${search}#${page}`);
    const found = fake.store.filter(({ name }) => name.includes(search));
    return HttpResponse.json({ gadgets: found.slice((page - 1) * 20, page * 20), count: [], hasMore: false });
  }),
  http.get('*/api/gadgets/:id', ({ params }) => {
    fake.calls.push(`GET ${idOf(params)}`);
    const gadget = fake.store.find(({ id }) => id === idOf(params));
    return gadget ? HttpResponse.json(gadget) : HttpResponse.json({ error: 'ERR_NO_TAG_FOUND' }, { status: 404 });
  }),
  http.post('*/api/gadgets', async ({ request }) => {
    const name = await nameOf(request);
    fake.calls.push(`POST ${name}`);
    await delay(30);
    if (name === 'Doubled') return HttpResponse.json({ error: 'ERR_NAME_TAKEN' }, { status: 400 });
    const gadget = { id: 1000, name, size: null };
    fake.store.unshift(gadget);
    return HttpResponse.json(gadget);
  }),
  http.put('*/api/gadgets/:id', async ({ request, params }) => {
    const name = await nameOf(request);
    fake.calls.push(`PUT ${idOf(params)} ${name}`);
    // As this server answers: the record without what belongs to the list alone.
    return HttpResponse.json({ id: idOf(params), name });
  }),
  http.delete('*/api/gadgets/:id', ({ params }) => {
    fake.calls.push(`DELETE ${idOf(params)}`);
    fake.store = fake.store.filter(({ id }) => id !== idOf(params));
    return HttpResponse.json({ message: 'deleted' });
  }),
];

export const fill = (count: number) => {
  fake.store = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Item ${String(index + 1).padStart(3, '0')}`,
    size: index % 2 === 0 ? index : null,
  }));
};

/** Texts, addresses, somebody signed in, without whom no call goes out, and three gadgets; before each test. */
export async function startFake(): Promise<void> {
  await startI18n();
  await loadOfficeTexts();
  setRuntimeConfig({
    apiUrl: 'http://backend.test/api',
    socketUrl: 'http://backend.test',
    filesUrl: 'http://backend.test',
    brand: { name: 'Prosa', logoUrl: null, primary: null },
  });
  startSession({ token: 'token', userId: 1, companyId: 1 });
  server.use(...routes);
  // Refused reads are logged whole.
  fake.calls = [];
  fill(3);
}

const gadgetDialog = { Component: GadgetDialog, preload: () => Promise.resolve() };

type PageProps = Partial<ListPageProps<Gadget, GadgetInput, Gadget>>;

export function open(path = '/gadgets', props: PageProps = {}) {
  window.history.replaceState(null, '', path);
  fake.client = createQueryClient();
  const user = userEvent.setup({ delay: null });
  const view = render(
    <QueryClientProvider client={fake.client}>
      <BrowserRouter>
        <Link to="/elsewhere">Outra página</Link>
        <Link to="/gadgets">De volta</Link>
        <Routes>
          <Route path="/gadgets" element={<ListPage resource={gadgets} dialog={gadgetDialog} {...props} />} />
          <Route path="*" element={null} />
        </Routes>
        <Toasts />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { user, ...view };
}

export const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
export const row = (name: string) => screen.findByText(name, { selector: 'th' });
export const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
export const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
export const text = (name: string) => screen.getByText(name, { selector: 'button, button > span' });
export const dialog = async () => within(await screen.findByRole('dialog'));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const searchBox = () => screen.getByLabelText('Buscar tags', { selector: 'input' });

/** jsdom has no heights: each row is taken for 250 px; scrolls to so far above the end. */
export function scrollArea() {
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
