import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FieldErrors } from './fieldErrors';
import { useSubmit } from './useSubmit';

it('B-04 B-33 what the server refused stays at its field until that changes or is sent again', async () => {
  const refusal = new FieldErrors({ email: 'validation.required' });
  const { result } = renderHook(() => useSubmit<{ name: string; email: string }>(() => Promise.reject(refusal)));
  const helpers = { setErrors: vi.fn(), setTouched: vi.fn(async () => undefined), setSubmitting: vi.fn() };
  const sent = { name: 'Ana', email: 'ana@example.com' };
  expect(result.current.check(sent)).toEqual({});
  await result.current.submit(sent, helpers);
  expect(helpers.setErrors).toHaveBeenCalledWith(refusal.fields);
  expect(helpers.setTouched).toHaveBeenCalledWith({ email: true }, false);
  expect(result.current.check({ ...sent, name: 'Ana Maria' })).toEqual({ email: 'validation.required' });
  expect(result.current.check({ ...sent, email: 'other@example.com' })).toEqual({});
  result.current.forget();
  expect(result.current.check(sent)).toEqual({});
});
