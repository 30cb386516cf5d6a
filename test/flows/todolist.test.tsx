import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { backend, credentials, type Person } from '../world';
import '@/pages/todolist/TodoListPage';

interface Stored {
  text: string;
  createdAt: string;
  updatedAt: string;
}

const keyOf = (person: Person): string => {
  const user = backend.store.users.all().find(({ email }) => email === credentials(person).email);
  return `tasks:${user?.companyId}:${user?.id}`;
};

const stored = (person: Person = 'ana'): Stored[] => {
  const tasks: Stored[] = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
  return tasks;
};

const task = (text: string, createdAt = '2026-01-02T10:00:00.000Z'): Stored => ({
  text,
  createdAt,
  updatedAt: createdAt,
});

async function open(tasks: Stored[] = [], as: Person = 'ana') {
  const app = await renderApp('/todolist', { as, storage: { [keyOf(as)]: JSON.stringify(tasks) } });
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

  it('TL-01 B-04 SAFE-8 a task being changed asks before the page is left or reloaded; Esc gives the change up', async () => {
    const { user } = await open([task('Antiga')]);
    const asksToUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const leave = () => user.click(screen.getByRole('link', { name: 'Atendimentos' }));
    const question = () => screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    const edit = async (text: string) => {
      await user.click(screen.getByLabelText('Editar Antiga'));
      await user.clear(screen.getByLabelText('Texto da tarefa'));
      await user.paste(text);
    };

    await edit('Antiga');
    expect(asksToUnload()).toBe(false);
    await user.keyboard('{Escape}');
    await edit('Redação pela metade');
    expect(asksToUnload()).toBe(true);
    await leave();
    await user.click(within(await question()).getByText('Continuar editando'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/todolist');
    expect(screen.getByLabelText('Texto da tarefa')).toHaveValue('Redação pela metade');
    act(() => screen.getByLabelText('Texto da tarefa').focus());
    await user.keyboard('{Escape}');
    expect(screen.getByText('Antiga')).toBeVisible();
    expect(asksToUnload()).toBe(false);

    await edit('Outra redação');
    await leave();
    await user.click(within(await question()).getByText('Descartar'));
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(stored().map(({ text }) => text)).toEqual(['Antiga']);
  });

  it('TL-01 B-04 a new task that was written and not added asks as well; added, it does not', async () => {
    const { user, field } = await open();
    await user.click(field);
    await user.paste('Ligar para a Dora');
    await user.click(screen.getByRole('link', { name: 'Atendimentos' }));
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await user.click(within(question).getByText('Continuar editando'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(field).toHaveValue('Ligar para a Dora');
    act(() => field.focus());
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('link', { name: 'Atendimentos' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
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
    localStorage.setItem(keyOf('ana'), JSON.stringify([task('Fica'), task('De outra aba')]));
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf('ana') }));
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
    expectPrinted(/^storage DOMException/);
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

  it('SAFE-15 each account has a list of its own, and another’s change does not show', async () => {
    const { user, field, unmount } = await open();
    await user.click(field);
    await user.paste('Da Ana');
    await user.keyboard('{Enter}');
    localStorage.setItem(keyOf('bruno'), JSON.stringify([task('Do Bruno')]));
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf('bruno') }));
    expect(stored().map(({ text }) => text)).toEqual(['Da Ana']);
    expect(screen.queryByText('Do Bruno')).not.toBeInTheDocument();
    unmount();
    await open(stored('bruno'), 'bruno');
    expect(await screen.findByText('Do Bruno')).toBeVisible();
    expect(screen.queryByText('Da Ana')).not.toBeInTheDocument();
  });

  it('SAFE-15 the list of before goes to the first account that signs in, whatever page it opens, and to nobody else', async () => {
    const before = JSON.stringify([task('De antes'), task('Minha')]);
    const storage = { tasks: before, [keyOf('ana')]: JSON.stringify([task('Minha')]) };
    const ana = await renderApp('/helps', { as: 'ana', storage });
    await screen.findByRole('main');
    await waitFor(() => expect(stored().map(({ text }) => text)).toEqual(['Minha', 'De antes']));
    expect(localStorage.getItem('tasks')).toBeNull();
    ana.unmount();
    await open([], 'bruno');
    expect(screen.getByText('Nenhuma tarefa')).toBeVisible();
  });

  it('SAFE-15 a list of before that cannot be stored again, or read, stays where it is', async () => {
    const before = JSON.stringify([task('De antes')]);
    localStorage.setItem('tasks', before);
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (key.startsWith('tasks:')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expectPrinted(/^storage DOMException/);
    await renderApp('/todolist', { as: 'ana' });
    expect(await screen.findByText('Nenhuma tarefa')).toBeVisible();
    expect(localStorage.getItem('tasks')).toBe(before);
  });
});
