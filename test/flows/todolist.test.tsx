import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../render';

interface Stored {
  text: string;
  createdAt: string;
  updatedAt: string;
}

const stored = (): Stored[] => {
  const tasks: Stored[] = JSON.parse(localStorage.getItem('tasks') ?? '[]');
  return tasks;
};

const task = (text: string, createdAt = '2026-01-02T10:00:00.000Z'): Stored => ({
  text,
  createdAt,
  updatedAt: createdAt,
});

async function open(tasks: Stored[] = []) {
  const app = await renderApp('/todolist', { as: 'ana', storage: { tasks: JSON.stringify(tasks) } });
  const field = await screen.findByLabelText('Nova tarefa', {}, { timeout: 15_000 });
  return { ...app, field };
}

const pick = async (app: Awaited<ReturnType<typeof open>>, text: string) =>
  app.user.upload(
    screen.getByLabelText('Arquivo de tarefas'),
    new File([text], 'tarefas.json', { type: 'application/json' }),
  );

describe('to-do list', () => {
  it('TL-01 TL-02 TL-03 adds by Enter, ignores blank text, edits in place and keeps both times in the browser', async () => {
    const { user, field } = await open([task('Antiga')]);
    await user.type(field, '   {Enter}');
    expect(stored()).toHaveLength(1);
    await user.click(field);
    await user.clear(field);
    await user.paste('Ligar para a Dora');
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('');
    expect(stored().map(({ text }) => text)).toEqual(['Ligar para a Dora', 'Antiga']);
    await user.click(screen.getByLabelText('Editar Antiga'));
    const text = screen.getByLabelText('Texto da tarefa');
    await user.clear(text);
    await user.paste('Nova redação');
    await user.keyboard('{Enter}');
    const changed = stored().find((entry) => entry.text === 'Nova redação');
    expect(changed?.createdAt).toBe('2026-01-02T10:00:00.000Z');
    expect(changed?.updatedAt).not.toBe(changed?.createdAt);
    expect(screen.getByText(/^Alterada em/)).toBeVisible();
  });

  it('TL-01 B-05 asks before it deletes', async () => {
    const { user } = await open([task('Pagar boleto')]);
    await user.click(screen.getByLabelText('Excluir Pagar boleto'));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByText('Cancelar'));
    expect(stored()).toHaveLength(1);
    await user.click(screen.getByLabelText('Excluir Pagar boleto'));
    await user.click(within(await screen.findByRole('dialog')).getByText('Excluir tarefa'));
    expect(stored()).toEqual([]);
    expect(await screen.findByText('Nenhuma tarefa')).toBeVisible();
  });

  it('TL-01 PAIN-4.6 stays after signing out, and follows another tab', async () => {
    const { user } = await open([task('Fica')]);
    localStorage.setItem('tasks', JSON.stringify([task('Fica'), task('De outra aba')]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'tasks' }));
    expect(await screen.findByText('De outra aba')).toBeVisible();
    await user.click(screen.getByLabelText('Conta de Ana Ribeiro'));
    await user.click(await screen.findByText('Sair'));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(stored()).toHaveLength(2);
  });

  it('TL-01 a file brings tasks without doubles; what is no task list is refused and changes nothing', async () => {
    const app = await open([task('Aqui')]);
    await pick(app, JSON.stringify([task('Aqui'), task('De lá', '2026-02-01T00:00:00.000Z')]));
    expect(await screen.findByText('1 tarefa importada.')).toBeVisible();
    expect(stored().map(({ text }) => text)).toEqual(['Aqui', 'De lá']);
    await pick(app, '<html>');
    expect(await screen.findByText('Este arquivo não é uma lista de tarefas exportada daqui.')).toBeVisible();
    expect(stored()).toHaveLength(2);
  });

  it('TL-01 a browser that keeps nothing is told of, and the task stays on screen', async () => {
    const { user, field } = await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(field);
    await user.paste('Não cabe');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/não conseguiu guardar as tarefas/)).toBeVisible();
    expect(screen.getByText('Não cabe')).toBeVisible();
  });
});
