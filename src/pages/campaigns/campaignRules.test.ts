import { describe, expect, it } from 'vitest';
import { editing } from './campaignRules';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (iso: string | null) => editing({ status: 'PROGRAMADA', scheduledAt: iso }, now);

describe('what of a campaign may be changed', () => {
  it('CP-11 a scheduled one only while it is more than an hour ahead, to the millisecond', () => {
    expect(at('2026-11-21T13:00:00.001Z')).toBe('all');
    expect(at('2026-11-21T13:00:00.000Z')).toBe('nothing');
    expect(at('2026-11-20T13:00:00.000Z')).toBe('nothing');
    expect(at(null)).toBe('nothing');
  });

  it('CP-11 CP-12 an inactive one always, a cancelled one its messages, others nothing', () => {
    const by = (status: Parameters<typeof editing>[0]['status']) => editing({ status, scheduledAt: null }, now);
    expect([by('INATIVA'), by('CANCELADA'), by('EM_ANDAMENTO'), by('FINALIZADA'), by(null)]).toEqual([
      'all',
      'messages',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });
});
