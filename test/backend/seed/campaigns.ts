import type { Ctx } from '../context.ts';
import { addList } from '../contactLists.ts';
import type { CampaignRow, ContactListRow } from '../typesExtra.ts';
import type { Aurora } from './companies.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const firstNames = [
  'Adriana',
  'Bento',
  'Célia',
  'Dário',
  'Elaine',
  'Fábio',
  'Gilda',
  'Heitor',
  'Ivone',
  'Jonas',
  'Kátia',
  'Lauro',
];
const lastNames = ['Abreu', 'Brandão', 'Coutinho', 'Duarte', 'Esteves', 'Fontes', 'Guimarães'];

/** 22 names more than a page holds, so that paging can be seen. */
const smallLists = [
  'Arquitetos parceiros',
  'Bairro Vila Mariana',
  'Clientes de Campinas',
  'Clientes de Santos',
  'Clientes de Sorocaba',
  'Compraram cadeiras',
  'Compraram luminárias',
  'Compraram poltronas',
  'Consultores',
  'Evento de abertura',
  'Feira da primavera',
  'Fornecedores',
  'Garantia vencendo',
  'Hotéis e pousadas',
  'Inativos há um ano',
  'Lançamento da estação',
  'Lista de espera',
  'Pesquisa de satisfação',
  'Programa de pontos',
  'Revendas do interior',
  'Sem compra desde janeiro',
];

/** Every twelfth number is not on the network. */
function fill(ctx: Ctx, list: ContactListRow, amount: number): void {
  for (let index = 0; index < amount; index += 1) {
    const first = firstNames[index % firstNames.length] ?? 'Nome';
    const last = lastNames[index % lastNames.length] ?? 'Sobrenome';
    const plain = first.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    ctx.store.contactListItems.insert((id) => ({
      id,
      name: `${first} ${last}${index >= 84 ? ` ${index}` : ''}`,
      number: `55119${String(70_000_000 + list.id * 100_000 + index * 37)}`,
      email: index % 3 === 0 ? `${plain}${index}@cliente.example` : '',
      isWhatsappValid: index % 12 !== 11,
      companyId: list.companyId,
      contactListId: list.id,
      ...ctx.stamps(),
    }));
  }
}

interface CampaignSeed {
  name: string;
  status: string;
  /** Milliseconds from now; null: no date. */
  at: number | null;
  list: ContactListRow;
  /** How many of the valid contacts have a shipping, and how many of those were delivered. */
  shipped?: number;
  delivered?: number;
  text: string;
}

function addCampaign(ctx: Ctx, aurora: Aurora, seed: CampaignSeed): CampaignRow {
  const { name, status, at, list, shipped = 0, delivered = 0, text } = seed;
  const done = status === 'FINALIZADA';
  const { store } = ctx;
  const campaign = store.campaigns.insert((id) => ({
    id,
    name,
    message1: text,
    message2: `Oi {nome}! ${text.replace(/^[^!,.]*[!,.] ?/, '')}`,
    message3: '',
    message4: '',
    message5: '',
    status,
    mediaPath: null,
    mediaName: null,
    timeZone: 'America/Sao_Paulo',
    scheduledAt: at === null ? null : aurora.ago(-at),
    completedAt: done && at !== null ? aurora.ago(-at - 2 * HOUR) : null,
    tagId: null,
    companyId: aurora.company.id,
    contactListId: list.id,
    whatsappId: aurora.lines[0]?.id ?? null,
    fileListId: null,
    ...ctx.stamps(),
  }));
  const valid = store.by.itemsOfList.all(list.id).filter(({ isWhatsappValid }) => isWhatsappValid === true);
  for (const [index, contact] of valid.slice(0, done ? valid.length : shipped).entries()) {
    const sent = done || index < delivered;
    store.campaignShipping.insert((id) => ({
      id,
      jobId: String(id),
      number: contact.number,
      message: `\u200C ${text.replaceAll('{nome}', contact.name).replaceAll('{cupom}', 'DEZ')}`,
      contactId: contact.id,
      campaignId: campaign.id,
      deliveredAt: sent ? aurora.ago(-(at ?? 0) - index * 20_000) : null,
      ...ctx.stamps(),
    }));
  }
  return campaign;
}

/** Contact lists, campaigns in each of their states, and the company's settings of campaigns. */
export function seedCampaigns(ctx: Ctx, aurora: Aurora): void {
  const companyId = aurora.company.id;
  const active = addList(ctx, companyId, 'Clientes ativos');
  fill(ctx, active, 48);
  const news = addList(ctx, companyId, 'Novidades por WhatsApp');
  fill(ctx, news, 26);
  const wholesale = addList(ctx, companyId, 'Atacado e revenda');
  fill(ctx, wholesale, 10);
  for (const [index, name] of smallLists.entries()) fill(ctx, addList(ctx, companyId, name), index % 4);

  addCampaign(ctx, aurora, {
    name: 'Black Friday',
    status: 'FINALIZADA',
    at: -5 * DAY,
    list: active,
    text: 'Olá {nome}, a Black Friday da Loja Aurora começou! Use o cupom {cupom}.',
  });
  addCampaign(ctx, aurora, {
    name: 'Natal iluminado',
    status: 'PROGRAMADA',
    at: 10 * DAY,
    list: active,
    text: 'Olá {nome}, as luzes de Natal chegaram. Passe na loja!',
  });
  addCampaign(ctx, aurora, {
    name: 'Volta às aulas',
    status: 'INATIVA',
    at: null,
    list: news,
    text: 'Olá {nome}, escrivaninhas com até 20% de desconto.',
  });
  addCampaign(ctx, aurora, {
    name: 'Reativação de revendas',
    status: 'CANCELADA',
    at: -DAY,
    list: wholesale,
    shipped: 10,
    delivered: 3,
    text: 'Olá {nome}, temos uma tabela nova para revendas.',
  });
  addCampaign(ctx, aurora, {
    name: 'Semana do cliente',
    status: 'EM_ANDAMENTO',
    at: -10 * 60_000,
    list: news,
    shipped: 24,
    delivered: 8,
    text: 'Olá {nome}, esta semana é sua: frete grátis com o cupom {cupom}.',
  });
  const settings: Record<string, string> = {
    messageInterval: '20',
    longerIntervalAfter: '20',
    greaterInterval: '60',
    variables: JSON.stringify([{ key: 'cupom', value: 'DEZ' }]),
  };
  for (const [key, value] of Object.entries(settings)) {
    ctx.store.campaignSettings.insert((id) => ({ id, key, value, companyId, ...ctx.stamps() }));
  }
}
