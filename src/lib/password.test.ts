import { describe, expect, it } from 'vitest';
import { isEmail } from './email';
import { isStrongPassword } from './password';

describe('what is typed at the entrance', () => {
  it.each([
    ['Abcdefg1', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
  ])('FP-05 %s as a new password: %s', (password, strong) => {
    expect(isStrongPassword(password)).toBe(strong);
  });

  it.each([
    ['ana@loja.com.br', true],
    [' ana+1@loja.example ', true],
    ['ana@loja', false],
    ['ana@loja.', false],
    ['@loja.com', false],
    ['a na@loja.com', false],
    ['', false],
  ])('SU-04 FP-01 %s as an address: %s', (email, valid) => {
    expect(isEmail(email)).toBe(valid);
  });
});
