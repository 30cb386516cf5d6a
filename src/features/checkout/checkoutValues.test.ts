import { describe, expect, it } from 'vitest';
import {
  asCardNumber,
  asExpiry,
  dataSchema,
  initialBilling,
  isCardNumber,
  isExpiry,
  wholeSchema,
} from './checkoutValues';

const whole = {
  firstName: 'Rogério',
  lastName: 'Lima',
  address2: 'Rua 1',
  city: 'São Paulo',
  state: 'SP',
  zipcode: '01000-000',
  country: 'BR',
  useAddressForPaymentDetails: false,
  nameOnCard: 'ROGERIO LIMA',
  cardNumber: '4111 1111 1111 1111',
  expiryDate: '12/90',
  cvv: '123',
};

async function faultsOf(schema: typeof dataSchema, values: object): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    const inner = error instanceof Error && 'inner' in error && Array.isArray(error.inner) ? error.inner : [];
    return inner.map(({ path }: { path: string }) => path).toSorted();
  }
}

describe('what the checkout asks for', () => {
  it('SB-04 step 1 asks for name, address, city, zip code and country', async () => {
    const faults = await faultsOf(dataSchema, initialBilling(undefined));
    expect([...new Set(faults)]).toEqual(['address2', 'city', 'country', 'firstName', 'zipcode']);
  });

  it('SB-05 the whole also for last name, state and the card', async () => {
    const faults = await faultsOf(wholeSchema, initialBilling(undefined));
    expect([...new Set(faults)]).toEqual(
      Object.keys(whole)
        .filter((name) => name !== 'useAddressForPaymentDetails')
        .toSorted(),
    );
    expect(await faultsOf(wholeSchema, whole)).toEqual([]);
  });

  it.each([
    ['zipcode', '0100-000'],
    ['cardNumber', '4111 1111 1111 1112'],
    ['cardNumber', '4111'],
    ['expiryDate', '13/30'],
    ['expiryDate', '01/20'],
    ['cvv', '12'],
    ['cvv', '12a'],
  ])('SB-05 %s may not be %s', async (field, value) => {
    expect(await faultsOf(wholeSchema, { ...whole, [field]: value })).toEqual([field]);
  });

  it('SB-05 SB-06 a zip code has the form of its country', async () => {
    expect(await faultsOf(wholeSchema, { ...whole, country: 'usa' })).toEqual(['zipcode']);
    expect(await faultsOf(wholeSchema, { ...whole, country: 'usa', zipcode: '94105-1234' })).toEqual([]);
    expect(await faultsOf(wholeSchema, { ...whole, zipcode: '01000000' })).toEqual([]);
  });

  it('SB-05 card and expiry are written as they stand on the card', () => {
    expect(asCardNumber('4111-1111x11111111')).toBe('4111 1111 1111 1111');
    expect(asExpiry('1230')).toBe('12/30');
    expect(asExpiry('1')).toBe('1');
    expect(isCardNumber('3782 822463 10005')).toBe(true);
    expect(isExpiry('12/26', new Date(2026, 11, 31))).toBe(true);
    expect(isExpiry('12/26', new Date(2027, 0, 1))).toBe(false);
  });

  it('SB-04 B-45 the address comes from the company where it has one, the card never', () => {
    const company = { id: 1, name: 'Loja', email: null, dueDate: null, planId: 1, city: 'Santos', country: 'fr' };
    const filled = initialBilling({ ...company, billingName: 'Ana' });
    expect(filled).toMatchObject({ firstName: 'Ana', city: 'Santos', country: '', cardNumber: '', cvv: '' });
  });
});
