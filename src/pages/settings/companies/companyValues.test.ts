import { describe, expect, it } from 'vitest';
import { companySchema, initialCompany, toCompanyInput } from './companyValues';

describe('what of a company is sent', () => {
  it.each([
    ['', null],
    ['2027-02-28', '2027-02-28'],
    ['2027-02-29', null],
    ['2027-13-01', null],
    ['28/02/2027', null],
    ['Invalid date', null],
  ])('OC-05 the due date %j goes as %j', (dueDate, sent) => {
    expect(toCompanyInput({ ...initialCompany, dueDate }).dueDate).toBe(sent);
  });

  it.each([
    ['', undefined],
    [' ', undefined],
    ['(11) 98888-7777', undefined],
    ['comercial', 'phoneProblems.letters'],
    ['1234', 'phoneProblems.short'],
  ])('PUB-16 the telephone of a company %j: %j', async (phone, message) => {
    const company = { ...initialCompany, name: 'Padaria', email: 'a@b.br', password: 'senha1', planId: 1, phone };
    const fault: unknown = await companySchema(true, [])
      .validate(company)
      .catch((error: unknown) => error);
    if (message === undefined) expect(fault).not.toBeInstanceOf(Error);
    else expect(fault).toMatchObject({ path: 'phone', message });
  });
});
