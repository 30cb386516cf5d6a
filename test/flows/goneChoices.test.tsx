import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerWhen, choose, closed, dialog, findDialog, replaceText, sentTo, type Part } from '../page';
import { renderApp, type RenderedApp } from '../render';
import { backend, type Person } from '../world';
import { chatNamed, memberIds, openChat, sales } from './chatsHelpers';
import { choose as chooseAct, findConversation, headerOf, smallInbox } from './conversationHelpers';
// The lazy pages and their forms are loaded before the first test, so that no test waits for the compiler.
import '@/pages/campaigns/CampaignDialog';
import '@/pages/campaigns/CampaignsPage';
import '@/pages/connections/ConnectionDialog';
import '@/pages/connections/ConnectionsPage';
import '@/pages/prompts/PromptDialog';
import '@/pages/prompts/PromptsPage';
import '@/pages/queue-integration/IntegrationDialog';
import '@/pages/queue-integration/QueueIntegrationPage';
import '@/pages/queues/QueueDialog';
import '@/pages/queues/QueuesPage';
import '@/pages/settings/SettingsPage';
import '@/pages/settings/companies/CompaniesTab';
import '@/pages/settings/companies/CompanyDialog';
import '@/pages/users/UserDialog';
import '@/pages/users/UsersPage';

const { store, ctx } = backend;

/** No record of the company has it. Some of another company have, as a database insists on its keys. */
const lost = 9_001;
const elsewhere = { id: lost, companyId: 2, name: 'De outra empresa' };

beforeEach(() => {
  store.prompts.insert(() => ({ ...named(store.prompts, 'Triagem de vendas'), ...elsewhere }));
  store.queues.insert(() => ({ ...named(store.queues, 'Suporte'), ...elsewhere, color: '#123456' }));
  store.whatsapps.insert(() => ({ ...named(store.whatsapps, 'Principal'), ...elsewhere, isDefault: false }));
});

interface Case {
  path: string;
  as?: Person;
  name: string;
  /** Gives the record values that its form has no choice for. */
  store: () => object;
  tab?: string;
  /** Of each select its name in what is sent, its label, what it says, and the choice that empties it. */
  selects: readonly (readonly [name: string, label: RegExp, said: string, emptied?: string])[];
}

function named<Row extends { name: string }>(rows: { all: () => Row[] }, name: string): Row {
  const row = rows.all().find((entry) => entry.name === name);
  if (!row) throw new Error(`nothing is called ${name}`);
  return row;
}

const ahead = (): string => new Date(ctx.now().getTime() + 3 * 86_400_000).toISOString();

const user = (timeZone: string): Case => ({
  path: '/users?q=Gisele Amaral',
  name: 'Gisele Amaral',
  store: () =>
    store.users.update(named(store.users, 'Gisele Amaral'), { whatsappId: lost, timeZone, profile: 'gerente' }),
  selects: [
    ['whatsappId', /^Conexão padrão/, 'Conexão que não existe mais (9001)', 'Nenhuma'],
    ['timeZone', /^Fuso horário/, timeZone, 'Padrão do servidor'],
    ['profile', /^Perfil/, 'gerente'],
  ],
});

const cases: Readonly<Record<string, Case>> = {
  'a user in UTC': user('UTC'),
  'a user in Asia/Kolkata': user('Asia/Kolkata'),
  'a user in Europe/Kyiv': user('Europe/Kyiv'),
  'a queue': {
    path: '/queues',
    name: 'Suporte',
    store: () => store.queues.update(named(store.queues, 'Suporte'), { integrationId: lost, promptId: lost }),
    selects: [
      ['integrationId', /^Integração/, 'Integração que não existe mais (9001)', 'Nenhuma integração'],
      ['promptId', /^Prompt de IA/, 'Prompt que não existe mais (9001)', 'Nenhum prompt'],
    ],
  },
  'a connection': {
    path: '/connections',
    name: 'Principal',
    store: () => store.whatsapps.update(named(store.whatsapps, 'Principal'), { transferQueueId: lost, promptId: lost }),
    tab: 'Filas e chatbot',
    selects: [
      ['transferQueueId', /^Transferir para a fila/, 'Fila que não existe mais (9001)', 'Não transferir'],
      ['promptId', /^Prompt de IA/, 'Prompt que não existe mais (9001)', 'Nenhum prompt'],
    ],
  },
  'a prompt': {
    path: '/prompts',
    name: 'Triagem de vendas',
    store: () => store.prompts.update(named(store.prompts, 'Triagem de vendas'), { queueId: lost, model: 'gpt-3' }),
    selects: [
      ['queueId', /^Fila/, 'Fila que não existe mais (9001)'],
      ['model', /^Modelo/, 'gpt-3'],
    ],
  },
  'an integration of another type': {
    path: '/queue-integration',
    name: 'n8n principal',
    store: () => store.queueIntegrations.update(named(store.queueIntegrations, 'n8n principal'), { type: 'zapier' }),
    selects: [['type', /^Tipo/, 'zapier']],
  },
  'an integration in another language': {
    path: '/queue-integration',
    name: 'Dialogflow vendas',
    store: () =>
      store.queueIntegrations.update(named(store.queueIntegrations, 'Dialogflow vendas'), { language: 'fr' }),
    selects: [['language', /^Idioma/, 'fr']],
  },
  'a campaign': {
    path: '/campaigns',
    name: 'Volta às aulas',
    store: () =>
      store.campaigns.update(named(store.campaigns, 'Volta às aulas'), {
        status: 'PROGRAMADA',
        scheduledAt: ahead(),
        contactListId: lost,
        tagId: lost,
        whatsappId: lost,
        fileListId: lost,
      }),
    selects: [
      ['contactListId', /^Lista de contatos/, 'Lista de contatos que não existe mais (9001)'],
      ['tagListId', /^Tag/, 'Tag que não existe mais (9001)'],
      ['whatsappId', /^Conexão/, 'Conexão que não existe mais (9001)'],
      ['fileListId', /^Lista de arquivos/, 'Lista de arquivos que não existe mais (9001)', 'Nenhuma'],
    ],
  },
  'a company': {
    path: '/settings?tab=companies',
    as: 'super',
    name: 'Mercado Vencido',
    store: () =>
      store.companies.update(named(store.companies, 'Mercado Vencido'), { planId: lost, recurrence: 'DECENAL' }),
    selects: [
      ['planId', /^Plano/, 'Plano que não existe mais (9001)'],
      ['recurrence', /^Recorrência/, 'DECENAL', 'Nenhuma'],
    ],
  },
};

const selectIn = (form: Part, label: RegExp) => form.findByLabelText(label, { selector: '[role="combobox"]' });

/** The form of the record, at the tab of its selects. */
async function openCase({ path, as = 'admin', name, tab }: Case) {
  const app = await renderApp(path, { as });
  await app.user.click(await screen.findByLabelText(`Editar ${name}`, { selector: 'button' }));
  const form = await dialog();
  const nameField = await form.findByDisplayValue(name);
  const toSelects = async () => {
    if (tab) await app.user.click(form.getByText(tab, { selector: '[role="tab"]' }));
  };
  return { ...app, form, nameField, toSelects };
}

/** What a save sends of the record. */
async function saved({ user: hand }: RenderedApp, form: Part): Promise<unknown> {
  const sent = sentTo('/');
  await hand.click(form.getByText('Salvar'));
  await waitFor(() => expect(sent.map(({ line }) => line)).toEqual([expect.stringMatching(/^PUT /)]));
  await closed();
  return sent[0]?.body;
}

const saysGone = (said: string): boolean => said.endsWith(`(${lost})`);

describe('a record that refers to what is gone', () => {
  it.each(Object.entries(cases))(
    'PUB-18 %s: it is shown as what it is, and stays when something else is saved',
    async (_title, record) => {
      record.store();
      const app = await openCase(record);
      await replaceText(app.user, app.nameField, `${record.name} Dois`);
      await app.toSelects();
      for (const [, label, said] of record.selects) {
        const select = await selectIn(app.form, label);
        await waitFor(() => expect(select).toHaveTextContent(said));
      }
      const kept = record.selects.map(([name, , said]) => [name, saysGone(said) ? lost : said]);
      expect(await saved(app, app.form)).toMatchObject({
        name: `${record.name} Dois`,
        ...Object.fromEntries(kept),
      });
    },
  );

  const leavable = Object.entries(cases).filter(
    ([title, { selects }]) => !/UTC|Kolkata/.test(title) && selects.some(([, , , emptied]) => emptied),
  );
  it.each(leavable)('PUB-18 %s: it can be emptied', async (_title, record) => {
    record.store();
    const app = await openCase(record);
    await app.toSelects();
    const emptied: [string, null | string][] = [];
    for (const [name, label, said, none] of record.selects) {
      const select = await selectIn(app.form, label);
      await waitFor(() => expect(select).toHaveTextContent(said));
      if (none === undefined) continue;
      await choose(app.user, select, none);
      emptied.push([name, saysGone(said) || name === 'timeZone' ? null : '']);
    }
    expect(await saved(app, app.form)).toMatchObject(Object.fromEntries(emptied));
  });

  it('PUB-18 is not called gone while its list is on its way, and is told apart when that cannot be read', async () => {
    cases['a queue']?.store();
    const release = answerWhen('/queueIntegration', 'GET');
    backend.faults.fail('GET /prompt', 500);
    const { form } = await openCase(cases['a queue'] ?? user('UTC'));
    const integration = await selectIn(form, /^Integração/);
    await waitFor(async () =>
      expect(await selectIn(form, /^Prompt de IA/)).toHaveTextContent('Nome não carregado (9001)'),
    );
    expect(integration).toHaveTextContent('Carregando…');
    release();
    await waitFor(() => expect(integration).toHaveTextContent('Integração que não existe mais (9001)'));
  });
});

describe('other selects', () => {
  it('PUB-18 U-05 UTC can be chosen as a time zone', async () => {
    const { form, user: hand, ...app } = await openCase(user('Europe/Kyiv'));
    await choose(hand, await selectIn(form, /^Fuso horário/), 'UTC');
    expect(await saved({ ...app, user: hand }, form)).toMatchObject({ timeZone: 'UTC' });
  });

  it('PUB-18 T-55 a transfer names the connection that is gone, and leaves the conversation on it', async () => {
    const { ticket } = smallInbox();
    store.tickets.update(ticket, { whatsappId: lost });
    const { user: hand } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'admin' });
    const header = headerOf(await findConversation('Alfa Souza'));
    await chooseAct({ user: hand, inHeader: within(header) }, 'Transferir');
    const form = within(await findDialog('Transferir atendimento'));
    expect(await form.findByText('Conexão que não existe mais (9001)')).toBeVisible();
    await choose(hand, form.getByLabelText(/^Fila/), 'Vendas');
    const sent = sentTo('/tickets');
    await hand.click(form.getByText('Transferir'));
    await closed();
    expect(sent[0]?.body).not.toHaveProperty('whatsappId');
  });

  it('PUB-18 IC-08 a chat names a member that is gone, and a new title leaves the members alone', async () => {
    const chat = chatNamed(sales);
    store.chatUsers.insert((id) => ({ id, chatId: chat.id, userId: lost, unreads: 0, ...ctx.stamps() }));
    const { user: hand } = await openChat(sales);
    await hand.click(await screen.findByLabelText('Editar conversa', { selector: 'button' }));
    const form = await dialog();
    expect(await form.findByText('Usuário que não existe mais (9001)')).toBeVisible();
    await replaceText(hand, form.getByLabelText(/^Título/), 'Vendas do sul');
    const sent = sentTo('/chats');
    await hand.click(form.getByText('Salvar'));
    await closed();
    expect(sent).toEqual([{ line: `PUT /chats/${chat.id}`, body: { title: 'Vendas do sul' } }]);
    expect(memberIds(chat.id)).toContain(lost);
  });

  it('PUB-18 T-08 a search names the tag and the person of an old address, and both can be taken out', async () => {
    const { user: hand } = await renderApp(`/tickets?tab=search&tags=${lost}&user=${lost}`, { as: 'admin' });
    await hand.click(
      await screen.findByRole('button', { name: 'Filtrar por usuário: Usuário que não existe mais (9001)' }),
    );
    await hand.click(await screen.findByRole('menuitemradio', { name: 'Usuário que não existe mais (9001)' }));
    await waitFor(() => expect(window.location.search).not.toContain('user='));
    await hand.click(screen.getByRole('button', { name: /^Filtrar por tags: Tags/ }));
    await hand.click(await screen.findByRole('menuitemcheckbox', { name: 'Tag que não existe mais (9001)' }));
    await waitFor(() => expect(window.location.search).not.toContain('tags='));
  });

  it('PUB-18 T-05 a queue of an old address is not counted: one that is ticked is not all of them', async () => {
    const all = store.queues.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
    const others = all.slice(2).join(',');
    const { user: hand } = await renderApp(`/tickets?queues=${lost},${others}`, { as: 'admin' });
    await hand.click(await screen.findByRole('button', { name: /^Filas: / }));
    const boxes = await screen.findAllByRole('menuitemcheckbox');
    await hand.click(boxes[1] ?? document.body);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toContain(String(all[0])));
    expect(screen.queryByRole('button', { name: 'Filas: Todas as filas' })).not.toBeInTheDocument();
  });
});
