import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { changesTo, choose, closed, type Part } from '../page';
import { renderApp } from '../render';
import { backend, personOf } from '../world';

const { store } = backend;
const patience = { timeout: 20_000 };
const own = () => store.users.get(personOf('admin').id) ?? expect.fail('no admin');

/** The super user of the demo company is one of its admins, too. */
const makeOnlyAdmin = () =>
  store.users
    .filter(({ companyId, profile, id }) => companyId === 1 && profile === 'admin' && id !== own().id)
    .forEach((user) => store.users.update(user, { profile: 'user' }));

async function openOwn() {
  const { user } = await renderApp(`/users?edit=${own().id}`, { as: 'admin' });
  const form = within(await screen.findByRole('dialog', {}, patience));
  await form.findByLabelText(/^Nome/);
  return { user, form, sent: changesTo() };
}

async function demote(user: UserEvent, form: Part) {
  await choose(user, form.getByRole('combobox', { name: /^Perfil/ }), 'Atendente');
  await user.click(form.getByText('Salvar'));
}

describe('the administration of a company', () => {
  it('DAY-32 who gives it away is asked first, and nothing is sent where they think better of it', async () => {
    const { user, form, sent } = await openOwn();
    await demote(user, form);
    const question = within(await screen.findByRole('dialog', { name: 'Deixar de ser administrador?' }));
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(form.getByText('Salvar')).toBeEnabled());
    expect(await form.findByRole('combobox', { name: /^Perfil/ })).toHaveTextContent('Atendente');
    expect(sent).toEqual([]);

    await user.click(form.getByText('Salvar'));
    const again = within(await screen.findByRole('dialog', { name: 'Deixar de ser administrador?' }));
    await user.click(again.getByRole('button', { name: 'Deixar de ser administrador' }));
    await waitFor(() => expect(own().profile).toBe('user'));
  });

  it('DAY-32 the only admin cannot give it away: told at the field, nothing is sent', async () => {
    makeOnlyAdmin();
    const { user, form, sent } = await openOwn();
    await demote(user, form);
    const profile = form.getByRole('combobox', { name: /^Perfil/ });
    await waitFor(() => expect(profile).toHaveAccessibleDescription(/^Este é o único administrador da empresa/));
    expect(sent).toEqual([]);
    expect(own().profile).toBe('admin');
  });

  it('DAY-32 another admin is made an agent unasked', async () => {
    const colleague = store.users.update(personOf('davi'), { profile: 'admin' });
    const { user } = await renderApp(`/users?edit=${colleague.id}`, { as: 'admin' });
    const form = within(await screen.findByRole('dialog', {}, patience));
    await form.findByLabelText(/^Nome/);
    await demote(user, form);
    await closed();
    expect(store.users.get(colleague.id)?.profile).toBe('user');
  });

  it('DAY-32 of another company the only admin cannot be demoted either', async () => {
    const company = store.companies.find(
      ({ id }) => id !== 1 && store.users.find((user) => user.companyId === id) !== undefined,
    );
    const first = store.users.find(({ companyId }) => companyId === company?.id) ?? expect.fail('no user');
    store.users
      .filter(({ companyId, id }) => companyId === company?.id && id !== first.id)
      .forEach((user) => store.users.update(user, { profile: 'user' }));
    store.users.update(first, { profile: 'admin' });
    const { user } = await renderApp('/settings?tab=companies', { as: 'super' });
    const row = (await screen.findByText(company?.name ?? '', { selector: 'tbody th, tbody th *' }, patience)).closest(
      'tr',
    );
    await user.click(within(row ?? document.body).getByRole('button', { name: /^Primeiro usuário/ }));
    const form = within(await screen.findByRole('dialog', {}, patience));
    await form.findByLabelText(/^Nome/);
    const sent = changesTo();
    await demote(user, form);
    const profile = form.getByRole('combobox', { name: /^Perfil/ });
    await waitFor(() => expect(profile).toHaveAccessibleDescription(/^Este é o único administrador da empresa/));
    expect(sent).toEqual([]);
  });
});
