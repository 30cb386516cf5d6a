import type { Ctx } from '../context.ts';
import { AppError, requireAuth, requireSuper } from '../context.ts';
import { removeCompany } from '../companyRemoval.ts';
import { given, needCoded, textOrNull } from '../guards.ts';
import { body, byText, contains, idParam, isText, number, omit, page, pick, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { CompanyRow, Payload, SettingRow } from '../types.ts';
import { workingDays } from './queues.ts';
import { saveSetting } from './settings.ts';

const REFUSED = 'Você não possui permissão para acessar este recurso!';

function found(ctx: Ctx, id: number | null): CompanyRow {
  const company = ctx.store.companies.get(id);
  if (!company) throw new AppError('ERR_NO_COMPANY_FOUND', 404);
  return company;
}

/** `YYYY-MM-DD` is midnight UTC once it is read back from the database. */
const instant = (value: string): string => new Date(value).toISOString();

/** A new company lacks CheckMsgIsGroup and sendGreetingMessageOneQueues and holds an odd one (recorded/settings). */
const freshSettings: Record<string, string> = {
  asaas: '',
  tokenixc: '',
  ipixc: '',
  ipmkauth: '',
  clientsecretmkauth: '',
  clientidmkauth: '',
  enabled: '',
  call: 'disabled',
  scheduleType: 'disabled',
  sendGreetingAccepted: 'disabled',
  sendMsgTransfTicket: 'disabled',
  userRating: 'disabled',
  chatBotType: 'text',
  tokensgp: '',
  ipsgp: '',
  appsgp: '',
};

/** The row comes first: a taken e-mail fails afterwards (500) and leaves the company behind. */
function create(ctx: Ctx, input: Payload): CompanyRow {
  const { companies, users } = ctx.store;
  const name = needCoded(input.name, 'name', 2, 'ERR_COMPANY_INVALID_NAME');
  if (companies.find((row) => row.name === name)) throw new AppError('ERR_COMPANY_NAME_ALREADY_EXISTS');
  const due = textOrNull(input.dueDate);
  const company = companies.insert((id) => ({
    id,
    name,
    phone: textOrNull(input.phone),
    email: textOrNull(input.email),
    status: input.status !== false,
    planId: number(input.planId),
    dueDate: due ? instant(due) : null,
    recurrence: text(input.recurrence),
    ...ctx.stamps(),
    schedules: [],
    language: 'pt',
  }));
  const email = text(input.email);
  if (users.find((row) => row.email === email)) throw new Error('the e-mail is in use');
  users.insert((id) => ({
    id,
    name,
    email,
    password: text(input.password) || '123456',
    profile: 'admin',
    super: false,
    online: false,
    allTicket: 'desabled',
    tokenVersion: 0,
    timeZone: null,
    whatsappId: null,
    companyId: company.id,
    ...ctx.stamps(),
  }));
  for (const [key, value] of Object.entries(freshSettings)) saveSetting(ctx, company.id, key, value);
  if (input.campaignsEnabled !== undefined) saveSetting(ctx, company.id, 'campaignsEnabled', input.campaignsEnabled);
  return company;
}

function withPlan(ctx: Ctx, company: CompanyRow): Payload {
  const plan = ctx.store.plans.get(company.planId);
  return {
    ...pick(company, 'id', 'name', 'email', 'status', 'dueDate', 'createdAt', 'phone'),
    plan: plan ? omit(plan, 'createdAt', 'updatedAt') : null,
  };
}

/** Contract back office §17. */
export const registerCompanies: Register = (app, ctx) => {
  const { companies, plans, settings, users } = ctx.store;
  const sorted = (): CompanyRow[] => companies.all().toSorted((left, right) => byText(left.name, right.name));
  const isSuper = (userId: number): boolean => users.get(userId)?.super === true;

  app.get('/companies/list', requireAuth, (c) => {
    requireSuper(c);
    const settingsOf = (companyId: number): SettingRow[] => settings.filter((row) => row.companyId === companyId);
    const rows = sorted().map((row) => {
      const plan = plans.get(row.planId);
      return { ...row, plan: plan ? pick(plan, 'id', 'name', 'value') : null, settings: settingsOf(row.id) };
    });
    return c.json(rows);
  });

  app.get('/companies', requireAuth, (c) => {
    requireSuper(c);
    const hits = sorted().filter((row) => contains(row.name, c.req.query('searchParam') ?? ''));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ companies: rows, count, hasMore });
  });

  app.get('/companiesPlan', requireAuth, (c) => {
    if (!isSuper(c.get('user').id)) throw new AppError(REFUSED);
    return c.json({ companies: sorted().map((row) => withPlan(ctx, row)) });
  });

  app.get('/companies/listPlan/:id', requireAuth, (c) => {
    const id = idParam(c, 'id');
    const { companyId, id: userId } = c.get('user');
    if (id !== companyId && !isSuper(userId)) throw new AppError(REFUSED);
    const company = companies.get(id);
    return c.json(company ? withPlan(ctx, company) : null);
  });

  app.get('/companies/:id', requireAuth, (c) => c.json(found(ctx, idParam(c, 'id'))));

  app.post('/companies/cadastro', async (c) => c.json(create(ctx, await body(c))));

  app.post('/companies', requireAuth, async (c) => {
    requireSuper(c);
    return c.json(create(ctx, await body(c)));
  });

  app.put('/companies/:id/schedules', requireAuth, async (c) => {
    const company = found(ctx, idParam(c, 'id'));
    const { schedules } = await body(c);
    return c.json(companies.update(company, { schedules: workingDays(schedules), ...ctx.touched() }));
  });

  // The answer repeats the due date as it was sent; the next read gives midnight UTC (recorded/companies).
  app.put('/companies/:id', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    const company = found(ctx, number(input.id) ?? idParam(c, 'id'));
    if (companies.find((row) => row.name === input.name && row.id !== company.id))
      throw new Error('the name is in use');
    const patch = given<CompanyRow>(input, {
      name: text,
      phone: textOrNull,
      email: textOrNull,
      status: (value) => value !== false,
      planId: number,
      recurrence: text,
      dueDate: (value) => (isText(value) ? instant(value) : null),
    });
    companies.update(company, { ...patch, ...ctx.touched() });
    if (input.campaignsEnabled !== undefined) saveSetting(ctx, company.id, 'campaignsEnabled', input.campaignsEnabled);
    return c.json({ ...company, ...(input.dueDate === undefined ? {} : { dueDate: input.dueDate }) });
  });

  app.delete('/companies/:id', requireAuth, (c) => {
    requireSuper(c);
    removeCompany(ctx, found(ctx, idParam(c, 'id')));
    return c.json(null);
  });
};
