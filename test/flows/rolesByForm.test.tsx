import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, credentials, type Person } from '../world';
import { signInByForm } from './loginHelpers';

const ownQueues = (person: Person): string[] => {
  const { users, queues } = backend.store;
  const user = users.all().find(({ email }) => email === credentials(person).email);
  const links = backend.store.by.queuesOfUser.all(user?.id ?? 0);
  return links.map(({ queueId }) => queues.get(queueId)?.name ?? '');
};

/** Signs in through the form: its answer tells less of the user than a restored session. */
async function signIn(person: Person) {
  const app = await signInByForm(person);
  await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  const menu = await screen.findByRole('navigation', { name: 'Páginas' });
  return { app, menu };
}

describe('right after a sign-in through the form', () => {
  const adminPages = ['Conexões', 'Usuários', 'Financeiro', 'Configurações'];

  it.each(['super', 'admin'] as const)('N-09 S-01 %s has the administration and all tickets', async (person) => {
    const { menu } = await signIn(person);
    for (const name of adminPages) expect(await within(menu).findByRole('link', { name })).toBeVisible();
    expect(await screen.findByRole('switch', { name: 'Todos' })).toBeInTheDocument();
  });

  it.each(['ana', 'elisa'] as const)('N-09 S-01 T-13 %s has the own queues and no administration', async (person) => {
    const { app, menu } = await signIn(person);
    expect(await within(menu).findByRole('link', { name: 'Contatos' })).toBeVisible();
    for (const name of adminPages) expect(within(menu).queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Todos' })).not.toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: /^Filas: / }));
    const choices = await screen.findAllByRole('menuitemcheckbox');
    expect(choices.map(({ textContent }) => textContent).toSorted()).toEqual(
      ['Todas as filas', ...ownQueues(person)].toSorted(),
    );
  });
});
