import type { Ctx } from './context.ts';
import { mainChannel } from './context.ts';
import { isRecord, isText, pick } from './parse.ts';
import type { Payload } from './types.ts';
import type { CampaignRow, CampaignShippingRow, ContactListItemRow } from './typesExtra.ts';

const HOUR = 3_600_000;
/** What the server puts before each text, so that no two are the same for the network. */
const MARK = '\u200C ';

const validOf = (ctx: Ctx, { contactListId }: CampaignRow): ContactListItemRow[] =>
  ctx.store.by.itemsOfList.all(contactListId).filter((row) => row.isWhatsappValid === true);

/** A campaign as lists and events of calls carry it: no shippings, the list without its contacts. */
export function campaignRecord(ctx: Ctx, row: CampaignRow): Payload {
  const list = ctx.store.contactLists.get(row.contactListId);
  const line = ctx.store.whatsapps.get(row.whatsappId);
  return { ...row, contactList: list ? { ...list } : null, whatsapp: line ? pick(line, 'id', 'name') : null };
}

/** GET /campaigns/{id}: the whole list and all shippings, newest first (recorded/campaigns). */
export function campaignDetail(ctx: Ctx, row: CampaignRow): Payload {
  const { by, contactLists } = ctx.store;
  const list = contactLists.get(row.contactListId);
  return {
    ...campaignRecord(ctx, row),
    shipping: by.shippingOfCampaign.all(row.id).toReversed(),
    contactList: list ? { ...list, contacts: by.itemsOfList.all(list.id) } : null,
  };
}

/** What the worker tells: shippings with their contacts, of the list the valid ones (contract back-office 9). */
function workerRecord(ctx: Ctx, row: CampaignRow): Payload {
  const { by, contactLists, contactListItems } = ctx.store;
  const list = contactLists.get(row.contactListId);
  const contacts = validOf(ctx, row).map((item) => pick(item, 'id', 'name', 'number', 'email', 'isWhatsappValid'));
  return {
    ...campaignRecord(ctx, row),
    contactList: list ? { ...pick(list, 'id', 'name'), contacts } : null,
    shipping: by.shippingOfCampaign
      .all(row.id)
      .toReversed()
      .map((shipping) => ({ ...shipping, contact: contactListItems.get(shipping.contactId) ?? null })),
  };
}

export function tellCampaign(ctx: Ctx, companyId: number, payload: Payload): void {
  ctx.emit(mainChannel(companyId), `company-${companyId}-campaign`, payload);
}

function variables(ctx: Ctx, companyId: number): readonly (readonly [string, string])[] {
  const row = ctx.store.campaignSettings.find((entry) => entry.companyId === companyId && entry.key === 'variables');
  const parsed: unknown = JSON.parse(row ? String(row.value) : '[]');
  if (!Array.isArray(parsed)) return [];
  return parsed.filter(isRecord).flatMap(({ key, value }) => (isText(key) && isText(value) ? [[key, value]] : []));
}

/** One of the filled texts with the contact's values; the first, where the server throws a die. */
function textFor(ctx: Ctx, row: CampaignRow, contact: ContactListItemRow): string {
  const texts = [row.message1, row.message2, row.message3, row.message4, row.message5].filter((text) => text);
  const values = [
    ['nome', contact.name],
    ['email', contact.email],
    ['numero', contact.number],
    ...variables(ctx, row.companyId),
  ] as const;
  return values.reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), `${MARK}${texts[0] ?? ''}`);
}

/** The data of an event were read before the change, so it lacks the newest delivery. */
function tellAfter(ctx: Ctx, row: CampaignRow, change: () => void): void {
  const before = workerRecord(ctx, row);
  const shipping: unknown = JSON.parse(JSON.stringify(before.shipping));
  change();
  const record = { ...before, ...pick(row, 'status', 'completedAt', 'updatedAt'), shipping };
  tellCampaign(ctx, row.companyId, { action: 'update', record });
}

/** The worker takes the campaign on: a shipping for each valid contact; what is not delivered gets the text of now. */
export function startCampaign(ctx: Ctx, row: CampaignRow): void {
  const { campaigns, campaignShipping, by } = ctx.store;
  campaigns.update(row, { status: 'EM_ANDAMENTO', ...ctx.touched() });
  const known = new Map(by.shippingOfCampaign.all(row.id).map((shipping) => [shipping.contactId, shipping]));
  for (const contact of validOf(ctx, row)) {
    const there = known.get(contact.id);
    if (there) {
      if (there.deliveredAt === null) campaignShipping.update(there, { message: textFor(ctx, row, contact) });
      continue;
    }
    tellAfter(ctx, row, () => {
      campaignShipping.insert((id) => ({
        id,
        jobId: String(id),
        number: contact.number,
        message: textFor(ctx, row, contact),
        contactId: contact.id,
        campaignId: row.id,
        deliveredAt: null,
        ...ctx.stamps(),
      }));
    });
  }
}

const waitingOf = (ctx: Ctx, row: CampaignRow): CampaignShippingRow[] =>
  ctx.store.by.shippingOfCampaign.all(row.id).filter(({ deliveredAt }) => deliveredAt === null);

/** One delivery; with the last one the campaign is finished. False where nothing is left to do. */
export function deliverNext(ctx: Ctx, row: CampaignRow): boolean {
  const { campaigns, campaignShipping, by } = ctx.store;
  const [next] = waitingOf(ctx, row);
  if (row.status !== 'EM_ANDAMENTO' || !next) return false;
  tellAfter(ctx, row, () => {
    campaignShipping.update(next, { deliveredAt: ctx.now().toISOString(), ...ctx.touched() });
    const delivered = by.shippingOfCampaign.all(row.id).filter(({ deliveredAt }) => deliveredAt !== null);
    if (delivered.length === validOf(ctx, row).length) {
      campaigns.update(row, { status: 'FINALIZADA', completedAt: ctx.now().toISOString(), ...ctx.touched() });
    }
  });
  return true;
}

/** The run a campaign is in; a cancelled one leaves nothing behind when it is restarted. */
const runs = new WeakMap<CampaignRow, symbol>();

/** Takes the campaign on and delivers at its time, one after another. */
export function runCampaign(ctx: Ctx, row: CampaignRow, wait = 0): void {
  const run = Symbol(row.name);
  runs.set(row, run);
  startCampaign(ctx, row);
  const step = (): void => {
    if (runs.get(row) === run && deliverNext(ctx, row)) ctx.later(ctx.delays.campaign, step);
  };
  ctx.later(wait + ctx.delays.campaign, step);
}

/** What the server does every 20 s: it takes on what is due within the hour; what is past is never started. */
export function takeDueCampaigns(ctx: Ctx): void {
  const now = ctx.now().getTime();
  for (const row of ctx.store.campaigns.filter(({ status }) => status === 'PROGRAMADA')) {
    const wait = new Date(row.scheduledAt ?? 0).getTime() - now;
    if (wait >= 0 && wait <= HOUR) runCampaign(ctx, row, wait);
  }
}
