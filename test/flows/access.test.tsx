import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlanFlags } from '@/api/companies';
import { routes } from '@/app/routes';
import { commandOf } from '@/browser/commands';
import { demoPlan, dialog, holdClock } from '../page';
import { partOf } from '../part';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import { liveIn } from './liveSocket';
// The palette is loaded before the first test.
import '@/app/palette/Keyboard';
import '@/app/palette/Palette';

/** The pages of the specification that everybody may open, whatever else they may do there. */
const openToAll = [
  '/tickets/:ticketId?',
  '/kanban',
  '/quick-messages',
  '/todolist',
  '/contacts',
  '/schedules',
  '/tags',
  '/chats/:uuid?',
  '/helps',
  '/connections',
  '/queues',
  '/subscription',
] as const;

const firstId = (rows: { all: () => readonly { id: number; companyId: number | null }[] }): number =>
  rows.all().find(({ companyId }) => companyId === 1)?.id ?? 0;

interface ClosedPage {
  path: string;
  heading: string;
  /** A record that it would edit. */
  record: () => number;
  /** Where the pattern has a part of its own. */
  address?: () => string;
}

const { store } = backend;

/** The pages of the administration: the menu hides them from everybody but admins. */
const forAdmins: readonly ClosedPage[] = [
  { path: '/campaigns', heading: 'Campanhas', record: () => firstId(store.campaigns) },
  { path: '/contact-lists', heading: 'Listas de contatos', record: () => firstId(store.contactLists) },
  { path: '/campaigns-config', heading: 'Configurações das campanhas', record: () => 1 },
  {
    path: '/campaign/:campaignId/report',
    heading: 'Relatório da campanha',
    record: () => 1,
    address: () => `/campaign/${firstId(store.campaigns)}/report`,
  },
  {
    path: '/contact-lists/:contactListId/contacts',
    heading: 'Clientes ativos',
    record: () => firstId(store.contactListItems),
    address: () => {
      const list = store.contactLists.all().find(({ name }) => name === 'Clientes ativos');
      return `/contact-lists/${list?.id}/contacts`;
    },
  },
  { path: '/files', heading: 'Listas de arquivos', record: () => firstId(store.fileLists) },
  { path: '/prompts', heading: 'Prompts de IA', record: () => firstId(store.prompts) },
  { path: '/queue-integration', heading: 'Integrações', record: () => firstId(store.queueIntegrations) },
  { path: '/messages-api', heading: 'API de mensagens', record: () => 1 },
  { path: '/users', heading: 'Usuários', record: () => firstId(store.users) },
  { path: '/financeiro', heading: 'Financeiro', record: () => firstId(store.invoices) },
  { path: '/settings', heading: 'Configurações', record: () => 1 },
];

const adminsOnly = 'Só administradores podem abrir esta página. Estamos lhe redirecionando.';
const planRefusal = 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.';

const addressOf = ({ path, address }: ClosedPage): string => address?.() ?? path;

/** Every first heading that is drawn from now on, were it for a moment. */
function watchHeadings(): Set<string> {
  const seen = new Set<string>();
  const note = (): void => document.querySelectorAll('h1').forEach(({ textContent }) => seen.add(textContent));
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  watching.push(observer);
  return seen;
}
const watching: MutationObserver[] = [];

afterEach(() => {
  watching.splice(0).forEach((observer) => observer.disconnect());
  vi.useRealTimers();
});

/** Goes to an address as by a link. */
const visit = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

/** Sees a refused page lead away after its second, to the page that the person begins with. */
async function expectLanding(refused: string, landing: string): Promise<void> {
  expect(window.location.pathname).toBe(refused.replace(/\?.*/, ''));
  vi.advanceTimersByTime(500);
  expect(window.location.pathname).toBe(refused.replace(/\?.*/, ''));
  vi.advanceTimersByTime(600);
  await waitFor(() => expect(window.location.pathname).toBe(landing));
}

const inMenu = (name: string) => screen.queryByText(name, { selector: 'nav *' });

/** The pages that the palette finds by a text. */
async function inPalette(user: UserEvent, text: string): Promise<(string | null)[]> {
  await waitFor(() => expect(commandOf('palette')).toBeDefined());
  await user.keyboard('{Control>}k{/Control}');
  const palette = await dialog();
  await user.paste(text);
  const pages = palette.queryByLabelText('Páginas', { selector: '[role="group"]' });
  return [...(pages?.querySelectorAll('[role="option"]') ?? [])].map(({ textContent }) => textContent);
}

it('SAFE-9 every private page is open to all, or closed to somebody for a reason named here', () => {
  const known = ['/', ...openToAll, ...forAdmins.map(({ path }) => path), '/announcements'];
  const inTable = routes.filter(({ access }) => access === 'private').map(({ path }) => path);
  expect(inTable.toSorted()).toEqual(known.toSorted());
});

describe.each<Person>(['ana', 'elisa'])('%s, who is no admin', (person) => {
  it.each(partOf(forAdmins))(
    'SAFE-9 REAL-17 $path refuses with a toast and leads back; ?new and ?edit too',
    async (page) => {
      await holdClock();
      const { heading, record } = page;
      const address = addressOf(page);
      const headings = watchHeadings();
      await renderApp(address, { as: person });
      expect(await screen.findByText(adminsOnly)).toBeInTheDocument();
      await expectLanding(address, '/tickets');
      for (const asked of [`${address}?new`, `${address}?edit=${record()}`]) {
        visit(asked);
        await expectLanding(asked, '/tickets');
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      }
      expect([...headings]).not.toContain(heading);
    },
  );

  it('SAFE-9 N-04 B-25 neither menu nor palette knows a page of the administration', async () => {
    const { user } = await renderApp('/helps', { as: person });
    await waitFor(() => expect(inMenu('Kanban')).toBeVisible());
    expect(inMenu('Administração')).not.toBeInTheDocument();
    expect(await inPalette(user, 'administração')).toEqual([]);
  });

  it('SAFE-9 R-14 X-05 /announcements is refused in its own words', async () => {
    await holdClock();
    const headings = watchHeadings();
    await renderApp('/announcements?new', { as: person });
    expect(await screen.findByText(/^Só o superusuário abre esta página/)).toBeInTheDocument();
    await expectLanding('/announcements?new', '/tickets');
    expect([...headings]).not.toContain('Informativos');
  });

  it.each([
    ['/connections', 'Conexões', 'Principal', () => firstId(store.whatsapps), 'Nova conexão'],
    ['/queues', 'Filas e chatbot', 'Suporte', () => firstId(store.queues), 'Nova fila'],
  ] as const)(
    'SAFE-9 CN-02 Q-01 X-02 %s is open, and offers neither add, edit nor delete',
    async (path, heading, row, id, add) => {
      await renderApp(`${path}?new`, { as: person });
      await screen.findByText(heading, { selector: 'h1' });
      await screen.findByText(row, { selector: 'th, th *' });
      visit(`${path}?edit=${id()}`);
      expect(window.location.search).toBe(`?edit=${id()}`);
      const main = within(screen.getByRole('main'));
      expect(main.queryByText(add)).not.toBeInTheDocument();
      expect(main.queryAllByLabelText(/^(Editar|Excluir) /)).toEqual([]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('SAFE-9 SB-01 a page that is open shows no link to one that is not', async () => {
    await renderApp('/subscription', { as: person });
    await screen.findByText('Assinatura', { selector: 'h1' });
    expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('an admin', () => {
  it.each(partOf(forAdmins))('SAFE-9 $path opens, so that its refusals above mean something', async (page) => {
    await renderApp(addressOf(page), { as: 'admin' });
    expect(await screen.findByText(page.heading, { selector: 'h1' })).toBeVisible();
  });

  it('SAFE-9 N-04 B-25 finds the pages of the administration in the palette', async () => {
    const { user } = await renderApp('/helps', { as: 'admin' });
    await waitFor(() => expect(inMenu('Kanban')).toBeVisible());
    expect(await inPalette(user, 'administração')).not.toEqual([]);
  });

  it('SAFE-9 S-28 who is made an agent while such a page is open leaves it', async () => {
    const { second, session } = await renderApp('/files', { as: 'admin' });
    await screen.findByText('Listas de arquivos', { selector: 'h1' });
    await liveIn('notification');
    const self = store.users.get(session?.userId);
    await (await second('super')).request('PUT', `/users/${self?.id}`, { ...self, profile: 'user', queueIds: [] });
    expect(await screen.findByText(adminsOnly)).toBeInTheDocument();
    expect(screen.queryByText('Listas de arquivos', { selector: 'h1, nav *' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('SAFE-9 SB-01 finds the way from the subscription to the invoices', async () => {
    await renderApp('/subscription', { as: 'admin' });
    await screen.findByText('Assinatura', { selector: 'h1' });
    const way = screen.getByText('Financeiro', { selector: 'main a' });
    expect(way).toHaveAttribute('href', '/financeiro');
  });
});

const planned: readonly (readonly [path: string, flag: keyof PlanFlags, heading: string, entry: string | null])[] = [
  ['/kanban', 'useKanban', 'Kanban', 'Kanban'],
  ['/schedules', 'useSchedules', 'Agendamentos', 'Agendamentos'],
  ['/chats', 'useInternalChat', 'Chat interno', 'Chat interno'],
  ['/campaigns', 'useCampaigns', 'Campanhas', 'Listagem'],
  ['/contact-lists', 'useCampaigns', 'Listas de contatos', 'Listas de contatos'],
  ['/campaigns-config', 'useCampaigns', 'Configurações das campanhas', 'Configurações das campanhas'],
  ['/campaign/:campaignId/report', 'useCampaigns', 'Relatório da campanha', null],
  ['/contact-lists/:contactListId/contacts', 'useCampaigns', 'Clientes ativos', null],
  ['/prompts', 'useOpenAi', 'Prompts de IA', 'Prompts de IA'],
  ['/queue-integration', 'useIntegrations', 'Integrações', 'Integrações'],
  ['/messages-api', 'useExternalApi', 'API de mensagens', 'API de mensagens'],
];

const withEntry = planned.flatMap(([path, flag, heading, entry]) =>
  entry === null ? [] : [[path, flag, heading, entry] as const],
);

describe('the flags of the plan', () => {
  const addressFor = (path: string): string => {
    const page = forAdmins.find((row) => row.path === path);
    return page ? addressOf(page) : path;
  };

  it('REAL-16 R-15 every flag opens a page', () => {
    const flags = routes.flatMap(({ plan }) => plan ?? []);
    expect(flags.toSorted()).toEqual(planned.map(([, flag]) => flag).toSorted());
    expect(new Set(flags).size).toBe(7);
  });

  it.each(partOf(planned))(
    'DAY-51 DAY-54 REAL-16 R-15 %s is refused without %s, and no menu or palette leads there',
    async (...row) => {
      const [path, flag, heading, entry] = row;
      await holdClock();
      const headings = watchHeadings();
      demoPlan()[flag] = false;
      const address = addressFor(path);
      const { user } = await renderApp(address, { as: 'admin' });
      expect(await screen.findByText(planRefusal)).toBeInTheDocument();
      await expectLanding(address, '/');
      expect([...headings]).not.toContain(heading);
      expect([...headings]).not.toContain('Página não encontrada');
      if (entry === null) return;
      vi.useRealTimers();
      expect(inMenu(entry)).not.toBeInTheDocument();
      expect((await inPalette(user, entry)).join()).not.toContain(entry);
    },
  );

  it.each(partOf(withEntry))('REAL-16 %s opens with %s', async (path, _flag, heading, entry) => {
    const { user } = await renderApp(addressFor(path), { as: 'admin' });
    expect(await screen.findByText(heading, { selector: 'h1' })).toBeVisible();
    expect(inMenu(entry)).toBeVisible();
    expect((await inPalette(user, entry)).join()).toContain(entry);
  });

  it('REAL-7 R-05 an address that changes while the app is drawn for the first time is the one that is shown', async () => {
    const listen = window.addEventListener.bind(window);
    const spy = vi.spyOn(window, 'addEventListener').mockImplementation((...call: Parameters<typeof listen>) => {
      if (call[0] === 'popstate') {
        // The router has read the address and does not listen yet: Back, pressed on a slow machine.
        spy.mockRestore();
        history.pushState(null, '', '/tags');
        window.dispatchEvent(new PopStateEvent('popstate'));
      }
      listen(...call);
    });
    await renderApp('/contacts', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
    expect(location.pathname).toBe('/tags');
  });
});
