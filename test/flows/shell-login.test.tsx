import { screen, waitFor, within } from '@testing-library/react';
import { format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderedApp } from '../render';
import { setViewport } from '../browserStubs';
import { backend, credentials, type Person } from '../world';

const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Senha');
const submit = () => screen.getByRole('button', { name: 'Entrar' });

async function fillAs(app: RenderedApp, person: Person, secret?: string): Promise<void> {
  const known = credentials(person);
  await app.user.type(await email(), known.email);
  await app.user.type(password(), secret ?? known.password);
  await app.user.click(submit());
}

const companyOf = (person: Person) => {
  const user = backend.store.users.all().find((row) => row.email === credentials(person).email);
  const company = backend.store.companies.get(user?.companyId ?? 0);
  if (!user || !company) throw new Error('seed');
  return { user, company };
};

function dueIn(person: Person, days: number): void {
  const { company } = companyOf(person);
  backend.store.companies.update(company, { dueDate: new Date(Date.now() + days * 86_400_000).toISOString() });
}

describe('login', () => {
  it('S-01 S-02 S-05 S-06 S-08 R-01 signs in, stores the session and goes to /tickets', async () => {
    const app = await renderApp('/login');
    await fillAs(app, 'admin');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    const { user, company } = companyOf('admin');
    expect(JSON.parse(localStorage.getItem('token') ?? 'null')).toEqual(expect.any(String));
    expect(localStorage.getItem('userId')).toBe(String(user.id));
    expect(localStorage.getItem('companyId')).toBe(String(company.id));
    expect(localStorage.getItem('companyDueDate')).toBe(
      (company.dueDate ?? '').slice(0, 10).split('-').toReversed().join('/'),
    );
    expect(localStorage.getItem('cshow')).not.toBeNull();
    expect(await screen.findByText('Login efetuado com sucesso!')).toBeVisible();
    expect(app.backend.faults.log.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
  });

  it('S-06 a company without campaigns stores no flag', async () => {
    const app = await renderApp('/login', { storage: { cshow: 'true' } });
    await fillAs(app, 'basico');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(localStorage.getItem('cshow')).toBeNull();
  });

  it('S-03 S-04 an expired company is told the date and stays signed out', async () => {
    const app = await renderApp('/login');
    await fillAs(app, 'vencido');
    const date = (companyOf('vencido').company.dueDate ?? '').slice(0, 10).split('-').toReversed().join('/');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`venceu em ${date}`);
    expect(alert).toHaveTextContent('suporte');
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(submit()).toBeEnabled();
  });

  it.each([
    [1, 'Sua assinatura vence em 1 dia.'],
    [4, 'Sua assinatura vence em 4 dias.'],
  ])('S-07 with %i days left a warning says so', async (days, text) => {
    dueIn('trial', days);
    const app = await renderApp('/login');
    await fillAs(app, 'trial');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('S-07 with 5 days left no warning shows', async () => {
    dueIn('trial', 5);
    const app = await renderApp('/login');
    await fillAs(app, 'trial');
    await screen.findByText('Login efetuado com sucesso!');
    expect(screen.queryByText(/Sua assinatura vence/)).not.toBeInTheDocument();
  });

  it('S-12 I-18 wrong credentials come as a toast and the form stays usable', async () => {
    const app = await renderApp('/login');
    await fillAs(app, 'admin', 'errada');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('E-mail ou senha incorretos');
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), { timeout: 3_000 });
    await app.user.clear(password());
    await app.user.type(password(), credentials('admin').password);
    await app.user.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('S-01 empty fields are named and nothing is sent', async () => {
    const app = await renderApp('/login');
    await email();
    await app.user.click(submit());
    expect(screen.getByText('Informe o seu e-mail')).toBeVisible();
    expect(screen.getByText('Informe a sua senha')).toBeVisible();
    expect(await email()).toHaveFocus();
    expect(app.backend.faults.log.filter(({ path }) => path === '/auth/login')).toHaveLength(0);
  });

  it('S-13 the password can be shown and hidden', async () => {
    const app = await renderApp('/login');
    await email();
    expect(password()).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Mostrar a senha' }));
    expect(password()).toHaveAttribute('type', 'text');
    await app.user.click(screen.getByRole('button', { name: 'Esconder a senha' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('S-10 S-11 I-03 B-35 language menu, copyright and version; nothing is told to the server', async () => {
    const app = await renderApp('/login');
    await email();
    expect(await screen.findByText(`© ${format(new Date(), 'yyyy')} Prosa · Versão 6.0.0`)).toBeVisible();
    expect(app.backend.faults.log).toContainEqual({ method: 'GET', path: '/version' });
    await app.user.click(screen.getByRole('button', { name: /Mudar o idioma/ }));
    const options = within(await screen.findByRole('menu')).getAllByRole('menuitemradio');
    expect(options.map((option) => option.textContent)).toEqual(['Português', 'English', 'Español']);
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Prosa' })).toBeVisible();
    expect(localStorage.getItem('i18nextLng')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(app.backend.faults.log.some(({ path }) => path.includes('set-language'))).toBe(false);
  });

  it('R-06 R-04 an unauthenticated person is sent to /login, a signed-in one away from it', async () => {
    const app = await renderApp('/tickets');
    await email();
    expect(window.location.pathname).toBe('/login');
    app.unmount();
    await renderApp('/login', { as: 'ana' });
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('B-34 S-01 on a telephone the form is whole', async () => {
    setViewport(390, 844);
    await renderApp('/login');
    expect(await email()).toBeVisible();
    expect(submit()).toBeVisible();
  });
});
