import { describe, expect, it } from 'vitest';
import { datedPartOf, datedTests, quarterOf, instantOf, momentOf, moments } from '../../scripts/moments.mjs';

describe('the days and zones on which tests are run besides today', () => {
  it('are instants: half an hour before the year ends in São Paulo it has begun in Auckland', () => {
    expect(instantOf('2026-12-31T23:30', 'America/Sao_Paulo')).toBe('2027-01-01T02:30:00.000Z');
    expect(instantOf('2027-01-01T00:10', 'Pacific/Auckland')).toBe('2026-12-31T11:10:00.000Z');
    expect(instantOf('2027-03-01T00:20', 'Asia/Kolkata')).toBe('2027-02-28T18:50:00.000Z');
  });

  it('where clocks change, an hour that comes twice is its first time, and one that never comes is refused', () => {
    expect(instantOf('2027-04-04T02:30', 'Pacific/Auckland')).toBe('2027-04-03T13:30:00.000Z');
    expect(() => instantOf('2027-09-26T02:30', 'Pacific/Auckland')).toThrow('no clock of Pacific/Auckland');
  });

  it('each comes round by the commits', () => {
    const hashes = moments.map((_, index) => `${index.toString(16).padStart(8, '0')}9f`);
    expect(hashes.map(momentOf)).toEqual(moments);
    expect(momentOf(null)).toEqual(moments[0]);
  });

  it('each meets every quarter and every part of the tests', () => {
    const count = 4 * 12 * moments.length;
    const chosen = Array.from({ length: count }, (_, index) => index.toString(16).padStart(8, '0')).map((hash) =>
      [...momentOf(hash), quarterOf(hash), datedPartOf(hash)].join(),
    );
    expect(new Set(chosen).size).toBe(count);
    expect([quarterOf(null), datedPartOf(null)]).toEqual(['1/4', '1/12']);
  });

  it('tests that have broken on a day or in a zone are among those that are run then', () => {
    const names = datedTests();
    for (const path of ['src/lib/dates.test.ts', 'test/backend/seed.test.ts', 'test/backend/tickets.test.ts'])
      expect(names).toContain(path);
    for (const name of ['invoices', 'companies', 'schedules', 'dashboard', 'subscription', 'campaigns'])
      expect(names).toContain(`test/flows/${name}.test.tsx`);
  });
});
