import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { choose, closed, dialog, replaceText, sentTo, type Part } from '../page';
import { renderApp, type RenderedApp } from '../render';
import { backend, type Person } from '../world';
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
export const lost = 9_001;
const elsewhere = { id: lost, companyId: 2, name: 'De outra empresa' };

/** The database of another company has them. */
export function haveThemElsewhere(): void {
  store.prompts.insert(() => ({ ...named(store.prompts, 'Triagem de vendas'), ...elsewhere }));
  store.queues.insert(() => ({ ...named(store.queues, 'Suporte'), ...elsewhere, color: '#123456' }));
  store.whatsapps.insert(() => ({ ...named(store.whatsapps, 'Principal'), ...elsewhere, isDefault: false }));
}

export interface GoneCase {
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

const user = (timeZone: string): GoneCase => ({
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

/** Records that refer to what is gone. */
export const goneCases: Readonly<Record<string, GoneCase>> = {
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

export const selectIn = (form: Part, label: RegExp) => form.findByLabelText(label, { selector: '[role="combobox"]' });

/** The form of the record, at the tab of its selects. */
export async function openCase({ path, as = 'admin', name, tab }: GoneCase) {
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
export async function saved({ user: hand }: RenderedApp, form: Part): Promise<unknown> {
  const sent = sentTo('/');
  await hand.click(form.getByText('Salvar'));
  await waitFor(() => expect(sent.map(({ line }) => line)).toEqual([expect.stringMatching(/^PUT /)]));
  await closed();
  return sent[0]?.body;
}

const saysGone = (said: string): boolean => said.endsWith(`(${lost})`);

/** Each is shown as what it is, and stays when something else is saved (PUB-18). */
export async function isShownAndKept(record: GoneCase): Promise<void> {
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
}

/** What is gone can be let go of (PUB-18). */
export async function canBeEmptied(record: GoneCase): Promise<void> {
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
}

/** Those of which something can be let go. */
export const leavableCases = Object.entries(goneCases).filter(
  ([title, { selects }]) => !/UTC|Kolkata/.test(title) && selects.some(([, , , emptied]) => emptied),
);
