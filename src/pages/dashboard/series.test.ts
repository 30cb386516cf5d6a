import { describe, expect, it } from 'vitest';
import { filledSlots, slotName, slotTick, userBars } from './series';

describe('the points of the charts', () => {
  it('D-11 days without conversations are points as well, across months', () => {
    const counts = [
      { slot: '2026-10-31', amount: 2 },
      { slot: '2026-11-02', amount: 5 },
    ];
    expect(filledSlots(counts, { from: '2026-10-30', to: '2026-11-02' })).toEqual([
      { slot: '2026-10-30', amount: 0 },
      { slot: '2026-10-31', amount: 2 },
      { slot: '2026-11-01', amount: 0 },
      { slot: '2026-11-02', amount: 5 },
    ]);
  });

  it('D-11 one day is 24 hours', () => {
    const hours = filledSlots([{ slot: '09', amount: 3 }], { from: '2026-11-02', to: '2026-11-02' });
    expect(hours).toHaveLength(24);
    expect(hours.filter(({ amount }) => amount > 0)).toEqual([{ slot: '09', amount: 3 }]);
    expect([slotName('09'), slotTick('09')]).toEqual(['09:00–09:59', '09:00']);
    expect([slotName('2026-11-02'), slotTick('2026-11-02')]).toEqual(['02/11/2026', '02/11']);
  });

  it('D-11 an open start begins with the first conversation; a mistyped year does not make a million points', () => {
    const counts = [{ slot: '2026-11-01', amount: 1 }];
    expect(filledSlots(counts, { from: '2000-01-01', to: '2026-11-03' })).toHaveLength(3);
    expect(filledSlots(counts, { from: '2001-01-01', to: '2026-11-03' })).toEqual(counts);
    expect(filledSlots(counts, { from: '2026-11-01', to: '9999-01-01' })).toEqual(counts);
    expect(filledSlots([], { from: '2026-11-01', to: '2026-11-03' })).toEqual([]);
  });

  it('D-10 D-12 the busiest have bars of their own, the rest share one, the idle have none', () => {
    const users = [1, 9, 0, 4, 3, 0].map((amount, place) => ({ name: `U${place}`, amount }));
    expect(userBars(users, 4)).toEqual({
      bars: [
        { name: 'U1', amount: 9 },
        { name: 'U3', amount: 4 },
        { name: 'U4', amount: 3 },
        { name: 'U0', amount: 1 },
      ],
      others: 0,
    });
    expect(userBars(users, 3)).toEqual({
      bars: [
        { name: 'U1', amount: 9 },
        { name: 'U3', amount: 4 },
        { name: '', amount: 4 },
      ],
      others: 2,
    });
  });
});
