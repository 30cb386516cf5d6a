import type { Ctx } from '../context.ts';
import type { CompanyRow, PlanRow, QueueRow, UserRow, WhatsappRow } from '../types.ts';
import type { DemoCompany, DemoUser } from './people.ts';
import { PASSWORD, auroraUsers, colleagues, otherCompanies, quietCompanies } from './people.ts';
import { week } from './week.ts';

const DAY = 86_400_000;

/** What the company of the demo consists of; the other seeds build on it. */
export interface Aurora {
  company: CompanyRow;
  users: Map<string, UserRow>;
  queues: Map<string, QueueRow>;
  lines: WhatsappRow[];
  /** An instant so many milliseconds ago. */
  ago(milliseconds: number): string;
}

interface PlanSeed {
  name: string;
  limit: number;
  value: number;
  flags: boolean;
}
const planSeeds: PlanSeed[] = [
  { name: 'Completo', limit: 50, value: 199.9, flags: true },
  { name: 'Básico', limit: 1, value: 30, flags: false },
  { name: 'Intermediário', limit: 5, value: 89.5, flags: true },
];

function seedPlans(ctx: Ctx): Map<string, PlanRow> {
  const plans = new Map<string, PlanRow>();
  for (const { name, limit, value, flags } of planSeeds) {
    const row = ctx.store.plans.insert((id) => ({
      id,
      name,
      users: limit,
      connections: limit,
      queues: limit,
      value,
      useSchedules: flags,
      useCampaigns: flags,
      useInternalChat: flags,
      useExternalApi: flags,
      useKanban: flags,
      useOpenAi: flags && name === 'Completo',
      useIntegrations: flags && name === 'Completo',
      ...ctx.stamps(),
    }));
    plans.set(name, row);
  }
  return plans;
}

const settingValues: Record<string, string> = {
  chatBotType: 'text',
  sendGreetingAccepted: 'disabled',
  sendMsgTransfTicket: 'disabled',
  sendGreetingMessageOneQueues: 'disabled',
  userRating: 'disabled',
  scheduleType: 'disabled',
  CheckMsgIsGroup: 'enabled',
  call: 'disabled',
  ipixc: '',
  tokenixc: '',
  ipmkauth: '',
  clientidmkauth: '',
  clientsecretmkauth: '',
  asaas: '',
};

export function seedSettings(ctx: Ctx, companyId: number, campaigns: boolean): void {
  for (const [key, value] of Object.entries({ ...settingValues, campaignsEnabled: String(campaigns) })) {
    ctx.store.settings.insert((id) => ({ id, key, value, companyId, ...ctx.stamps() }));
  }
}

function addUser(ctx: Ctx, companyId: number, user: Omit<DemoUser, 'key' | 'queues' | 'about'>): UserRow {
  return ctx.store.users.insert((id) => ({
    id,
    name: user.name,
    email: user.email,
    password: PASSWORD,
    profile: user.profile,
    super: user.super ?? false,
    online: false,
    allTicket: user.allTicket ?? 'desabled',
    tokenVersion: 0,
    timeZone: null,
    whatsappId: null,
    companyId,
    ...ctx.stamps(),
  }));
}

function addCompany(ctx: Ctx, seed: Pick<DemoCompany, 'name' | 'email' | 'phone' | 'due'>, planId: number): CompanyRow {
  const due = new Date(ctx.now().getTime() + seed.due * DAY);
  return ctx.store.companies.insert((id) => ({
    id,
    name: seed.name,
    phone: seed.phone,
    email: seed.email,
    status: true,
    dueDate: due.toISOString(),
    recurrence: 'MENSAL',
    language: 'pt',
    schedules: week('08:00', '18:00'),
    planId,
    ...ctx.stamps(),
  }));
}

const queueSeeds = [
  {
    name: 'Suporte',
    color: '#2E7D32',
    greeting: 'Você está no suporte da Loja Aurora. Como podemos ajudar?',
    hours: week('08:00', '18:00'),
  },
  { name: 'Vendas', color: '#1565C0', greeting: 'Olá! Fale com nossos vendedores.', hours: week('09:00', '19:00') },
  {
    name: 'Financeiro',
    color: '#EF6C00',
    greeting: 'Financeiro da Loja Aurora, bom dia!',
    hours: week('08:00', '17:00'),
  },
  { name: 'Pós-venda', color: '#7B1FA2', greeting: 'Trocas, devoluções e garantia.', hours: week('09:00', '18:00') },
];

function addLine(ctx: Ctx, companyId: number, change: Partial<WhatsappRow> & { name: string }): WhatsappRow {
  return ctx.store.whatsapps.insert((id) => ({
    id,
    session: '{"creds":{}}',
    qrcode: '',
    status: 'CONNECTED',
    battery: null,
    plugged: null,
    retries: 0,
    greetingMessage: '',
    farewellMessage: '',
    complationMessage: '',
    outOfHoursMessage: '',
    ratingMessage: '',
    provider: 'beta',
    isDefault: false,
    companyId,
    token: '',
    transferQueueId: null,
    timeToTransfer: null,
    promptId: null,
    integrationId: null,
    maxUseBotQueues: 3,
    timeUseBotQueues: 0,
    expiresTicket: 0,
    expiresInactiveMessage: '',
    ...ctx.stamps(),
    ...change,
  }));
}

function linkLine(ctx: Ctx, line: WhatsappRow, queues: Iterable<QueueRow>): void {
  for (const queue of queues) {
    ctx.store.whatsappQueues.insert((id) => ({ id, whatsappId: line.id, queueId: queue.id, ...ctx.stamps() }));
  }
}

function seedOthers(ctx: Ctx, plans: Map<string, PlanRow>): void {
  for (const seed of otherCompanies) {
    const company = addCompany(ctx, seed, plans.get(seed.plan)?.id ?? 1);
    seedSettings(ctx, company.id, seed.campaigns);
    addUser(ctx, company.id, { name: seed.admin, email: seed.email, profile: 'admin' });
    addLine(ctx, company.id, { name: `Linha ${seed.name}`, isDefault: true });
    ctx.store.queues.insert((id) => ({
      id,
      name: `Atendimento ${seed.name}`,
      color: `#00${(0x838f + id).toString(16).toUpperCase()}`,
      greetingMessage: '',
      outOfHoursMessage: '',
      schedules: week('08:00', '18:00'),
      companyId: company.id,
      orderQueue: 1,
      integrationId: null,
      promptId: null,
      ...ctx.stamps(),
    }));
  }
}

/** Companies with an admin and nothing else. */
function seedQuiet(ctx: Ctx, plans: Map<string, PlanRow>): void {
  for (const seed of quietCompanies) {
    const company = addCompany(ctx, seed, plans.get(seed.plan)?.id ?? 1);
    seedSettings(ctx, company.id, seed.campaigns);
    addUser(ctx, company.id, { name: seed.admin, email: seed.email, profile: 'admin' });
  }
}

/** Plans, companies, users, queues and connections. */
export function seedCompanies(ctx: Ctx): Aurora {
  const plans = seedPlans(ctx);
  const aurora = { name: 'Loja Aurora', email: 'contato@lojaaurora.example', phone: '551140020001', due: 400 };
  const company = addCompany(ctx, aurora, plans.get('Completo')?.id ?? 1);
  seedSettings(ctx, company.id, true);

  const queues = new Map<string, QueueRow>();
  for (const [position, { name, color, greeting, hours }] of queueSeeds.entries()) {
    const row = ctx.store.queues.insert((id) => ({
      id,
      name,
      color,
      greetingMessage: greeting,
      outOfHoursMessage: 'Estamos fora do horário. Deixe sua mensagem que respondemos assim que abrirmos.',
      schedules: hours,
      companyId: company.id,
      orderQueue: position + 1,
      integrationId: null,
      promptId: null,
      ...ctx.stamps(),
    }));
    queues.set(name, row);
  }
  const users = new Map<string, UserRow>();
  for (const seed of [...auroraUsers, ...colleagues]) {
    const user = addUser(ctx, company.id, seed);
    users.set(seed.key, user);
    for (const name of seed.queues) {
      const queueId = queues.get(name)?.id;
      if (queueId !== undefined)
        ctx.store.userQueues.insert((id) => ({ id, userId: user.id, queueId, ...ctx.stamps() }));
    }
  }
  const greetingMessage = 'Olá, aqui é a Loja Aurora! Escolha uma opção:';
  const main = addLine(ctx, company.id, {
    name: 'Principal',
    isDefault: true,
    greetingMessage,
    token: 'demo-token-principal',
  });
  const second = addLine(ctx, company.id, {
    name: 'Loja 2',
    complationMessage: 'Atendimento encerrado. Obrigado pelo contato!',
  });
  const spare = addLine(ctx, company.id, { name: 'Reserva', status: 'DISCONNECTED', session: '' });
  linkLine(ctx, main, queues.values());
  linkLine(ctx, second, [...queues.values()].slice(0, 1));
  const ana = users.get('ana');
  if (ana) ctx.store.users.update(ana, { whatsappId: main.id });

  seedOthers(ctx, plans);
  seedQuiet(ctx, plans);
  const now = ctx.now().getTime();
  return {
    company,
    users,
    queues,
    lines: [main, second, spare],
    ago: (milliseconds) => new Date(now - milliseconds).toISOString(),
  };
}
