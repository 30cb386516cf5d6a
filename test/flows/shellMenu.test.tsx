import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { renderApp } from '../render';
import { setViewport } from '../browserStubs';
import { server } from '../msw';
import { backend } from '../world';
import { tell } from './connectionsHelpers';
import { liveIn } from './liveSocket';

/** The shell is the same around every page; an unknown address loads fastest. */
const somewhere = '/nowhere';

/** The first render of a file waits for its code. */
const bar = () => screen.findByRole('banner', {}, { timeout: 15_000 });
const menu = () => screen.getByRole('complementary', { name: 'Menu principal' });

describe('the warning about connections', () => {
  it('N-11 N-12 is looked for 2 s after the start, and follows live updates without another look', async () => {
    for (const row of backend.store.whatsapps.all()) backend.store.whatsapps.update(row, { status: 'CONNECTED' });
    const [line] = backend.store.whatsapps.filter(({ companyId }) => companyId === 1);
    if (!line) throw new Error('seed');
    backend.store.whatsapps.update(line, { status: 'DISCONNECTED' });
    const asked: number[] = [];
    server.use(http.get(/\/api\/whatsapp\/?$/, () => void asked.push(performance.now())));
    let begun = 0;
    const watch = new MutationObserver(() => {
      if (begun === 0 && screen.queryByRole('banner')) begun = performance.now();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await renderApp(somewhere, { as: 'admin' });
    await bar();
    watch.disconnect();

    const marked = /fora do ar/;
    const entry = () => within(menu()).getByText('Conexões').closest('a');
    await waitFor(() => expect(entry()).toHaveTextContent(marked), { timeout: 10_000 });
    expect(asked).toHaveLength(1);
    expect((asked[0] ?? 0) - begun).toBeGreaterThan(1_900);

    await liveIn('notification');
    tell(line.name, { status: 'CONNECTED' });
    await waitFor(() => expect(entry()).not.toHaveTextContent(marked));
    tell(line.name, { status: 'TIMEOUT' });
    await waitFor(() => expect(entry()).toHaveTextContent(marked));
    expect(asked).toHaveLength(1);
  });
});

describe('side menu', () => {
  it('N-01 N-14 N-15 open at first on a wide screen: pages and version; collapsed: tooltips; the choice is kept', async () => {
    const app = await renderApp(somewhere, { as: 'ana' });
    await screen.findByRole('button', { name: 'Recolher o menu' });
    expect(within(menu()).getByRole('link', { name: 'Atendimentos' })).toHaveAttribute('href', '/tickets');
    expect(await within(menu()).findByText('Versão 6.0.0')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Recolher o menu' }));
    expect(within(menu()).queryByText(/Versão/)).not.toBeInTheDocument();
    expect(within(menu()).getByRole('link', { name: 'Atendimentos' })).toBeVisible();
    app.unmount();
    await renderApp(somewhere, { as: 'ana' });
    expect(await screen.findByRole('button', { name: 'Abrir o menu' })).toBeVisible();
  });

  it.each([
    [1201, true],
    [1199, false],
    [700, false],
  ])('H-07 at %i px the menu starts open: %s', async (width, open) => {
    setViewport(width, 800);
    await renderApp(somewhere, { as: 'ana' });
    const name = open ? 'Recolher o menu' : 'Abrir o menu';
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(menu()).toBeVisible();
  });

  it('H-08 below 600 px it is an overlay that closes after a choice', async () => {
    setViewport(390, 844);
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Abrir o menu' }));
    const overlay = await screen.findByRole('presentation');
    await user.click(within(overlay).getByRole('link', { name: 'Atendimentos' }));
    await waitFor(() => expect(screen.queryByRole('presentation')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/tickets');
  });

  it('N-14 without a version from the server the build names its own', async () => {
    backend.failNext('GET /version', 500);
    await renderApp(somewhere, { as: 'ana' });
    expect(await screen.findByText(`Versão ${__APP_VERSION__}`)).toBeVisible();
  });

  const specified = [
    '/',
    '/tickets/:ticketId?',
    '/connections',
    '/quick-messages',
    '/todolist',
    '/schedules',
    '/tags',
    '/contacts',
    '/helps',
    '/users',
    '/files',
    '/prompts',
    '/queue-integration',
    '/messages-api',
    '/settings',
    '/kanban',
    '/financeiro',
    '/queues',
    '/announcements',
    '/subscription',
    '/chats/:uuid?',
  ];

  it('R-05 every private address of the specification is in the table, and none is reached by a longer one', () => {
    const closed = routes.filter(({ access }) => access === 'private').map(({ path }) => path);
    expect(closed).toEqual(expect.arrayContaining(specified));
    const table = routes.map(({ path }) => ({ path }));
    for (const path of specified) {
      const address = path.replace(/\/:\w+\?$/, '/um');
      expect(matchRoutes(table, address)?.map(({ route }) => route.path)).toEqual([path]);
      expect(matchRoutes(table, `${address}/mais`.replace(/^\/\//, '/'))).toBeNull();
    }
  });

  it('R-05 an unknown address shows the not-found page inside the shell', async () => {
    await renderApp(somewhere, { as: 'ana' });
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    expect(await bar()).toBeVisible();
  });
});
