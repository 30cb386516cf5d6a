import { randomBytes } from 'node:crypto';
import type { Ctx } from './context.ts';
import { mainChannel } from './context.ts';
import { omit, pick } from './parse.ts';
import type { Payload, WhatsappRow } from './types.ts';

/** How long the pretended network takes to give a code, and how long a code lasts before the next one. */
const CODE_AFTER = 300;
const CODE_LASTS = 60_000;
const CODES = 3;

const code = (): string => `2@${Array.from({ length: 4 }, () => randomBytes(33).toString('base64')).join(',')}`;

/** The queues of a connection: short in lists, with their menus by id, whole after creation (contract §3.8). */
export function queuesOfLine(ctx: Ctx, whatsappId: number, form: 'listed' | 'detailed' | 'whole'): Payload[] {
  const { by, queues, queueOptions } = ctx.store;
  return by.queuesOfWhatsapp.all(whatsappId).flatMap((link) => {
    const queue = queues.get(link.queueId);
    if (!queue) return [];
    const short = pick(queue, 'id', 'name', 'color', 'greetingMessage');
    const extras = {
      ...pick(queue, 'integrationId', 'promptId'),
      options: queueOptions.filter((row) => row.queueId === queue.id),
    };
    const detailed = form === 'detailed' ? { ...short, ...extras } : short;
    return [{ ...(form === 'whole' ? queue : detailed), WhatsappQueue: omit(link, 'id') }];
  });
}

/** GET by id, PUT answers and the event of an edit. */
export const lineDetailed = (ctx: Ctx, row: WhatsappRow): Payload => ({
  ...row,
  queues: queuesOfLine(ctx, row.id, 'detailed'),
  prompt: ctx.store.prompts.get(row.promptId) ?? null,
});

/** OPENING and the end of the codes go out under a name without the company (contract §4.5). */
function tellSession(ctx: Ctx, row: WhatsappRow, bare = false): void {
  const event = bare ? 'whatsappSession' : `company-${row.companyId}-whatsappSession`;
  const session = { ...row, queues: queuesOfLine(ctx, row.id, 'listed') };
  ctx.emit(mainChannel(row.companyId), event, { action: 'update', session });
}

const change = (ctx: Ctx, row: WhatsappRow, patch: Partial<WhatsappRow>): WhatsappRow =>
  ctx.store.whatsapps.update(row, { ...patch, ...ctx.touched() });

function showCode(ctx: Ctx, row: WhatsappRow, left: number): void {
  const qrcode = code();
  change(ctx, row, { status: 'qrcode', qrcode });
  tellSession(ctx, row);
  ctx.later(CODE_LASTS, () => {
    if (row.qrcode !== qrcode || row.status !== 'qrcode' || !ctx.store.whatsapps.get(row.id)) return;
    if (left > 1) return showCode(ctx, row, left - 1);
    change(ctx, row, { status: 'DISCONNECTED', qrcode: '' });
    tellSession(ctx, row, true);
  });
}

/** Opens a connection: with stored credentials it connects, without it shows codes to scan. */
export function openLine(ctx: Ctx, row: WhatsappRow): void {
  change(ctx, row, { status: 'OPENING' });
  tellSession(ctx, row, true);
  ctx.later(CODE_AFTER, () => {
    if (row.status !== 'OPENING' || !ctx.store.whatsapps.get(row.id)) return;
    if (row.session) return scanLine(ctx, row);
    showCode(ctx, row, CODES);
  });
}

/** Somebody scanned the code with the phone. */
export function scanLine(ctx: Ctx, row: WhatsappRow): void {
  change(ctx, row, { status: 'CONNECTED', qrcode: '', session: '{"creds":{}}', retries: 0 });
  tellSession(ctx, row);
}

/** A logout: PENDING at once, two seconds later a new code (contract §3.8). */
export function logoutLine(ctx: Ctx, row: WhatsappRow, reopen = true): void {
  change(ctx, row, { status: 'PENDING', session: '' });
  tellSession(ctx, row);
  if (!reopen) return;
  ctx.later(2_000, () => {
    if (row.status === 'PENDING' && ctx.store.whatsapps.get(row.id)) openLine(ctx, row);
  });
}

/** Settles when the connection has opened, or when the caller gives up waiting. */
export function lineOpened(ctx: Ctx, row: WhatsappRow, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = ctx.onEmit(() => {
      if (row.status === 'CONNECTED') done();
    });
    const done = (): void => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', done, { once: true });
  });
}
