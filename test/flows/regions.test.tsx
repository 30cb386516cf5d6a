import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '@/app/routes';
import { allowPrinted } from '../printed';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { firstTicket } from './composerHelpers';
// The lazy pages are loaded before the first test, so that no test waits for the compiler.
import '@/app/shell/bar/BellList';
import '@/pages/contacts/ContactDialog';
import '@/pages/contacts/ContactsPage';
import '@/pages/tickets/panel/ConversationPanel';

/** No text: React refuses to draw it. */
const odd = { first: 'Ana' };
const broken = 'Algo quebrou nesta parte da tela';
const brokenSpot = 'Algo quebrou aqui. Tentar de novo';
const first = { timeout: 15_000 };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const put = (value: unknown, key: string, change: (old: unknown) => unknown): unknown =>
  isRecord(value) ? { ...value, [key]: change(value[key]) } : value;
const each = (value: unknown, change: (entry: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** Changes answers of the backend on their way, until the returned function is called. */
function spoil(call: RegExp, change: (body: unknown) => unknown): () => void {
  let active = true;
  intercept(async (request, handle) => {
    const response = await handle(request);
    const { pathname, search } = new URL(request.url);
    if (!active || !call.test(`${request.method} ${pathname}${search}`)) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(change(await response.json())), { status, headers });
  });
  return () => {
    active = false;
  };
}

const oddContact = (ticket: unknown): unknown => put(ticket, 'contact', (contact) => put(contact, 'name', () => odd));

async function signOut(user: Awaited<ReturnType<typeof renderApp>>['user']): Promise<void> {
  await user.click(screen.getByLabelText(/^Conta de/));
  await user.click(await screen.findByText('Sair'));
  expect(await screen.findByRole('heading', { name: 'Entrar no Prosa' })).toBeVisible();
}

allowPrinted(/^Error: (Objects are not valid as a React child|no picture)|^TypeError: contact\.extraInfo/);

describe('a fault stays in its region', () => {
  it('SAFE-17 B-36 app bar: the tool that broke says so and can be tried again; the others and the page go on', async () => {
    const mend = spoil(/POST \/api\/auth\/refresh_token/, (body) =>
      put(body, 'user', (user) => put(user, 'company', (company) => put(company, 'name', () => odd))),
    );
    const { user } = await renderApp('/nowhere', { as: 'ana' });
    const bar = await screen.findByRole('banner', {}, first);
    expect(within(bar).getByRole('button', { name: brokenSpot })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await user.click(within(bar).getByLabelText(/^Notificações/));
    expect(await screen.findByRole('dialog', { name: 'Notificações' })).toBeVisible();
    await user.keyboard('{Escape}');
    mend();
    await signOut(user);
  });

  it('SAFE-17 B-36 side menu: the page and the app bar go on, and the menu can be tried again', async () => {
    const entry = routes.find(({ path }) => path === '/contacts')?.menu;
    if (!entry) throw new Error('no entry');
    const { icon } = entry;
    const set = (value: unknown): unknown => Object.defineProperty(entry, 'icon', { value, configurable: true });
    onTestFinished(() => void set(icon));
    set(() => {
      throw new Error('no picture');
    });
    const { user } = await renderApp('/nowhere', { as: 'ana' });
    const menu = await screen.findByRole('complementary', { name: 'Menu principal' }, first);
    expect(within(menu).getByRole('alert')).toHaveTextContent(broken);
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await user.click(screen.getByLabelText('Recolher o menu'));
    const retry = within(menu).getByRole('button', { name: brokenSpot });
    set(icon);
    await user.click(retry);
    expect(within(menu).getByRole('link', { name: 'Contatos' })).toBeVisible();
    expect(within(menu).queryByRole('button', { name: brokenSpot })).not.toBeInTheDocument();
  });

  it('SAFE-17 B-36 popover: its frame stays and closes, the rest goes on', async () => {
    spoil(/GET \/api\/tickets\?.*withUnreadMessages=true/, (body) =>
      put(body, 'tickets', (tickets) => each(tickets, oddContact)),
    );
    const { user } = await renderApp('/nowhere', { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: /^Notificações: \d/ }, first));
    const popover = await screen.findByRole('dialog', { name: 'Notificações' });
    expect(await within(popover).findByRole('alert')).toHaveTextContent(broken);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await signOut(user);
  });

  it('SAFE-17 B-36 list panel: the conversation beside it goes on', async () => {
    spoil(/GET \/api\/tickets\?.*status=open/, (body) => put(body, 'tickets', (tickets) => each(tickets, oddContact)));
    await renderApp(`/tickets/${firstTicket('ana').uuid}`, { as: 'ana' });
    expect(await screen.findByLabelText('Mensagem', { selector: 'textarea' }, first)).toBeEnabled();
    expect(await screen.findByRole('alert')).toHaveTextContent(broken);
  });

  it('SAFE-17 B-36 conversation: the list beside it goes on, and another conversation opens', async () => {
    const ticket = firstTicket('ana');
    spoil(new RegExp(`GET /api/tickets/u/${ticket.uuid}`), (body) => put(body, 'tags', () => [{ id: 1, name: odd }]));
    const { user } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    expect(await screen.findByRole('alert', {}, first)).toHaveTextContent(broken);
    const other = (await screen.findAllByRole('link')).find((link) => {
      const href = link.getAttribute('href') ?? '';
      return /^\/tickets\/.+/.test(href) && !href.includes(ticket.uuid);
    });
    if (!other) throw new Error('ana needs two tickets');
    await user.click(other);
    expect(await screen.findByLabelText('Mensagem', { selector: 'textarea' }, first)).toBeEnabled();
  });

  it('SAFE-17 B-36 drawer: the conversation beside it goes on, and the drawer closes', async () => {
    spoil(/GET \/api\/contacts\/\d+/, (body) => put(body, 'extraInfo', () => [{ id: 1, name: odd, value: 'x' }]));
    const { user } = await renderApp(`/tickets/${firstTicket('ana').uuid}`, { as: 'ana' });
    const box = await screen.findByLabelText('Mensagem', { selector: 'textarea' }, first);
    const toggle = screen.getByRole('button', { name: 'Dados do contato' });
    if (toggle.getAttribute('aria-pressed') !== 'true') await user.click(toggle);
    expect(await screen.findByRole('alert')).toHaveTextContent(broken);
    expect(box).toBeEnabled();
    await user.click(toggle);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(box).toBeEnabled();
  });

  it('SAFE-17 B-36 dialog: the page goes on, the dialog closes, and another one opens', async () => {
    const [one, other] = backend.store.contacts.filter(({ companyId, isGroup }) => companyId === 1 && !isGroup);
    if (!one || !other) throw new Error('seed');
    backend.store.contacts.update(one, { name: 'Zeca Um' });
    backend.store.contacts.update(other, { name: 'Zeca Dois' });
    spoil(new RegExp(`GET /api/contacts/${one.id}$`), (body) => put(body, 'extraInfo', () => odd));
    const { user } = await renderApp('/contacts?q=Zeca', { as: 'admin' });
    await user.click(await screen.findByLabelText('Editar Zeca Um', {}, first));
    const layer = await screen.findByRole('dialog', { name: broken });
    expect(layer).toHaveTextContent('O resto continua funcionando.');
    await user.click(within(layer).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?q=Zeca');
    await user.click(screen.getByLabelText('Editar Zeca Dois'));
    expect(await screen.findByDisplayValue('Zeca Dois')).toBeVisible();
  });

  it('SAFE-17 B-36 dialog: Esc closes what stands in its place, and the address of a broken one does not break the page', async () => {
    const [one] = backend.store.contacts.filter(({ companyId, isGroup }) => companyId === 1 && !isGroup);
    spoil(/GET \/api\/contacts\/\d+$/, (body) => put(body, 'extraInfo', () => odd));
    const { user } = await renderApp(`/contacts?q=${one?.number}&edit=${one?.id}`, { as: 'admin' });
    const layer = await screen.findByRole('dialog', { name: broken }, first);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(layer).not.toBeInTheDocument());
    expect(window.location.search).toBe(`?q=${one?.number}`);
    expect(screen.getByText(one?.name ?? '', { selector: 'th *' })).toBeVisible();
  });
});
