import type { Ctx } from '../context.ts';
import { AppError, requireAuth, requireSuper } from '../context.ts';
import { given, needCoded } from '../guards.ts';
import { body, bool, byText, contains, idParam, number, page, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { PlanRow } from '../types.ts';

/** Numbers in a local format break the database (recorded/plans, value-as-text). */
function amount(value: unknown): number {
  const result = number(value ?? 0);
  if (result === null) throw new Error('not a number');
  return result;
}

const readers = {
  name: text,
  users: amount,
  connections: amount,
  queues: amount,
  value: amount,
  useSchedules: bool,
  useCampaigns: bool,
  useInternalChat: bool,
  useExternalApi: bool,
  useKanban: bool,
  useOpenAi: bool,
  useIntegrations: bool,
};

function found(ctx: Ctx, id: number | null): PlanRow {
  const plan = ctx.store.plans.get(id);
  if (!plan) throw new AppError('ERR_NO_PLAN_FOUND', 404);
  return plan;
}

/** Contract back office §18: two public lists, writing for the super user. */
export const registerPlans: Register = (app, ctx) => {
  const { plans, companies } = ctx.store;
  const sorted = (): PlanRow[] => plans.all().toSorted((left, right) => byText(left.name, right.name));

  app.get('/plans/list', (c) => c.json(sorted()));
  app.get('/plans/all', (c) => c.json(sorted()));
  app.get('/plans', requireAuth, (c) => {
    const hits = sorted().filter((row) => contains(row.name, c.req.query('searchParam') ?? ''));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ plans: rows, count, hasMore });
  });
  app.get('/plans/:id', requireAuth, (c) => c.json(found(ctx, idParam(c, 'id'))));

  app.post('/plans', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    const name = needCoded(input.name, 'name', 2, 'ERR_PLAN_INVALID_NAME');
    if (plans.find((row) => row.name === name)) throw new AppError('ERR_PLAN_NAME_ALREADY_EXISTS');
    const base = {
      users: 0,
      connections: 0,
      queues: 0,
      value: 0,
      useSchedules: true,
      useCampaigns: true,
      useInternalChat: true,
      useExternalApi: true,
      useKanban: true,
      useOpenAi: true,
      useIntegrations: true,
    };
    const fields = given<PlanRow>(input, readers);
    return c.json(plans.insert((id) => ({ ...base, ...fields, id, name, ...ctx.stamps() })));
  });

  // The id is read from the body, never from the path (recorded/plans).
  app.put('/plans/:id', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    const plan = found(ctx, number(input.id));
    if (plans.find((row) => row.name === input.name && row.id !== plan.id)) throw new Error('the name is in use');
    return c.json(plans.update(plan, { ...given<PlanRow>(input, readers), ...ctx.touched() }));
  });

  app.delete('/plans/:id', requireAuth, (c) => {
    requireSuper(c);
    const plan = found(ctx, idParam(c, 'id'));
    for (const company of companies.filter((row) => row.planId === plan.id))
      companies.update(company, { planId: null });
    plans.remove(plan);
    return c.json(null);
  });
};
