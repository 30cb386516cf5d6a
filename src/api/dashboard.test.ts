import { describe, expect, it } from 'vitest';
import { toBoard, toDayCounts, toUserCounts } from './dashboard';

describe('the answers of the dashboard', () => {
  it('Y-09 D-05 counters and attendants, in the recorded dialect', () => {
    const counters = {
      supportHappening: 125,
      supportPending: 89,
      supportFinished: 65,
      leads: 208,
      avgSupportTime: 70.2,
      avgWaitTime: null,
    };
    const attendants = [{ id: 4, name: 'Ana', rating: 2, tickets: 118, avgSupportTime: 50.4, online: true }];
    expect(toBoard({ counters, attendants })).toEqual({
      counters: { happening: 125, pending: 89, finished: 65, newContacts: 208, talkMinutes: 70.2, waitMinutes: null },
      attendants: [{ id: 4, name: 'Ana', rating: 2, talkMinutes: 50.4, online: true }],
    });
  });

  it('Y-09 D-08 a server without leads, ids and numbers as numbers', () => {
    const attendants = [
      { name: 'Ana', rating: '2.75', avgSupportTime: '90', online: null },
      { name: 'Davi', rating: 0, avgSupportTime: 0, online: true },
    ];
    const board = toBoard({ counters: { supportHappening: '3' }, attendants });
    expect(board.counters).toMatchObject({ happening: 3, pending: 0, newContacts: null, talkMinutes: null });
    expect(board.attendants).toEqual([
      { id: 0, name: 'Ana', rating: 2.75, talkMinutes: 90, online: false },
      { id: 1, name: 'Davi', rating: 0, talkMinutes: null, online: true },
    ]);
    expect(toBoard('<html>').attendants).toEqual([]);
  });

  it('Y-09 E-05 what is none of its fields counts as nothing: blank texts, texts that are no number, rows that are no rows', () => {
    const counters = { supportHappening: ' ', supportPending: 'many', supportFinished: true, avgWaitTime: '12.5' };
    const attendants = [null, { name: 7, rating: 9, online: 'yes' }];
    expect(toBoard({ counters, attendants })).toEqual({
      counters: { happening: 0, pending: 0, finished: 0, newContacts: null, talkMinutes: null, waitMinutes: 12.5 },
      attendants: [{ id: 0, name: '', rating: 3, talkMinutes: null, online: false }],
    });
    expect(toBoard({ counters: { leads: ' ', avgSupportTime: Number.NaN } }).counters).toMatchObject({
      newContacts: null,
      talkMinutes: null,
    });
  });

  it('D-11 the total is what the server counts, where it counts', () => {
    const data = [{ data: '01/12/2026', total: '4' }];
    expect(toDayCounts({ count: '9', data }).total).toBe(9);
    expect(toDayCounts({ data }).total).toBe(4);
    expect(toDayCounts(null)).toEqual({ total: 0, slots: [] });
    expect(
      toDayCounts({
        data: [
          { data: 'x01/12/2026', total: 1 },
          { data: '01/12/20260', total: 1 },
        ],
      }).slots,
    ).toEqual([]);
  });

  it('D-11 days come sorted as texts and with totals as texts; here they are in order and numbers', () => {
    const data = [
      { data: '01/12/2026', total: '4' },
      { data: '02/11/2026', total: '7' },
      { data: '30/11/2026', total: 2 },
    ];
    expect(toDayCounts({ count: 13, data })).toEqual({
      total: 13,
      slots: [
        { slot: '2026-11-02', amount: 7 },
        { slot: '2026-11-30', amount: 2 },
        { slot: '2026-12-01', amount: 4 },
      ],
    });
    const hours = [{ horario: '22', total: '7' }, { horario: 9, total: '1' }, { total: '5' }];
    expect(toDayCounts({ data: hours })).toEqual({
      total: 8,
      slots: [
        { slot: '09', amount: 1 },
        { slot: '22', amount: 7 },
      ],
    });
  });

  it('D-10 amounts of users come as texts, those of idle ones as numbers', () => {
    const data = [
      { nome: 'Ana', quantidade: '21' },
      { nome: 'Davi', quantidade: 0 },
    ];
    expect(toUserCounts({ data })).toEqual([
      { name: 'Ana', amount: 21 },
      { name: 'Davi', amount: 0 },
    ]);
  });
});
