import type { Hono } from 'hono';
import type { Backend } from './backend.ts';
import { runCampaign } from './campaigns.ts';
import type { AppContext, AppEnv } from './context.ts';
import { payCharge } from './billing.ts';
import { scanLine } from './connections.ts';
import type { Incoming } from './customers.ts';
import type { Failure } from './faults.ts';
import { networkNamed } from './network.ts';
import { body, isRecord, isText, number, text } from './parse.ts';
import type { Payload } from './types.ts';

/** The customer's message as a browser journey sends it: the plain fields of `Incoming`. */
function incomingOf(input: Payload): Incoming {
  const incoming: Incoming = {};
  for (const key of ['ticketId', 'contactId', 'companyId', 'whatsappId', 'senderId'] as const) {
    const value = number(input[key]);
    if (value !== null) incoming[key] = value;
  }
  for (const key of [
    'number',
    'name',
    'body',
    'mediaType',
    'mediaPath',
    'quotedMsgId',
    'edits',
    'profilePicUrl',
  ] as const) {
    const value = input[key];
    if (isText(value)) incoming[key] = value;
  }
  for (const key of ['fromMe', 'bot'] as const) {
    const value = input[key];
    if (typeof value === 'boolean') incoming[key] = value;
  }
  return incoming;
}

const failureOf = (value: unknown): Failure =>
  value === 'network' || value === 'lost' ? value : (number(value) ?? 500);

/** What a browser journey may do to the backend from outside; never mounted by default. */
export function registerControl(app: Hono<AppEnv>, backend: Backend): void {
  const done = (c: AppContext): Response => c.json({ ok: true });

  app.post('/__test/receive', async (c) => {
    const message = backend.receive(incomingOf(await body(c)));
    return c.json({ message });
  });
  app.post('/__test/receiveFor', async (c) => {
    const { company, ...input } = await body(c);
    const row = backend.store.companies.find(({ name }) => name === company);
    if (!row) return c.json({ error: 'no such company' }, 404);
    return c.json({ message: backend.receive({ ...incomingOf(input), companyId: row.id }) });
  });
  app.post('/__test/scan', async (c) => {
    const { name } = await body(c);
    const line = backend.store.whatsapps.find((row) => row.name === name && row.status === 'qrcode');
    if (!line) return c.json({ error: 'nothing to scan' }, 404);
    scanLine(backend.ctx, line);
    return done(c);
  });
  app.post('/__test/pay', async (c) => {
    const invoiceId = number((await body(c)).invoiceId);
    const charge = backend.store.charges.find(
      (row) => !row.paid && (invoiceId === null || row.invoiceId === invoiceId),
    );
    if (!charge) return c.json({ error: 'nothing to pay' }, 404);
    payCharge(backend.ctx, charge.txid);
    return done(c);
  });
  app.post('/__test/resetCode', async (c) => {
    const { email } = await body(c);
    const code = backend.store.resetCodes.find((row) => row.email === email);
    return code ? c.json({ code: code.token }) : c.json({ error: 'no code was mailed' }, 404);
  });
  app.post('/__test/campaign', async (c) => {
    const { name } = await body(c);
    const row = backend.store.campaigns.find((campaign) => campaign.name === name);
    if (!row) return c.json({ error: 'no such campaign' }, 404);
    runCampaign(backend.ctx, row);
    return done(c);
  });
  app.post('/__test/dropSockets', (c) => {
    backend.dropSockets();
    return done(c);
  });
  app.post('/__test/fail', async (c) => {
    const { match, failure, error } = await body(c);
    backend.failNext(text(match), failureOf(failure), text(error, 'ERR_INTERNAL_SERVER_ERROR'));
    return done(c);
  });
  app.post('/__test/delay', async (c) => {
    const { match, milliseconds } = await body(c);
    backend.delayNext(text(match), number(milliseconds) ?? 0);
    return done(c);
  });
  app.post('/__test/tokenSeconds', async (c) => {
    const { seconds } = await body(c);
    backend.setTokenSeconds(number(seconds) ?? 900);
    return done(c);
  });
  app.post('/__test/network', async (c) => {
    const { name, seed, sparesChanges } = await body(c);
    backend.ctx.network = networkNamed(text(name, 'lan'), number(seed) ?? 1, sparesChanges === true);
    return done(c);
  });
  app.post('/__test/reset', (c) => {
    backend.reset();
    return done(c);
  });
  app.post('/__test/emit', async (c) => {
    const { rooms, event, payload } = await body(c);
    const list = Array.isArray(rooms) ? rooms.filter(isText) : [text(rooms)];
    backend.ctx.emit(list, text(event), isRecord(payload) ? payload : {});
    return done(c);
  });
  app.get('/__test/requests', (c) => c.json({ counts: backend.faults.counts(), log: backend.faults.log }));
  app.delete('/__test/requests', (c) => {
    backend.faults.log = [];
    return done(c);
  });
}
