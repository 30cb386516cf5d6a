import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { campaigns as en } from '@/i18n/en/campaigns';
import { campaigns as es } from '@/i18n/es/campaigns';
import { startI18n } from '@/i18n/i18n';
import { campaigns as pt } from '@/i18n/pt/campaigns';
import { campaignSchema, initialCampaign } from './campaignValues';

beforeAll(startI18n);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the name of a campaign', () => {
  const said = async (name: string): Promise<unknown> =>
    campaignSchema.validateAt('name', { ...initialCampaign, name }).then(
      () => null,
      ({ message }: Error) => message,
    );

  // The server takes no 2 letters.
  it.each([
    ['', 'campaigns.dialog.form.nameRequired'],
    ['   ', 'campaigns.dialog.form.nameRequired'],
    ['ab', 'campaigns.dialog.form.nameShort'],
    [' ab ', 'campaigns.dialog.form.nameShort'],
    ['abc', null],
    ['a'.repeat(50), null],
    ['a'.repeat(51), 'campaigns.dialog.form.nameLong'],
  ])('CP-07 %j: %s', async (name, expected) => {
    expect(await said(name)).toBe(expected);
  });
});

/** What the form says of a campaign for 12:01 when this many seconds are left. */
const saidAt = (seconds: number): Promise<unknown> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12, 1, -seconds) });
  return campaignSchema.validateAt('scheduledAt', { ...initialCampaign, scheduledAt: '2026-11-21T12:01' }).then(
    () => null,
    ({ message }: Error) => message,
  );
};

describe('when a campaign may be sent', () => {
  it('PUB-21 a time that the clock leaves out is refused', async () => {
    vi.stubEnv('TZ', 'America/Santiago');
    const says = (scheduledAt: string) =>
      campaignSchema.validateAt('scheduledAt', { ...initialCampaign, scheduledAt }).then(
        () => null,
        ({ message }: Error) => message,
      );
    expect(await says('2031-09-07T00:30')).toBe('Nesta noite o relógio pula de 00:00 para 01:00: 00:30 não existe.');
    expect(await says('2031-09-07T01:30')).toBeNull();
  });

  it.each([
    [59, 'campaigns.dialog.tooSoon'],
    [60, null],
    [61, null],
    [-1, 'campaigns.dialog.tooSoon'],
  ])('REAL-14 %s seconds ahead: %s', async (seconds, said) => {
    expect(await saidAt(seconds)).toBe(said);
  });

  it('REAL-14 the error says how far ahead, in every language', () => {
    for (const texts of [pt, en, es]) expect(texts.campaigns.dialog.tooSoon).toMatch(/\b1 minut/);
  });
});
