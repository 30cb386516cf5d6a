import { attached, detachName } from '../attachments.ts';
import { campaignDetail, campaignRecord, runCampaign, tellCampaign } from '../campaigns.ts';
import { listOfTag } from '../contactLists.ts';
import type { Ctx } from '../context.ts';
import { AppError, requireAuth } from '../context.ts';
import { given, needCoded, needText, textOrNull } from '../guards.ts';
import { body, byText, contains, form, idParam, isText, number, page, pick, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { CampaignRow } from '../typesExtra.ts';
import { instantOf } from '../wallTime.ts';

function found(ctx: Ctx, id: number, code = 'ERR_NO_CAMPAIGN_FOUND'): CampaignRow {
  const row = ctx.store.campaigns.get(id);
  if (!row) throw new AppError(code, 404);
  return row;
}

/** Cancel, restart and attachments know no missing campaign: the database breaks. */
function needed(ctx: Ctx, id: number): CampaignRow {
  const row = ctx.store.campaigns.get(id);
  if (!row) throw new Error('no such campaign');
  return row;
}

/** A message that is null stays null; one that is left out is empty. */
const stored = (value: unknown): string | null => (value === null ? null : text(value));

const changeable = new Set(['INATIVA', 'PROGRAMADA', 'CANCELADA']);

/** Wall time of the server's own zone, which is UTC; an empty text is no date for the database. */
function storedTime(value: unknown): string | null {
  if (value === null) return null;
  if (!isText(value)) throw new Error('not a time');
  return instantOf(value, null);
}

/** Contract back office §9. */
export const registerCampaigns: Register = (app, ctx) => {
  const { campaigns, campaignShipping, companies } = ctx.store;
  const own = (companyId: number): CampaignRow[] =>
    campaigns.filter((row) => row.companyId === companyId).toSorted((left, right) => byText(left.name, right.name));
  const tell = (companyId: number, action: string, row: CampaignRow): Payload => {
    const record = campaignRecord(ctx, row);
    tellCampaign(ctx, companyId, { action, record });
    return record;
  };
  /** Only a JSON number is a tag. */
  const tagOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

  app.get('/campaigns/list', requireAuth, (c) => {
    const companyId = number(c.req.query('companyId'));
    if (companyId === null) throw new Error('a required query value is missing');
    const company = companies.get(companyId);
    return c.json(own(companyId).map((row) => ({ ...row, company: company ? pick(company, 'id', 'name') : null })));
  });

  app.get('/campaigns', requireAuth, (c) => {
    const hits = own(c.get('user').companyId).filter((row) => contains(row.name, c.req.query('searchParam') ?? ''));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ records: rows.map((row) => campaignRecord(ctx, row)), count, hasMore });
  });

  app.get('/campaigns/:id', requireAuth, (c) =>
    c.json(campaignDetail(ctx, found(ctx, idParam(c, 'id'), 'ERR_NO_TICKETNOTE_FOUND'))),
  );

  // Whatever the status of the body, a new campaign is scheduled; without a time the conversion breaks.
  app.post('/campaigns', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const name = needCoded(input.name, 'name', 3, 'ERR_CAMPAIGN_INVALID_NAME');
    const timeZone = textOrNull(input.timeZone);
    const scheduledAt =
      input.scheduledAt === undefined ? ctx.now().toISOString() : instantOf(text(input.scheduledAt), timeZone);
    const tagId = tagOf(input.tagListId);
    const chosen = number(input.contactListId);
    const contactListId = tagId === null ? chosen : listOfTag(ctx, { name, companyId }, tagId, chosen).id;
    const row = campaigns.insert((id) => ({
      id,
      name,
      message1: stored(input.message1),
      message2: stored(input.message2),
      message3: stored(input.message3),
      message4: stored(input.message4),
      message5: stored(input.message5),
      status: 'PROGRAMADA',
      mediaPath: null,
      mediaName: null,
      timeZone,
      scheduledAt,
      completedAt: null,
      tagId,
      companyId,
      contactListId,
      whatsappId: number(input.whatsappId),
      fileListId: number(input.fileListId),
      ...ctx.stamps(),
    }));
    return c.json(tell(companyId, 'create', row));
  });

  // The status of the body is judged, not the stored one (recorded/README, Modules).
  app.put('/campaigns/:id', requireAuth, async (c) => {
    const input = await body(c);
    const name = needText(input.name, 'name');
    if (!changeable.has(text(input.status))) throw new AppError('Só é permitido alterar campanha Inativa e Programada');
    const row = found(ctx, idParam(c, 'id'));
    const patch = given<CampaignRow>(input, {
      message1: stored,
      message2: stored,
      message3: stored,
      message4: stored,
      message5: stored,
      scheduledAt: storedTime,
      timeZone: textOrNull,
      whatsappId: number,
      contactListId: number,
      fileListId: number,
    });
    const tagId = tagOf(input.tagListId);
    const status = input.status === 'INATIVA' && patch.scheduledAt ? 'PROGRAMADA' : text(input.status);
    const list =
      tagId !== null && tagId !== row.tagId
        ? listOfTag(ctx, { name, companyId: row.companyId }, tagId, patch.contactListId ?? null).id
        : (patch.contactListId ?? null);
    campaigns.update(row, { ...patch, name, status, tagId, contactListId: list, ...ctx.touched() });
    return c.json(tell(c.get('user').companyId, 'update', row));
  });

  app.delete('/campaigns/:id', requireAuth, (c) => {
    const id = c.req.param('id');
    const row = found(ctx, idParam(c, 'id'));
    if (row.status === 'EM_ANDAMENTO') throw new AppError('Não é permitido excluir campanha em andamento');
    campaignShipping.removeWhere(({ campaignId }) => campaignId === row.id);
    campaigns.remove(row);
    tellCampaign(ctx, c.get('user').companyId, { action: 'delete', id });
    return c.json({ message: 'Campaign deleted' });
  });

  // Nobody is told of either; a restarted campaign is heard of once its worker goes on.
  app.post('/campaigns/:id/cancel', requireAuth, (c) => {
    campaigns.update(needed(ctx, idParam(c, 'id')), { status: 'CANCELADA', ...ctx.touched() });
    return c.body(null, 204);
  });
  app.post('/campaigns/:id/restart', requireAuth, (c) => {
    const row = needed(ctx, idParam(c, 'id'));
    campaigns.update(row, { status: 'EM_ANDAMENTO', ...ctx.touched() });
    ctx.later(ctx.delays.campaign, () => {
      if (row.status === 'EM_ANDAMENTO') runCampaign(ctx, row);
    });
    return c.body(null, 204);
  });

  app.post('/campaigns/:id/media-upload', requireAuth, async (c) => {
    const media = attached(ctx, await form(c));
    campaigns.update(needed(ctx, idParam(c, 'id')), { ...media, ...ctx.touched() });
    return c.json({ mensagem: 'Mensagem enviada' });
  });
  app.delete('/campaigns/:id/media-upload', requireAuth, (c) => {
    const row = needed(ctx, idParam(c, 'id'));
    ctx.files.remove(detachName(row.mediaPath, 1));
    campaigns.update(row, { mediaPath: null, mediaName: null, ...ctx.touched() });
    return c.json({ mensagem: 'Arquivo excluído' });
  });
};
