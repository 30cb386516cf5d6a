import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRuntimeConfig, setRuntimeConfig } from '@/lib/runtimeConfig';
import { http } from './http';
import { invoiceApi, invoiceStatus, oldestUnpaid } from './invoices';
import { subscriptionBody, toCharge } from './subscription';

const flags = {
  useCampaigns: true,
  useSchedules: true,
  useInternalChat: true,
  useExternalApi: true,
  useKanban: true,
  useOpenAi: true,
  useIntegrations: true,
};
const plan = { id: 3, name: 'Completo', users: 5, connections: 2, queues: 5, value: 89.5, ...flags };
const billing = {
  firstName: ' Ana ',
  lastName: 'Silva',
  address2: 'Rua 1',
  city: 'São Paulo',
  state: 'SP',
  zipcode: '01000-000',
  country: 'BR',
  useAddressForPaymentDetails: true,
  nameOnCard: 'ANA SILVA',
  cardNumber: '4111 1111 1111 1111',
  expiryDate: '12/30',
  cvv: '123',
};
const invoice = (id: number, status: string, dueDate: string) => ({ id, status, dueDate, detail: null, value: 1 });

afterEach(() => setRuntimeConfig(parseRuntimeConfig({})));

describe('invoices', () => {
  it.each([
    ['paid', '2020-01-01T00:00:00+00:00', 'paid'],
    ['open', '2026-11-10T23:00:00+00:00', 'expired'],
    ['open', '2026-11-11T00:00:00+00:00', 'open'],
    ['expired', '2026-11-12T00:00:00+00:00', 'open'],
  ])('FI-02 Y-23 %s and due on %s counts as %s', (status, dueDate, shown) => {
    expect(invoiceStatus({ status, dueDate }, new Date(2026, 10, 11, 12))).toBe(shown);
  });

  it('SB-01 a new subscription pays the invoice that has waited longest', () => {
    const rows = [invoice(1, 'paid', '2026-09-01'), invoice(4, 'open', '2026-12-01'), invoice(3, 'open', '2026-11-01')];
    expect(oldestUnpaid(rows)?.id).toBe(3);
    expect(oldestUnpaid(rows.slice(0, 1))).toBeNull();
    expect(oldestUnpaid([invoice(6, 'open', '2026-11-01'), invoice(5, 'open', '2026-11-01')])?.id).toBe(5);
  });

  it('FI-01 Y-23 come as bare rows, latest on top, or under list or invoices, in the order of the server', async () => {
    const rows = [invoice(1, 'open', '2026-09-01'), invoice(2, 'open', '2026-11-01'), invoice(3, 'open', '2026-10-01')];
    const read = async (data: unknown): Promise<number[]> => {
      vi.spyOn(http, 'get').mockResolvedValue({ data });
      return (await invoiceApi.list({ searchParam: '', pageNumber: 1 })).rows.map(({ id }) => id);
    };
    expect(await read(rows)).toEqual([2, 3, 1]);
    expect(await read({ list: rows, hasMore: false })).toEqual([1, 2, 3]);
    expect(await read({ invoices: rows })).toEqual([1, 2, 3]);
  });
});

describe('the charge', () => {
  it('SB-07 Y-24 B-45 the body carries address, plan, price and invoice, and nothing of a card', () => {
    const body = subscriptionBody({ billing, plan, price: 89.5, invoiceId: 7 });
    expect(body).toEqual({
      firstName: 'Ana',
      lastName: 'Silva',
      address2: 'Rua 1',
      city: 'São Paulo',
      state: 'SP',
      zipcode: '01000-000',
      country: 'BR',
      useAddressForPaymentDetails: true,
      plan: JSON.stringify({ title: 'Completo', planId: 3, price: 89.5, users: 5, connections: 2 }),
      price: 89.5,
      users: 5,
      connections: 2,
      invoiceId: 7,
    });
  });

  it('SB-07 B-45 B-37 a server that wants the card gets it by its configuration alone', () => {
    setRuntimeConfig(parseRuntimeConfig({ sendCardData: 'true' }));
    expect(subscriptionBody({ billing, plan, price: 1, invoiceId: 7 })).not.toHaveProperty('cvv');
    setRuntimeConfig(parseRuntimeConfig({ sendCardData: true }));
    expect(subscriptionBody({ billing, plan, price: 1, invoiceId: 7 })).toMatchObject({
      nameOnCard: 'ANA SILVA',
      cardNumber: '4111 1111 1111 1111',
      expiryDate: '12/30',
      cvv: '123',
    });
  });

  it('SB-08 Y-24 the Pix object is the answer itself or lies under pix; it lives as long as it says, or an hour', () => {
    const pix = { qrcode: { qrcode: '000201' }, valor: { original: '30.00' } };
    expect(toCharge({ pix }, 0)).toEqual({ code: '000201', amount: 30, expiresAt: 3_600_000 });
    expect(toCharge({ ...pix, calendario: { expiracao: 60 } }, 0)).toEqual({
      code: '000201',
      amount: 30,
      expiresAt: 60_000,
    });
    expect(() => toCharge({ qrcode: {}, valor: { original: '30' } }, 0)).toThrow('no Pix charge');
    expect(toCharge({ ...pix, calendario: { expiracao: 0 } }, 0).expiresAt).toBe(3_600_000);
    expect(() => toCharge('', 0)).toThrow('no Pix charge');
    expect(() => toCharge({ ...pix, qrcode: { qrcode: '' } }, 0)).toThrow('no Pix charge');
    expect(() => toCharge({ ...pix, valor: { original: 'x' } }, 0)).toThrow('no Pix charge');
  });
});
