import type { Ctx } from '../context.ts';
import { mainChannel, requireAdmin, requireAuth } from '../context.ts';
import { body, isText } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { SettingRow } from '../types.ts';

/** Creates or changes any key; without a value the row stays as it is (recorded/settings). */
export function saveSetting(ctx: Ctx, companyId: number, key: string, value: unknown): SettingRow {
  const { settings, by } = ctx.store;
  const known = by.settingKey.first(`${companyId}:${key}`);
  const next = isText(value) || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
  if (!known) return settings.insert((id) => ({ id, key, value: next ?? '', companyId, ...ctx.stamps() }));
  return next === null || next === known.value ? known : settings.update(known, { value: next, ...ctx.touched() });
}

/** Contract §3.10: read by anyone, payment token included; written by admins. */
export const registerSettings: Register = (app, ctx) => {
  app.get('/settings', requireAuth, (c) =>
    c.json(ctx.store.settings.filter((row) => row.companyId === c.get('user').companyId)),
  );

  app.put('/settings/:settingKey', requireAuth, async (c) => {
    requireAdmin(c);
    const { companyId } = c.get('user');
    const { value } = await body(c);
    const setting = saveSetting(ctx, companyId, c.req.param('settingKey'), value);
    ctx.emit(mainChannel(companyId), `company-${companyId}-settings`, { action: 'update', setting });
    return c.json(setting);
  });
};
