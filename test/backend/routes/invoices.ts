import { writeDueInvoice } from '../billing.ts';
import { AppError, requireAuth } from '../context.ts';
import { body, idParam, number, page, text } from '../parse.ts';
import type { Register } from '../routes.ts';

/** Contract back office §15: a bare list of one's own, a paged one of everybody's. */
export const registerInvoices: Register = (app, ctx) => {
  const { companies, invoices } = ctx.store;

  app.get('/invoices/list', () => {
    throw new Error('the query of this route is broken on the server');
  });
  app.get('/invoices/all', requireAuth, (c) => {
    const { companyId } = c.get('user');
    const company = companies.get(companyId);
    if (company) writeDueInvoice(ctx, company);
    return c.json(invoices.filter((row) => row.companyId === companyId));
  });
  app.get('/invoices', requireAuth, (c) => {
    const { rows, count, hasMore } = page(invoices.all(), c.req.query('pageNumber'), 20);
    return c.json({ invoices: rows, count, hasMore });
  });
  app.get('/invoices/:id', requireAuth, (c) => {
    const row = invoices.get(idParam(c, 'id'));
    if (!row) throw new AppError('ERR_NO_PLAN_FOUND', 404);
    return c.json(row);
  });
  app.put('/invoices/:id', requireAuth, async (c) => {
    const input = await body(c);
    const row = invoices.get(number(input.id));
    if (!row) throw new AppError('ERR_NO_PLAN_FOUND', 404);
    return c.json(invoices.update(row, { status: text(input.status, row.status), ...ctx.touched() }));
  });
};
