import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLinkClicks } from './useLinkClicks';

function Area() {
  const handlers = { onClick: useLinkClicks() };
  const { pathname, search } = useLocation();
  return (
    <div {...handlers}>
      <a href="/tickets/one?queue=2">
        <b>Inside</b>
      </a>
      <a href="https://example.org/tickets/two">Elsewhere</a>
      <output>{pathname + search}</output>
    </div>
  );
}

/** @returns whether the browser was kept from following the link itself */
const click = (text: string, init: MouseEventInit = {}): boolean => {
  let kept = false;
  const look = (event: Event): void => {
    kept = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByText(text), init);
  return kept;
};

describe('plain links of a list', () => {
  beforeEach(() => window.history.replaceState(null, '', '/tickets'));

  it('T-28 a click leads through the app, and a second one adds no step back', () => {
    render(<Area />, { wrapper: BrowserRouter });
    expect(click('Inside')).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('/tickets/one?queue=2');
    expect(click('Inside')).toBe(true);
    expect(window.history.state).toMatchObject({ idx: 1 });
  });

  it('T-28 what means a new tab, a download or another site is left to the browser', () => {
    render(<Area />, { wrapper: BrowserRouter });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(click('Inside', init)).toBe(false);
    }
    expect(click('Elsewhere')).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/tickets');
    expect(window.location.pathname).toBe('/tickets');
  });
});
