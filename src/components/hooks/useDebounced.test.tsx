import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './useDebounced';

const handed = vi.fn<(text: string) => void>();

function Field() {
  const [text, setText] = useState('');
  const { shown, change, flush } = useDebounced(text, (next) => {
    handed(next);
    setText(next);
  });
  return (
    <form onSubmit={flush}>
      <input aria-label="Busca" value={shown} onChange={(event) => change(event.target.value)} />
    </form>
  );
}

/** The field on a page, with a word typed into it. */
function typed(): void {
  window.history.replaceState(null, '', '/tags');
  render(<Field />, { wrapper: BrowserRouter });
  fireEvent.change(screen.getByLabelText('Busca'), { target: { value: 'vip' } });
}

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  handed.mockClear();
  vi.useFakeTimers();
});

describe('useDebounced', () => {
  it('T-10 I-13 shows at once and hands on after 500 ms of rest', () => {
    typed();
    expect(screen.getByLabelText('Busca')).toHaveValue('vip');
    pass(490);
    expect(handed).not.toHaveBeenCalled();
    pass(20);
    expect(handed.mock.calls).toEqual([['vip']]);
    pass(2_000);
    expect(handed).toHaveBeenCalledOnce();
  });

  it('T-10 I-13 a letter typed while the text before it is on its way out is not lost', () => {
    typed();
    act(() => {
      vi.advanceTimersByTime(510);
      // A slow machine has not drawn anew yet.
      fireEvent.change(screen.getByLabelText('Busca'), { target: { value: 'vips' } });
    });
    expect(handed.mock.calls).toEqual([['vip']]);
    expect(screen.getByLabelText('Busca')).toHaveValue('vips');
    pass(510);
    expect(handed.mock.calls).toEqual([['vip'], ['vips']]);
  });

  it('I-13 B-27 hands nothing on while another page is on its way, and goes on where it does not come', () => {
    typed();
    // The address is there before the page, which a slow machine still draws.
    window.history.pushState(null, '', '/files');
    pass(1_400);
    expect(handed).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/tags');
    pass(500);
    expect(handed.mock.calls).toEqual([['vip']]);
  });
});
