import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldErrors } from './fieldErrors';
import { useRefusals } from './useRefusals';

it('B-04 B-33 what the server refused stays at its field until that changes or is sent again', async () => {
  const refusal = new FieldErrors({ email: 'validation.required' });
  const { result } = renderHook(() => useRefusals(() => Promise.reject(refusal)));
  const sent = { name: 'Ana', email: 'ana@example.com' };
  expect(result.current.check(sent)).toEqual({});
  await expect(result.current.send(sent)).rejects.toBe(refusal);
  expect(result.current.check({ ...sent, name: 'Ana Maria' })).toEqual({ email: 'validation.required' });
  expect(result.current.check({ ...sent, email: 'other@example.com' })).toEqual({});
  result.current.forget();
  expect(result.current.check(sent)).toEqual({});
});
