import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from '@/i18n/i18n';
import { renderApp } from '../render';
import { setViewport } from '../browserStubs';
import { backend, credentials, type Person, intercept } from '../world';
import { emailField, fillAs, passwordField, submitButton } from './loginHelpers';

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

  it.each([
    ['true', 'true'],
    [true, 'true'],
    ['false', null],
    [false, null],
  ])('S-06 R-15 campaigns are on by the text and by the boolean: %j', async (value, kept) => {
    intercept(async (request, handle) => {
      const answer = await handle(request);
      if (!request.url.endsWith('/auth/login')) return answer;
      const body: { user: { company: { settings: unknown } } } = await answer.json();
      body.user.company.settings = [{ key: 'campaignsEnabled', value }];
      return Response.json(body, { headers: answer.headers });
    });
    const app = await renderApp('/login');
    await fillAs(app, 'admin');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(localStorage.getItem('cshow')).toBe(kept);
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
    expect(submitButton()).toBeEnabled();
  });

  it('DAY-54 an expired company has the way to support, where config.json names one', async () => {
    const supportUrl = 'https://ajuda.aurora.example/';
    await fillAs(await renderApp('/login', { supportUrl }), 'vencido');
    const way = within(await screen.findByRole('alert')).getByRole('link', { name: 'Falar com o suporte' });
    expect(way).toHaveAttribute('href', supportUrl);
    cleanup();
    await renderApp('/login');
    expect(within(await screen.findByRole('alert')).queryByRole('link')).not.toBeInTheDocument();
    cleanup();
    // What support has nothing to do with leads nowhere.
    localStorage.removeItem('loginOverdue');
    await fillAs(await renderApp('/login', { supportUrl }), 'admin', 'errada');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos');
    expect(screen.queryByText('Falar com o suporte')).not.toBeInTheDocument();
  });

  it('DAY-84 where nobody has the address the focus goes to it, and to the password where that is wrong', async () => {
    const { user } = await renderApp('/login');
    const attempt = async (email: string) => {
      await user.clear(await emailField());
      await user.type(await emailField(), email);
      await user.clear(passwordField());
      await user.type(passwordField(), 'errada');
      await user.click(submitButton());
    };
    await attempt('ninguem@prosa.demo');
    await waitFor(async () => expect(await emailField()).toHaveFocus());
    await attempt('ana@prosa.demo');
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(submitButton()).toBeEnabled();
  });

  it('REAL-4 that the subscription has run out is said over a reload, until something is typed', async () => {
    const app = await renderApp('/login');
    await fillAs(app, 'vencido');
    await screen.findByRole('alert');
    cleanup();
    const { user } = await renderApp('/login');
    expect(await screen.findByRole('alert')).toHaveTextContent('venceu em');
    await user.type(await emailField(), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    cleanup();
    await renderApp('/login');
    await emailField();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [0.4, 'Sua assinatura vence hoje.', 'pt'],
    [1, 'Sua assinatura vence em 1 dia.', 'pt'],
    [4, 'Sua assinatura vence em 4 dias.', 'pt'],
    [0.4, 'Your subscription expires today.', 'en'],
    [1, 'Your subscription expires in 1 day.', 'en'],
    [0.4, 'Tu suscripción vence hoy.', 'es'],
    [4, 'Tu suscripción vence en 4 días.', 'es'],
  ] as const)('S-07 with %f days left a warning says: %s', async (days, text, language) => {
    dueIn('trial', days);
    await startI18n();
    await changeLanguage(language);
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
    await app.user.clear(passwordField());
    await app.user.type(passwordField(), credentials('admin').password);
    await app.user.click(submitButton());
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('S-01 empty fields are named and nothing is sent', async () => {
    const app = await renderApp('/login');
    await emailField();
    await app.user.click(submitButton());
    expect(screen.getByText('Informe o seu e-mail')).toBeVisible();
    expect(screen.getByText('Informe a sua senha')).toBeVisible();
    expect(await emailField()).toHaveFocus();
    expect(app.backend.faults.log.filter(({ path }) => path === '/auth/login')).toHaveLength(0);
  });

  it('S-13 the password can be shown and hidden', async () => {
    const app = await renderApp('/login');
    await emailField();
    expect(passwordField()).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Mostrar a senha' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await app.user.click(screen.getByRole('button', { name: 'Esconder a senha' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('PUB-58 S-13 a password that was shown is hidden again when it is sent, as the browser keeps only those', async () => {
    const app = await renderApp('/login');
    await app.user.type(await emailField(), credentials('ana').email);
    await app.user.type(passwordField(), 'errada');
    await app.user.click(screen.getByRole('button', { name: 'Mostrar a senha' }));
    const field = passwordField();
    const types: (string | null)[] = [];
    intercept((request, handle) => {
      if (request.url.endsWith('/auth/login')) types.push(field.getAttribute('type'));
      return handle(request);
    });
    await app.user.click(submitButton());
    await waitFor(() => expect(types).toEqual(['password']));
    // It can be shown again.
    await app.user.click(screen.getByRole('button', { name: 'Mostrar a senha' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('S-10 S-11 I-03 B-35 language menu, copyright and version; nothing is told to the server', async () => {
    const app = await renderApp('/login');
    await emailField();
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
    await emailField();
    expect(window.location.pathname).toBe('/login');
    app.unmount();
    await renderApp('/login', { as: 'ana' });
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('B-34 S-01 on a telephone the form is whole', async () => {
    setViewport(390, 844);
    await renderApp('/login');
    expect(await emailField()).toBeVisible();
    expect(submitButton()).toBeVisible();
  });
});
