import { describe, expect, it } from 'vitest';
import type { CampaignReport, CampaignWire } from '@/api/campaigns';
import { applyReportEvent, deliveriesOf, progressOf } from './report';

const shipping = (id: number, deliveredAt: string | null = null) => ({
  id,
  contactId: id,
  number: `55${id}`,
  message: '\u200C Oi',
  deliveredAt,
});
const contact = (id: number, isWhatsappValid: boolean | null = true) => ({
  id,
  name: `Pessoa ${id}`,
  number: `55${id}`,
  isWhatsappValid,
});
const base: CampaignReport = {
  id: 1,
  name: 'Campanha',
  status: 'EM_ANDAMENTO',
  scheduledAt: null,
  completedAt: null,
  updatedAt: '2026-01-01T00:00:10Z',
  contactListId: 1,
  whatsappId: 1,
  tagId: null,
  fileListId: null,
  mediaPath: null,
  mediaName: null,
  message1: 'Oi',
  message2: null,
  message3: null,
  message4: null,
  message5: null,
  shipping: [shipping(2, 'then'), shipping(1, 'then')],
  contacts: [contact(1), contact(2), contact(3), contact(4, false), contact(5, null)],
};
const wire = (changes: Partial<CampaignWire>): CampaignWire => {
  const { contacts: _contacts, shipping: _shipping, ...rest } = base;
  return { ...rest, ...changes };
};

describe('the report of a campaign', () => {
  it('CR-02 counts deliveries over valid contacts, and nothing over nobody', () => {
    const of = (changes: Partial<CampaignReport>) => progressOf({ ...base, ...changes });
    expect(of({})).toEqual({ delivered: 2, of: { valid: 3, percent: (2 / 3) * 100 } });
    expect(of({ shipping: [], contacts: [contact(4, false)] })).toEqual({ delivered: 0, of: { valid: 0, percent: 0 } });
    expect(of({ contacts: [contact(1)] }).of?.percent).toBe(100);
    // Its list was deleted, or it never had one.
    expect(of({ contactListId: null, contacts: [] })).toEqual({ delivered: 2, of: null });
    expect(of({ status: 'INATIVA', contactListId: null, contacts: [], shipping: [] }).of).not.toBeNull();
  });

  it('CR-03 an event adds shippings, never takes a delivery back, and counts twice as once', () => {
    const told = wire({
      status: 'FINALIZADA',
      updatedAt: '2026-01-01T00:00:20Z',
      shipping: [shipping(3), shipping(2)],
    });
    const once = applyReportEvent(base, told);
    expect(once.shipping.map(({ id, deliveredAt }) => [id, deliveredAt])).toEqual([
      [3, null],
      [2, 'then'],
      [1, 'then'],
    ]);
    expect(once.status).toBe('FINALIZADA');
    expect(applyReportEvent(once, told)).toEqual(once);
  });

  it('CR-03 late news change no state, those of calls keep shippings and contacts', () => {
    const late = applyReportEvent(base, wire({ status: 'PROGRAMADA', updatedAt: '2026-01-01T00:00:00Z' }));
    expect(late).toEqual(base);
    const renamed = applyReportEvent(base, wire({ name: 'Outra', contactList: { id: 1, name: 'Lista' } }));
    expect(renamed).toEqual({ ...base, name: 'Outra', contactList: { id: 1, name: 'Lista' } });
  });

  it('CR-02 shows who got what, without the sign that the server puts before a text', () => {
    const rows = deliveriesOf({ ...base, shipping: [shipping(2), shipping(9)] });
    expect(rows.map(({ name, message }) => [name, message])).toEqual([
      ['Pessoa 2', 'Oi'],
      [null, 'Oi'],
    ]);
  });
});
