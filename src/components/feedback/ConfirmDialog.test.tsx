import Button from '@mui/material/Button';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ConfirmDialog } from './ConfirmDialog';

beforeAll(startI18n);

function Example({ onConfirm }: { onConfirm: () => void | Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <ConfirmDialog
        open={open}
        title="Excluir a fila Suporte?"
        body="3 usuários deixam de vê-la."
        confirmLabel="Excluir fila"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function openDialog(onConfirm: () => void | Promise<unknown>) {
  const user = userEvent.setup({ delay: null });
  render(<Example onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog', { name: 'Excluir a fila Suporte?' })).toHaveAccessibleDescription(
    '3 usuários deixam de vê-la.',
  );
  return user;
}

describe('ConfirmDialog', () => {
  it('B-05 starts on cancel, so Enter destroys nothing, and gives the focus back', async () => {
    const onConfirm = vi.fn();
    const user = await openDialog(onConfirm);
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });

  it('B-07 confirms once however often it is clicked, and closes when it is done', async () => {
    let finish: () => void = () => undefined;
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = await openDialog(onConfirm);
    await user.dblClick(screen.getByRole('button', { name: 'Excluir fila' }));
    await user.keyboard('{Enter}{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('B-05 stays open for another try when the server refuses', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
    const user = await openDialog(onConfirm);
    await user.click(screen.getByRole('button', { name: 'Excluir fila' }));
    await user.click(await screen.findByRole('button', { name: 'Excluir fila' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });
});
