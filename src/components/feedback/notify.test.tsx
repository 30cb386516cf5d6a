import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { LiveRegion } from './LiveRegion';
import { announce } from './announce';
import { notify } from './notify';
import { Toasts } from './Toasts';

beforeAll(startI18n);
beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(...notices: (() => void)[]) {
  render(<Toasts />);
  await pass(10);
  act(() => notices.forEach((notice) => notice()));
  await pass(100);
}

describe('toasts', () => {
  it('B-33 an error is an alert for 2 s, a success a status for 3 s', async () => {
    await show(
      () => notify.error('Já existe um contato com este número'),
      () => notify.success('Contato salvo'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Já existe um contato com este número');
    expect(screen.getByRole('status')).toHaveTextContent('Contato salvo');
    await pass(2000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('one toast per code at a time', async () => {
    const repeat = () => notify.error('Sem permissão', { id: 'ERR_NO_PERMISSION' });
    await show(repeat, repeat, repeat);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('three at most; a fourth waits for its turn', async () => {
    await show(...['um', 'dois', 'três', 'quatro'].map((text) => () => notify.info(text)));
    expect(screen.getAllByRole('status')).toHaveLength(3);
    await pass(3100);
    expect(screen.getByRole('status')).toHaveTextContent('quatro');
  });

  it('B-05 offers undo for 5 s and runs it once', async () => {
    const onUndo = vi.fn();
    await show(() => notify.undo('Atendimento #4201 resolvido', onUndo));
    await pass(4500);
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await pass(50);
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('B-33 waits while it has the focus', async () => {
    await show(() => notify.error('Falhou'));
    const close = screen.getByRole('button', { name: 'Fechar aviso' });
    act(() => close.focus());
    await pass(10_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => close.blur());
    await pass(2100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('B-33 the live region says the same text twice', () => {
  const { container } = render(<LiveRegion />);
  const regions = () => [...container.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent);
  act(() => announce('Nova mensagem de Ana'));
  const first = regions();
  act(() => announce('Nova mensagem de Ana'));
  expect(first).toContain('Nova mensagem de Ana');
  expect(regions()).toEqual(first.toReversed());
});
