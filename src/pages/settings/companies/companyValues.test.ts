import { describe, expect, it } from 'vitest';
import { initialCompany, toCompanyInput } from './companyValues';

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
});
