import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerWhen } from '../page';
import { renderApp } from '../render';
import { backend, credentials } from '../world';
// The lazy page is loaded before the first test, so that no test waits for the compiler.
import '@/pages/signup/SignupPage';

const labels = { name: 'Nome da empresa', email: 'E-mail', phone: /^Telefone/, password: 'Senha' } as const;
const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name], { selector: 'input' });
const plan = (name: RegExp) => screen.findByRole('radio', { name });
const submit = () => screen.getByText('Cadastrar').closest('button') ?? document.body;
const sent = () => backend.faults.log.filter(({ path }) => path === '/companies/cadastro').length;

async function openSignup() {
  const app = await renderApp('/signup');
  await screen.findByLabelText(labels.name);
  const fill = async (name: keyof typeof labels, text: string) => {
    await app.user.clear(field(name));
    await app.user.click(field(name));
    await app.user.paste(text);
  };
  return { ...app, fill };
}

async function fillWhole(fill: (name: keyof typeof labels, text: string) => Promise<void>) {
  await fill('name', 'Padaria Sol');
  await fill('email', ' Padaria@sol.example ');
  await fill('password', 'segredo');
}

describe('signing up', () => {
  it('SU-01 R-03 V-02 S-15 DAY-35 a company with its plan is registered once, and the way in is offered', async () => {
    const requests = vi.spyOn(backend, 'handle');
    const { user, fill } = await openSignup();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await fillWhole(fill);
    await fill('phone', '(11) 99999-0000');
    const middle = await plan(/Intermediário/);
    expect(middle).toHaveAccessibleName(/R\$ 89,50 por mês.*5 usuários · 5 conexões · 5 filas.*campanhas/);
    await user.click(middle);
    await user.dblClick(submit());
    const heading = await screen.findByRole('heading', { name: 'Pronto, Padaria Sol está cadastrada!' });
    expect(heading).toHaveFocus();
    expect(sent()).toBe(1);
    expect(await screen.findByText('Empresa cadastrada com sucesso!')).toBeVisible();

    const company = backend.store.companies.find(({ name }) => name === 'Padaria Sol');
    const middlePlan = backend.store.plans.find(({ name }) => name === 'Intermediário');
    expect(company).toMatchObject({
      email: 'padaria@sol.example',
      phone: '11999990000',
      planId: middlePlan?.id,
      recurrence: 'MENSAL',
      status: true,
    });
    const days = (Date.parse(company?.dueDate ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThanOrEqual(3);
    const calls = requests.mock.calls.map(([request]) => request);
    expect(calls.filter(({ headers }) => headers.has('authorization'))).toEqual([]);

    await user.click(screen.getByText('Entrar'));
    expect(await screen.findByLabelText('E-mail', { selector: 'input' })).toHaveValue('padaria@sol.example');
    const password = screen.getByLabelText('Senha', { selector: 'input' });
    expect(password).toHaveFocus();
    await user.paste('segredo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(await screen.findByText('Sua assinatura vence em 3 dias.')).toBeInTheDocument();
  });

  it('SU-02 SU-03 SU-04 B-33 what is missing is said at each field, the first one has the focus, nothing is sent', async () => {
    const { user } = await openSignup();
    await plan(/Básico/);
    await user.click(submit());
    expect(field('name')).toHaveAccessibleDescription('Informe o nome da empresa');
    expect(field('email')).toHaveAccessibleDescription('Informe o e-mail');
    expect(field('password')).toHaveAccessibleDescription('Crie uma senha');
    expect(screen.getByText('Escolha um plano')).toBeVisible();
    expect(field('name')).toHaveFocus();
    expect(sent()).toBe(0);
  });

  it('SU-02 SU-03 SU-04 PUB-16 too short, too long, no address: each has its own words', async () => {
    const { user, fill } = await openSignup();
    await fill('name', 'a');
    await fill('password', 'abcd');
    await fill('email', 'padaria@sol');
    await fill('phone', '123');
    await user.click(await plan(/Básico/));
    expect(field('name')).toHaveAccessibleDescription(/nome é muito curto/);
    expect(field('password')).toHaveAccessibleDescription(/senha é muito curta/);
    expect(field('email')).toHaveAccessibleDescription('E-mail inválido');
    expect(field('phone')).toHaveAccessibleDescription(/8 a 15 números/);
    await fill('phone', '11 3333-4444 ramal 2');
    expect(field('phone')).toHaveAccessibleDescription(/sem letras/);
    await fill('name', 'a'.repeat(51));
    await fill('password', 'a'.repeat(51));
    expect(field('name')).toHaveAccessibleDescription(/nome é muito longo/);
    expect(field('password')).toHaveAccessibleDescription(/senha é muito longa/);
    await fill('name', 'ab');
    await fill('password', 'abcde');
    expect(field('name')).toBeValid();
    expect(field('password')).toHaveAccessibleDescription('De 5 a 50 caracteres.');
  });

  it.each([
    [2, 5],
    [50, 50],
  ])('SU-02 SU-03 a name of %i and a password of %i characters are registered', async (name, password) => {
    const { user, fill } = await openSignup();
    await fillWhole(fill);
    await fill('name', 'a'.repeat(name));
    await fill('password', 'b'.repeat(password));
    await user.click(await plan(/Básico/));
    await user.click(submit());
    await screen.findByRole('heading', { name: /está cadastrada/ });
    expect(backend.store.companies.find((company) => company.name === 'a'.repeat(name))).toBeDefined();
    const admin = backend.store.users.find(({ email }) => email === 'padaria@sol.example');
    expect(admin?.password).toBe('b'.repeat(password));
  });

  it('SU-01 a taken company name and a taken e-mail are told at their fields', async () => {
    const { user, fill } = await openSignup();
    await fillWhole(fill);
    await fill('name', 'Loja Aurora');
    await user.click(await plan(/Básico/));
    await user.click(submit());
    await waitFor(() => expect(field('name')).toHaveAccessibleDescription('Já existe uma empresa com este nome'));
    await waitFor(() => expect(field('name')).toHaveFocus());

    await fill('name', 'Padaria Lua');
    expect(field('name')).toBeValid();
    await fill('email', credentials('ana').email);
    await user.click(submit());
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(/provável é que este e-mail/));

    // The server has kept the company without a user (contract 1.3).
    await fill('email', 'lua@sol.example');
    await user.click(submit());
    await waitFor(() => expect(field('name')).toHaveAccessibleDescription(/reservado pela tentativa anterior/));
  });

  it('SU-01 B-07 an attempt whose answer is lost may have worked: it is said so, and no other name is asked for', async () => {
    backend.failNext('POST /companies/cadastro', 'lost');
    const { user, fill } = await openSignup();
    await fillWhole(fill);
    await user.click(await plan(/Básico/));
    await user.click(submit());
    expect(await screen.findByText(/^Não se sabe se o cadastro foi concluído\./)).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(field('name')).toHaveAccessibleDescription(/tente entrar com este e-mail e esta senha/));
    expect(backend.store.companies.filter(({ name }) => name.startsWith('Padaria'))).toHaveLength(1);
  });

  it('SU-01 without the list of plans one can sign up all the same, or ask for it again', async () => {
    backend.failNext('GET /plans/list', 500);
    const { user, fill } = await openSignup();
    expect(await screen.findByText(/Os planos não puderam ser carregados/)).toBeVisible();
    await fillWhole(fill);
    backend.failNext('GET /plans/list', 500);
    const release = answerWhen('/plans/list');
    const again = screen.getByRole('button', { name: 'Carregar os planos de novo' });
    await user.click(again);
    await user.click(again);
    expect(again).toHaveFocus();
    expect(again).toHaveAttribute('aria-disabled', 'true');
    release();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
    expect(again).toHaveFocus();
    expect(screen.getByText(/Os planos não puderam/)).toBeVisible();
    expect(backend.faults.counts()['GET /plans/list']).toBe(2);
    backend.failNext('POST /companies/cadastro', 'network');
    await user.click(submit());
    expect(await screen.findByText(/^Não se sabe se o cadastro foi concluído. Sem resposta do servidor/)).toBeVisible();
    expect(field('password')).toHaveValue('segredo');
    await user.click(submit());
    await screen.findByRole('heading', { name: /Padaria Sol está cadastrada/ });
    expect(backend.store.companies.find(({ name }) => name === 'Padaria Sol')?.planId).toBeNull();
  });

  it('B-35 SU-01 the page speaks the language that is chosen, its texts included', async () => {
    await renderApp('/signup', { storage: { i18nextLng: 'pt' } });
    await screen.findByRole('heading', { name: 'Cadastre a sua empresa' });
    const app = within(document.body);
    app.getByLabelText(/Mudar o idioma/).click();
    (await app.findByText('Español')).click();
    expect(await screen.findByRole('heading', { name: 'Registra tu empresa' })).toBeVisible();
    expect(await screen.findByText(/3 días, sin pagar/)).toBeVisible();
    expect(await plan(/R\$ 199,90 al mes.*50 usuarios/)).not.toBeChecked();
  });
});
