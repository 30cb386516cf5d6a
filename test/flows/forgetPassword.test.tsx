import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { textButton } from '../page';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { backend, credentials, personOf } from '../world';
import '@/pages/forgetpsw/ForgetPasswordPage';
import '@/pages/login/LoginPage';

const ana = credentials('ana').email;
const strange = 'Nova/Senha%1?#';
const labels = {
  email: 'E-mail',
  code: 'Código de verificação',
  password: 'Nova senha',
  confirm: 'Repita a nova senha',
} as const;
const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name], { selector: 'input' });
const posts = () => backend.faults.log.filter(({ method }) => method === 'POST').map(({ path }) => path);
const codeOf = (email: string) => backend.store.resetCodes.find((row) => row.email === email)?.token ?? '';

async function openPage(path = '/forgetpsw') {
  const app = await renderApp(path);
  await screen.findByLabelText(labels.email);
  const fill = async (name: keyof typeof labels, text: string) => {
    await app.user.clear(field(name));
    await app.user.click(field(name));
    await app.user.paste(text);
  };
  const toStep2 = async () => {
    await fill('email', ana);
    await app.user.click(textButton('Enviar o código'));
    await screen.findByLabelText(labels.code);
  };
  return { ...app, fill, toStep2 };
}

describe('a new password', () => {
  it('FP-01 FP-02 FP-03 V-02 the e-mail is checked, then a code is asked for without a token', async () => {
    const requests = vi.spyOn(backend, 'handle');
    const { user, fill } = await openPage();
    await user.click(textButton('Enviar o código'));
    expect(field('email')).toHaveAccessibleDescription('Informe o seu e-mail');
    await fill('email', 'ana@');
    expect(field('email')).toHaveAccessibleDescription('E-mail inválido');
    expect(posts()).toEqual([]);
    await fill('email', ` ${ana} `);
    await user.dblClick(textButton('Enviar o código'));
    // It stays for two seconds.
    expect(await screen.findByText('E-mail enviado com sucesso!')).toBeVisible();
    expect(await screen.findByLabelText(labels.code)).toHaveFocus();
    expect(screen.getByText(new RegExp(`código para ${ana}`))).toBeVisible();
    expect(posts()).toEqual([`/forgetpassword/${encodeURIComponent(ana)}`]);
    expect(requests.mock.calls.filter(([{ headers }]) => headers.has('authorization'))).toEqual([]);
  });

  it('DAY-35 a capital letter of the telephone is not looked for; an old account that has it is found as typed', async () => {
    expectPrinted(/^password reset code server 404$/);
    const { user, fill } = await openPage();
    const typed = `A${ana.slice(1)}`;
    await fill('email', ` ${typed} `);
    await user.click(textButton('Enviar o código'));
    await screen.findByLabelText(labels.code);
    const path = (email: string) => `/forgetpassword/${encodeURIComponent(email)}`;
    expect(posts()).toEqual([path(ana)]);

    backend.store.users.update(personOf('ana'), { email: typed });
    await user.click(textButton('Usar outro e-mail'));
    await fill('email', typed);
    await user.click(textButton('Enviar o código'));
    await screen.findByLabelText(labels.code);
    expect(posts().slice(1)).toEqual([path(ana), path(typed)]);
    expect(screen.getByText(new RegExp(`código para ${typed}`))).toBeVisible();
  });

  it.each([
    ['the HTTP status', null],
    ['status of the answer', { status: 404, message: 'E-mail enviado com sucesso' }],
  ])('FP-03 an unknown e-mail stays on step 1 and says so, told by %s', async (_where, body) => {
    const { user, fill } = await openPage();
    if (body) vi.spyOn(backend, 'handle').mockResolvedValue(Response.json(body));
    else expectPrinted(/^password reset code server 404$/);
    await fill('email', 'ninguem@prosa.demo');
    await user.click(textButton('Enviar o código'));
    expect(await screen.findByText('E-mail não encontrado.')).toBeVisible();
    expect(field('email')).toHaveAccessibleDescription('Nenhuma conta usa este e-mail');
    expect(field('email')).toHaveFocus();
    expect(screen.queryByLabelText(labels.code)).not.toBeInTheDocument();
  });

  it('FP-04 FP-07 FP-08 FP-10 E-27 Y-25 B-43 R-02 code and password go encoded in the path; then the login, with the e-mail', async () => {
    const logged = vi.spyOn(console, 'warn');
    const { user, fill, toStep2 } = await openPage('/forgetpsw?companyId=7');
    await toStep2();
    await user.click(screen.getAllByLabelText('Mostrar a senha', { selector: 'button' })[0] ?? document.body);
    expect(field('password')).toHaveAttribute('type', 'text');
    expect(field('confirm')).toHaveAttribute('type', 'password');
    await fill('code', `${codeOf(ana)} `);
    await fill('password', strange);
    await fill('confirm', strange);
    const path = ['/resetpasswords', ana, codeOf(ana), strange].map((part, index) =>
      index ? encodeURIComponent(part) : part,
    );
    await user.click(textButton('Redefinir a senha'));
    expect(await screen.findByText(/^Senha redefinida com sucesso/)).toBeVisible();
    expect(posts()[1]).toBe(path.join('/'));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.location.search).toBe('?companyId=7');
    expect(await screen.findByLabelText('E-mail', { selector: 'input' })).toHaveValue(ana);
    expect(backend.store.users.find(({ email }) => email === ana)?.password).toBe(strange);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('Nova');
    await user.click(screen.getByLabelText('Senha', { selector: 'input' }));
    await user.paste(strange);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('FP-05 FP-06 B-33 the rules are ticked off while typing; both fields are compared again on submit', async () => {
    const { user, fill, toStep2 } = await openPage();
    await toStep2();
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules().every((text) => text.endsWith(': falta'))).toBe(true);
    await fill('password', 'abcD');
    expect(rules()).toEqual([
      'Pelo menos 8 caracteres: falta',
      'Uma letra minúscula: cumprida',
      'Uma letra maiúscula: cumprida',
      'Um número: falta',
    ]);
    await user.click(textButton('Redefinir a senha'));
    expect(field('code')).toHaveAccessibleDescription('Informe o código que recebeu');
    expect(field('password')).toHaveAccessibleDescription(/ainda não cumpre todas as regras/);
    expect(field('confirm')).toHaveAccessibleDescription('Repita a nova senha');
    expect(field('code')).toHaveFocus();
    await fill('code', 'x');
    await fill('password', 'Abcdefg1');
    await fill('confirm', 'Abcdefg1');
    expect(field('password')).toBeValid();
    expect(field('confirm')).toBeValid();
    await fill('password', 'Abcdefg12');
    await user.click(textButton('Redefinir a senha'));
    expect(field('confirm')).toHaveAccessibleDescription('As senhas não são iguais');
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['the HTTP status', false],
    ['status of the answer', true],
  ])('FP-09 FP-10 a wrong code stays on step 2 and is told at its field, told by %s', async (_where, inBody) => {
    const { user, fill, toStep2 } = await openPage();
    await toStep2();
    if (inBody) vi.spyOn(backend, 'handle').mockResolvedValue(Response.json({ status: 404 }));
    else expectPrinted(/^password reset password server 404$/);
    await fill('code', 'errado');
    await fill('password', 'Abcdefg1');
    await fill('confirm', 'Abcdefg1');
    await user.click(textButton('Redefinir a senha'));
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(/O código não confere/));
    expect(field('password')).toHaveValue('Abcdefg1');
    expect(window.location.pathname).toBe('/forgetpsw');
  });

  it('FP-09 a server that breaks leaves everything as it was and says why; another code can be asked for', async () => {
    const { user, fill, toStep2 } = await openPage();
    await toStep2();
    const first = codeOf(ana);
    await fill('code', first);
    await fill('password', 'Abcdefg1');
    await fill('confirm', 'Abcdefg1');
    backend.failNext('POST /resetpasswords', 'network');
    expectPrinted(/^password reset password network null$/);
    await user.click(textButton('Redefinir a senha'));
    expect((await screen.findAllByText(/Sem resposta do servidor/)).length).toBeGreaterThan(0);
    expect(field('code')).toHaveValue(first);
    await user.click(textButton('Enviar outro código'));
    await waitFor(() => expect(codeOf(ana)).not.toBe(first));
    await user.click(textButton('Usar outro e-mail'));
    expect(await screen.findByLabelText(labels.email)).toHaveValue(ana);
    await user.click(screen.getByText('Voltar para o login'));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
