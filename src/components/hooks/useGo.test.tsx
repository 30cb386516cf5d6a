import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useGo } from './useGo';

const ways = new Set<ReturnType<typeof useGo>>();

function Page() {
  ways.add(useGo());
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeEach(() => {
  ways.clear();
  window.history.replaceState(null, '', '/tickets');
});

it('DAY-1 the way to an address is the same function at each of them, so that no row is drawn anew for it', () => {
  render(<Page />, { wrapper: BrowserRouter });
  const [first] = ways;
  act(() => first?.('/tickets/one?queue=2'));
  expect(screen.getByRole('status')).toHaveTextContent('/tickets/one?queue=2');
  act(() => first?.({ pathname: '/contacts', search: 'q=ana' }, { replace: true }));
  expect(screen.getByRole('status')).toHaveTextContent('/contacts?q=ana');
  expect(window.history.state).toMatchObject({ idx: 1 });
  expect(ways.size).toBe(1);
});
