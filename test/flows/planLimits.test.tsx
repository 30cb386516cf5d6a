import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoPlan, dialog, replaceText } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
// The lazy pages and forms are loaded before the first test, so that no test waits for the compiler.
import '@/pages/connections/ConnectionDialog';
import '@/pages/connections/ConnectionsPage';
import '@/pages/queues/QueueDialog';
import '@/pages/queues/QueuesPage';
import '@/pages/users/UserDialog';
import '@/pages/users/UsersPage';

const own = ({ companyId }: { companyId: number | null }) => companyId === 1;
const used = {
  users: () => backend.store.users.filter(own).length,
  queues: () => backend.store.queues.filter(own).length,
  connections: () => backend.store.whatsapps.filter(own).length,
};

describe('the limit of the plan', () => {
  it.each([
    ['users', '/users?new', 'usuários: o plano não permite mais um.'],
    ['queues', '/queues?new', 'filas: o plano não permite mais uma.'],
    ['connections', '/connections?new', 'conexões: o plano não permite mais uma.'],
  ] as const)('DAY-56 of %s is told before a form is filled in, with the way to the plan', async (what, path, told) => {
    const count = used[what]();
    demoPlan()[what] = count;
    const { user } = await renderApp(path, { as: 'admin' });
    const form = await dialog();
    expect(await form.findByText(`${count} de ${count} ${told}`)).toBeVisible();
    await user.click(form.getByText('Ver o plano'));
    await waitFor(() => expect(window.location.pathname).toBe('/subscription'));
  });

  it('DAY-56 is no word where there is room, and none in the form of a record that is there', async () => {
    demoPlan().queues = used.queues() + 1;
    demoPlan().users = used.users();
    const { unmount } = await renderApp('/queues?new', { as: 'admin' });
    const form = await dialog();
    await form.findByLabelText(/^Nome/);
    await waitFor(() => expect(backend.faults.log.filter(({ path }) => path === '/queue').length).toBeGreaterThan(0));
    expect(screen.queryByText(/o plano não permite/)).not.toBeInTheDocument();
    unmount();
    const ana = backend.store.users.find(({ name }) => name === 'Ana Ribeiro')?.id;
    await renderApp(`/users?edit=${ana}`, { as: 'admin' });
    await (await dialog()).findByLabelText(/^Nome/);
    expect(screen.queryByText(/o plano não permite/)).not.toBeInTheDocument();
  });
});

describe('the limit of a text', () => {
  it('DAY-56 is told while one writes and before it is reached', async () => {
    const { user } = await renderApp('/users?new', { as: 'admin' });
    const form = await dialog();
    const name = await form.findByLabelText(/^Nome/);
    await replaceText(user, name, 'V'.repeat(39));
    expect(form.queryByText(/caracteres$/)).not.toBeInTheDocument();
    await user.type(name, 'v');
    expect(await form.findByText('40 de 50 caracteres')).toBeVisible();
    await user.type(name, '  ');
    expect(form.getByText('40 de 50 caracteres')).toBeVisible();
    await replaceText(user, name, 'V'.repeat(53));
    expect(await form.findByText('53 de 50 caracteres')).toBeVisible();
  });
});
