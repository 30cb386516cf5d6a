import { mainChannel, requireAuth } from '../context.ts';
import { body, isRecord } from '../parse.ts';
import type { Register } from '../routes.ts';

/** Contract back office §9, Settings: one row per key, lists as JSON text. */
export const registerCampaignSettings: Register = (app, ctx) => {
  const { campaignSettings } = ctx.store;

  app.get('/campaign-settings', requireAuth, (c) =>
    c.json(campaignSettings.filter((row) => row.companyId === c.get('user').companyId)),
  );

  app.post('/campaign-settings', requireAuth, async (c) => {
    const { settings } = await body(c);
    if (!isRecord(settings)) throw new Error('no settings');
    const { companyId } = c.get('user');
    const record = Object.entries(settings).map(([key, given]) => {
      const value = typeof given === 'number' || typeof given === 'string' ? given : JSON.stringify(given);
      const known = campaignSettings.find((row) => row.companyId === companyId && row.key === key);
      if (!known)
        return campaignSettings.insert((id) => ({ id, key, value: String(value), companyId, ...ctx.stamps() }));
      campaignSettings.update(known, { value: String(value), ...ctx.touched() });
      // The answer holds what was sent; the column is a text.
      return { ...known, value };
    });
    ctx.emit(mainChannel(companyId), `company-${companyId}-campaignSettings`, { action: 'create', record });
    return c.json(record);
  });
};
