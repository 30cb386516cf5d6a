import { createBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import type { Ctx, Emission } from './context.ts';
import { untouched } from './newTicket.ts';
import { isRecord, pick } from './parse.ts';
import { signToken } from './tokens.ts';
import type { ContactRow, Payload, TicketRow } from './types.ts';

/** A small company for the tests of the rules themselves; the demo has its own seed. */

const week = [{ weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '08:00', endTime: '18:00' }];
const flags = {
  useSchedules: true,
  useCampaigns: true,
  useInternalChat: true,
  useExternalApi: true,
  useKanban: true,
  useOpenAi: true,
  useIntegrations: true,
};

export const people = {
  admin: { email: 'admin@office.test', profile: 'admin', super: true, allTicket: 'desabled', companyId: 1, queues: [] },
  ana: { email: 'ana@office.test', profile: 'user', super: false, allTicket: 'desabled', companyId: 1, queues: [1, 2] },
  bruno: {
    email: 'bruno@office.test',
    profile: 'user',
    super: false,
    allTicket: 'enabled',
    companyId: 1,
    queues: [2, 3],
  },
  sofia: {
    email: 'sofia@office.test',
    profile: 'supervisor',
    super: false,
    allTicket: 'desabled',
    companyId: 1,
    queues: [1],
  },
  vera: { email: 'vera@other.test', profile: 'admin', super: false, allTicket: 'desabled', companyId: 2, queues: [] },
} as const;
export type Person = keyof typeof people;
/** Ids in the order above. */
export const ids: Record<Person, number> = { admin: 1, ana: 2, bruno: 3, sofia: 4, vera: 5 };
/** 1 has three queues, 2 has one, 3 is opening, 4 is down, 5 has none. */
const lines: { status: string; queues: number[] }[] = [
  { status: 'CONNECTED', queues: [1, 2, 3] },
  { status: 'CONNECTED', queues: [1] },
  { status: 'OPENING', queues: [] },
  { status: 'DISCONNECTED', queues: [] },
  { status: 'CONNECTED', queues: [] },
];

function seedLines(ctx: Ctx): void {
  for (const [index, { status, queues }] of lines.entries()) {
    const line = ctx.store.whatsapps.insert((id) => ({
      id,
      name: `Linha ${id}`,
      session: '',
      qrcode: '',
      status,
      battery: null,
      plugged: null,
      retries: 0,
      greetingMessage: 'Escolha:',
      farewellMessage: '',
      complationMessage: '',
      outOfHoursMessage: '',
      ratingMessage: 'Avalie.',
      provider: 'beta',
      isDefault: index === 0,
      companyId: 1,
      token: '',
      transferQueueId: null,
      timeToTransfer: null,
      promptId: null,
      integrationId: null,
      maxUseBotQueues: null,
      timeUseBotQueues: null,
      expiresTicket: null,
      expiresInactiveMessage: null,
      ...ctx.stamps(),
    }));
    for (const queueId of queues) {
      ctx.store.whatsappQueues.insert((id) => ({ id, whatsappId: line.id, queueId, ...ctx.stamps() }));
    }
  }
}

function seedOffice(ctx: Ctx): void {
  const { store } = ctx;
  store.plans.insert((id) => ({
    id,
    name: 'Plano',
    users: 9,
    connections: 9,
    queues: 9,
    value: 1,
    ...flags,
    ...ctx.stamps(),
  }));
  for (const name of ['Escritório', 'Outra']) {
    store.companies.insert((id) => ({
      id,
      name,
      phone: null,
      email: null,
      status: true,
      dueDate: null,
      recurrence: 'MENSAL',
      language: 'pt',
      schedules: week,
      planId: 1,
      ...ctx.stamps(),
    }));
  }
  for (const name of ['Suporte', 'Vendas', 'Financeiro']) {
    store.queues.insert((id) => ({
      id,
      name,
      color: `#00000${id}`,
      greetingMessage: '',
      outOfHoursMessage: '',
      schedules: week,
      companyId: 1,
      orderQueue: id,
      integrationId: null,
      promptId: null,
      ...ctx.stamps(),
    }));
  }
  for (const [name, { queues, ...person }] of Object.entries(people)) {
    const rest = { password: '123456', online: false, tokenVersion: 0, timeZone: null, whatsappId: null };
    const user = store.users.insert((id) => ({ id, name, ...person, ...rest, ...ctx.stamps() }));
    for (const queueId of queues) store.userQueues.insert((id) => ({ id, userId: user.id, queueId, ...ctx.stamps() }));
  }
  seedLines(ctx);
}

export interface Answer {
  status: number;
  body: Payload;
  list: Payload[];
  cookie: string;
}
interface Options {
  as?: Person;
  body?: unknown;
  form?: FormData;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
}

export interface Office {
  backend: Backend;
  ctx: Ctx;
  /** `call('GET /tickets', { as: 'ana' })` */
  call: (line: string, options?: Options) => Promise<Answer>;
  token: (person: Person) => string;
  setting: (key: string, value: string) => void;
  addContact: (fields?: Partial<ContactRow>) => ContactRow;
  addTicket: (fields?: Partial<TicketRow>) => TicketRow;
  /** What `act` makes the server say: `[action, rooms]` pairs by event, in order. */
  during: (act: () => unknown) => Promise<Emission[]>;
}

/** A fresh company of five people, three queues and five lines. */
export function openOffice(): Office {
  const backend = createBackend({ seed: seedOffice });
  const { ctx } = backend;
  Object.assign(ctx.delays, { echo: 0, ack: 0, ready: 0, campaign: 0 });

  // Signed here: a login would say so to the sockets.
  const token: Office['token'] = (person) => {
    const user = { usarname: person, id: ids[person], ...people[person] };
    const claims = pick(user, 'usarname', 'profile', 'id', 'companyId');
    return signToken(claims, ctx.tokens.secret, ctx.tokens.accessSeconds, ctx.now());
  };

  const call: Office['call'] = async (line, { as, body, form, query = {}, headers = {} } = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const all = new Headers(headers);
    if (as) all.set('authorization', `Bearer ${token(as)}`);
    if (body !== undefined) all.set('content-type', 'application/json');
    const content = form ?? (body === undefined ? null : JSON.stringify(body));
    const address = `http://office.test/api${path}?${search.toString()}`;
    const response = await backend.handle(new Request(address, { method, headers: all, body: content }));
    const raw = await response.text();
    const parsed: unknown = raw.startsWith('{') || raw.startsWith('[') ? JSON.parse(raw) : {};
    return {
      status: response.status,
      body: isRecord(parsed) ? parsed : {},
      list: Array.isArray(parsed) ? parsed.filter(isRecord) : [],
      cookie: response.headers.getSetCookie().join('; '),
    };
  };

  const addContact: Office['addContact'] = (fields) =>
    ctx.store.contacts.insert((id) => ({
      id,
      name: `Contato ${id}`,
      number: `55119000000${id}`,
      email: '',
      profilePicUrl: '',
      isGroup: false,
      companyId: 1,
      whatsappId: null,
      ...ctx.stamps(),
      ...fields,
    }));

  const addTicket: Office['addTicket'] = (fields = {}) => {
    const contactId = fields.contactId ?? addContact().id;
    return ctx.store.tickets.insert((id) => ({
      ...untouched,
      id,
      status: 'open',
      unreadMessages: 0,
      isGroup: false,
      userId: null,
      contactId,
      whatsappId: 1,
      queueId: 1,
      chatbot: false,
      companyId: 1,
      uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      ...ctx.stamps(),
      ...fields,
    }));
  };

  return {
    backend,
    ctx,
    call,
    token,
    addContact,
    addTicket,
    setting: (key, value) => {
      ctx.store.settings.insert((id) => ({ id, key, value, companyId: 1, ...ctx.stamps() }));
    },
    during: async (act) => {
      const heard: Emission[] = [];
      const stop = ctx.onEmit((emission) => heard.push(emission));
      await act();
      await ctx.idle();
      stop();
      return heard;
    },
  };
}

/** An emission in short: `ticket delete → room, room`. */
export function short({ event, payload, rooms }: Emission): string {
  const name = event.replace(/^company-\d+-/, '');
  return `${name} ${String(payload.action)} → ${rooms.join(', ')}`;
}
