import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closed, replaceText, sentTo } from '../page';
import { renderApp } from '../render';
import { backend, credentials, personOf } from '../world';
import { emailField, passwordField, submitButton } from './loginHelpers';

const { store } = backend;
const patience = { timeout: 20_000 };

async function signInAs(address: string) {
  const app = await renderApp('/login');
  await replaceText(app.user, await emailField(), address);
  await app.user.type(passwordField(), credentials('ana').password);
  await app.user.click(submitButton());
  return app;
}

const signedIn = () => screen.findByRole('button', { name: /^Conta de/ }, patience);

describe('an address with the capital letter of a telephone', () => {
  it('DAY-35 signing in takes it for the one that is stored', async () => {
    const { email } = credentials('ana');
    await signInAs(` ${email.slice(0, 1).toUpperCase()}${email.slice(1)} `);
    expect(await signedIn()).toBeVisible();
  });

  it('DAY-35 an old account that is stored with it is found as it is typed', async () => {
    store.users.update(personOf('ana'), { email: 'Ana@prosa.demo' });
    await signInAs('Ana@prosa.demo');
    expect(await signedIn()).toBeVisible();
  });

  it('DAY-35 whom nobody knows is asked for once more at most, and a wrong password is told at once', async () => {
    const sent = sentTo('/auth/login');
    await signInAs('Ninguem@prosa.demo');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a user', '/users?new', 'admin', 'Jefa@Exemplo.com', () => store.users.all().map(({ email }) => email)],
    [
      'a contact',
      '/contacts?new',
      'admin',
      'Jefa@Exemplo.com',
      () => store.contacts.all().map(({ email }) => email ?? ''),
    ],
  ] as const)(
    'DAY-35 %s is stored with a lower-case address, and it is shown so',
    async (...[, path, as, typed, all]) => {
      const { user } = await renderApp(path, { as });
      const dialog = within(await screen.findByRole('dialog', {}, patience));
      await replaceText(user, await dialog.findByLabelText(/^Nome/), 'Jefa Nova');
      const number = dialog.queryByLabelText(/^Número/);
      if (number) await replaceText(user, number, '5511988887777');
      const password = dialog.queryByLabelText(/^Senha/, { selector: 'input' });
      if (password) await replaceText(user, password, 'segredo1');
      const address = dialog.getByLabelText(/^E-mail/);
      await replaceText(user, address, typed);
      await user.tab();
      await waitFor(() => expect(address).toHaveValue('jefa@exemplo.com'));
      await user.click(dialog.getByText(/^(Adicionar|Salvar)$/));
      await closed();
      expect(all()).toContain('jefa@exemplo.com');
    },
  );
});
