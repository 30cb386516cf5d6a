import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordCalls, textButton } from '../page';
import { renderApp, type RenderedApp } from '../render';
import { backend, credentials } from '../world';
import '@/pages/forgetpsw/ForgetPasswordPage';
import '@/pages/login/LoginPage';
import '@/pages/signup/SignupPage';

const ana = credentials('ana');
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
/** Past what React puts over a field: it is told of nothing. */
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** As some password managers fill: the field holds the text, and no event says so. */
async function fillSilently(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) native?.set?.call(await field(label), text);
}

const press = ({ user }: RenderedApp, button: string) => user.click(textButton(button));
const refusal = (text: string) => screen.queryByText(text);

describe('a password manager that fills without events', () => {
  it('PUB-57 S-01 signs in with what the fields hold', async () => {
    const app = await renderApp('/login');
    const sent = recordCalls();
    await fillSilently({ 'E-mail': ` ${ana.email}`, Senha: ana.password });
    await press(app, 'Entrar');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(sent[0]).toMatchObject({ path: '/auth/login', body: ana });
  });

  it('PUB-57 S-03 both fields keep what was filled when the server refuses it; what is typed then is sent', async () => {
    const app = await renderApp('/login');

    await fillSilently({ 'E-mail': ana.email, Senha: 'errada' });
    await press(app, 'Entrar');
    expect((await screen.findAllByText(/incorretos|inválid/i)).length).toBeGreaterThan(0);
    expect(await field('E-mail')).toHaveValue(ana.email);
    expect(await field('Senha')).toHaveValue('errada');
    await app.user.click(await field('Senha'));
    await app.user.clear(await field('Senha'));
    await app.user.type(await field('Senha'), `${ana.password}{Enter}`);
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('PUB-57 a field that was emptied the same way is missing, and says so', async () => {
    const app = await renderApp('/login');
    await app.user.type(await field('E-mail'), ana.email);
    await app.user.type(await field('Senha'), ana.password);
    await fillSilently({ Senha: '' });
    await press(app, 'Entrar');
    expect(await field('Senha')).toBeInvalid();
    expect(window.location.pathname).toBe('/login');
  });

  it('PUB-57 SU-01 signs up with what the fields hold, and with the plan that was chosen', async () => {
    const app = await renderApp('/signup');
    const sent = recordCalls();
    await app.user.click(await screen.findByRole('radio', { name: /Intermediário/ }));
    await fillSilently({ 'Nome da empresa': 'Padaria Sol', 'E-mail': 'padaria@sol.example', Senha: 'segredo' });
    await press(app, 'Cadastrar');
    await screen.findByRole('heading', { name: 'Pronto, Padaria Sol está cadastrada!' });
    const plan = backend.store.plans.find(({ name }) => name === 'Intermediário');
    const body = { name: 'Padaria Sol', email: 'padaria@sol.example', password: 'segredo', planId: plan?.id };
    expect(sent[0]).toMatchObject({ path: '/companies/cadastro', body });
  });

  it('PUB-57 FP-01 FP-07 asks for a code and sets the password that the fields hold', async () => {
    const app = await renderApp('/forgetpsw');
    await fillSilently({ 'E-mail': ana.email });
    await press(app, 'Enviar o código');
    await field('Código de verificação');
    const code = backend.store.resetCodes.find(({ email }) => email === ana.email)?.token ?? '';
    await fillSilently({ 'Código de verificação': code, 'Nova senha': 'Abcdefg1', 'Repita a nova senha': 'Abcdefg2' });
    await press(app, 'Redefinir a senha');
    expect(refusal('As senhas não são iguais')).toBeVisible();
    await fillSilently({ 'Repita a nova senha': 'Abcdefg1' });
    await press(app, 'Redefinir a senha');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(backend.store.users.find(({ email }) => email === ana.email)?.password).toBe('Abcdefg1');
  });
});
