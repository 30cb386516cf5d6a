import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IconAction } from '@/components/buttons/IconAction';
import { TipLayer } from './TipLayer';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function show(disabled = false) {
  render(
    <>
      <IconAction label="Resolver" icon={<i />} disabled={disabled} shortcut="E" />
      <IconAction label="Devolver" icon={<i />} />
      <TipLayer />
    </>,
  );
  return screen.getByRole('button', { name: 'Resolver' });
}

describe('tooltips', () => {
  it('B-33 the name of an icon shows when the pointer rests on it, and goes with the pointer', async () => {
    const button = show();
    fireEvent.pointerOver(button);
    await pass(300);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await pass(150);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Resolver (E)');
    fireEvent.pointerOver(document.body);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    // The next one comes sooner.
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Devolver' }));
    await pass(250);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Devolver');
  });

  it('B-33 Escape, a click and a scroll take it away; a disabled button has one too', async () => {
    const button = show(true);
    for (const leave of [
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.pointerDown(button),
      () => fireEvent.scroll(document.body),
    ]) {
      fireEvent.pointerOver(button);
      await pass(450);
      expect(screen.getByRole('tooltip')).toHaveTextContent('Resolver (E)');
      leave();
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      await pass(1_000);
    }
  });

  it('B-33 goes when its element has gone', async () => {
    const page = (left: boolean) => (
      <>
        {left || <IconAction label="Resolver" icon={<i />} />}
        <TipLayer />
      </>
    );
    const { rerender } = render(page(false));
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Resolver' }));
    await pass(450);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    rerender(page(true));
    await pass(600);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
