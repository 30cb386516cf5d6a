import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, rowNames, rowOf } from '../page';
import { renderApp } from '../render';
import { backend, intercept, personOf } from '../world';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/users/UserDialog';
import '@/pages/users/UsersPage';

const people = () => backend.store.users.filter(({ companyId }) => companyId === 1);
const personNamed = (name: string) => people().find((user) => user.name === name);
const idOf = (name: string): number => personNamed(name)?.id ?? 0;
const texts = (row: HTMLTableRowElement | null | undefined) =>
  [...(row?.cells ?? [])].slice(0, 4).map(({ textContent }) => textContent);

/** A long list takes its time to draw, so most tests look at one person in a search, or at nobody yet. */
async function openUsers(search: string) {
  const app = await renderApp(`/users?q=${search}`, { as: 'admin' });
  const [person] = search.split('&');
  await screen.findByText(people().some(({ name }) => name === person) ? /^1 resultado$/ : /^Nada encontrado para/);
  return app;
}

async function openUserForm(user: Awaited<ReturnType<typeof renderApp>>['user'], opener: HTMLElement) {
  await user.click(opener);
  const form = await dialog();
  return { form, name: await form.findByLabelText(/^Nome/) };
}

/** What the page sent, in its order. */
function sentTo(path: RegExp): { method: string; body: unknown }[] {
  const sent: { method: string; body: unknown }[] = [];
  intercept(async (request, handle) => {
    const text = request.method === 'GET' ? '' : await request.clone().text();
    if (text !== '' && path.test(new URL(request.url).pathname)) {
      sent.push({ method: request.method, body: JSON.parse(text) });
    }
    return handle(request);
  });
  return sent;
}

describe('a super user in the list of a company', () => {
  const openSuper = async (as: 'admin' | 'super') => {
    await renderApp(`/users?edit=${personOf('super').id}`, { as });
    const form = await dialog();
    return { form, name: await form.findByLabelText(/^Nome/) };
  };

  it('DAY-53 is not for its admin to change: a new password would be a way in', async () => {
    const { form, name } = await openSuper('admin');
    expect(form.getByText('Só um superusuário pode alterar os dados de um superusuário.')).toBeVisible();
    expect(name).toHaveAttribute('readonly');
    expect(form.queryByLabelText(/^Senha/)).not.toBeInTheDocument();
    expect(form.queryByText('Salvar')).not.toBeInTheDocument();
  });

  it('DAY-53 changes themselves as ever', async () => {
    const { form, name } = await openSuper('super');
    expect(name).not.toHaveAttribute('readonly');
    expect(form.getByLabelText(/^Senha/, { selector: 'input' })).toBeVisible();
    expect(form.getByText('Salvar')).toBeVisible();
  });
});

describe('the list of users', () => {
  it('U-01 U-02 I-15 id, name, e-mail, profile and actions; the rest comes with scrolling, to the very last', async () => {
    await renderApp('/users', { as: 'admin' });
    await rowOf('Ana Ribeiro');
    // The count of the server is inflated by queues, so it is no total; a page that is not full ends the list.
    await waitFor(() => expect(rowNames()).toHaveLength(people().length));
    const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['ID', 'Nome', 'E-mail', 'Perfil', 'Ações']);
    expect(texts(await rowOf('Talita Leal'))).toEqual([
      String(idOf('Talita Leal')),
      'Talita Leal',
      'talita@prosa.demo',
      'Atendente',
    ]);
    expect(button('Editar Talita Leal')).toBeVisible();
    expect(button('Excluir Talita Leal')).toBeVisible();
    expect(await screen.findByText(`${people().length} itens`)).toBeVisible();
    expect(texts(await rowOf('Rogério Lima'))[3]).toBe('Administrador');
    expect(texts(await rowOf('Elisa Freitas'))[3]).toBe('Supervisor');
    // Nobody deletes themselves.
    expect(screen.queryByLabelText('Excluir Rogério Lima')).not.toBeInTheDocument();
  });

  it('U-01 I-16 PAIN-8.6 a search asks the server by name and e-mail from page 1', async () => {
    const { user } = await openUsers('Gisele Amaral');
    const asked = vi.spyOn(backend, 'handle');
    await user.clear(screen.getByLabelText('Buscar usuários', { selector: 'input' }));
    await user.paste('bruno@');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Bruno Castro']));
    const queries = asked.mock.calls.map(([{ url }]) => new URL(url)).filter(({ pathname }) => /users/.test(pathname));
    expect(queries[0]?.pathname).toMatch(/\/users$/);
    expect(Object.fromEntries(queries[0]?.searchParams ?? [])).toEqual({ searchParam: 'bruno@', pageNumber: '1' });
  });

  it('U-03 B-08 whom a colleague adds, renames and deletes shows without a reload', async () => {
    const { second } = await openUsers('Vera');
    const other = await second('super');
    const input = { name: 'Vera Novais', email: 'vera@prosa.demo', password: 'segredo', profile: 'user', companyId: 1 };
    await other.request('POST', '/users', input);
    const row = await rowOf('Vera Novais');
    expect(texts(row).slice(2)).toEqual(['vera@prosa.demo', 'Atendente']);
    await other.request('PUT', `/users/${idOf('Vera Novais')}`, { name: 'Vera Lúcia', profile: 'admin', companyId: 1 });
    expect(texts(await rowOf('Vera Lúcia'))[3]).toBe('Administrador');
    await other.request('DELETE', `/users/${idOf('Vera Lúcia')}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });

  it('U-07 U-08 B-05 deleting asks first and says what becomes of the conversations', async () => {
    const { user } = await openUsers('Talita Leal');
    await user.click(button('Excluir Talita Leal'));
    const question = await dialog();
    expect(question.getByText('Excluir o usuário Talita Leal?')).toBeVisible();
    expect(question.getByText(/voltam a aguardar/)).toBeVisible();
    expect(personNamed('Talita Leal')).toBeDefined();
    await user.click(question.getByText('Excluir usuário'));
    expect(await screen.findByText('Usuário excluído com sucesso.')).toBeVisible();
    await closed();
    expect(rowNames()).not.toContain('Talita Leal');
    expect(personNamed('Talita Leal')).toBeUndefined();
  });

  it('U-06 X-03 REAL-17 who is no admin sees nobody here and asks for nobody', async () => {
    await renderApp('/users?q=Gisele Amaral&new', { as: 'elisa' });
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(screen.queryByText('Gisele Amaral')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.faults.log.some(({ path }) => path.startsWith('/users'))).toBe(false);
  });
});

describe('the form of a user', () => {
  it('U-04 name, e-mail and password are asked for, each within its limits', async () => {
    const { user } = await openUsers('Vera');
    const { form, name } = await openUserForm(user, screen.getByText('Novo usuário'));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Informe o nome')).toBeVisible();
    expect(form.getByText('Informe o e-mail')).toBeVisible();
    expect(form.getByText('Informe a senha')).toBeVisible();
    await user.click(name);
    await user.paste('V');
    await user.click(form.getByLabelText(/^E-mail/));
    await user.paste('vera@');
    await user.click(form.getByLabelText(/^Senha/));
    await user.paste('1234');
    expect(await form.findByText('Nome muito curto')).toBeVisible();
    expect(form.getByText('E-mail inválido')).toBeVisible();
    expect(form.getByText('Senha muito curta')).toBeVisible();
    await user.paste('5'.repeat(50));
    expect(await form.findByText('Senha muito longa')).toBeVisible();
    await user.click(name);
    await user.paste('e'.repeat(50));
    expect(await form.findByText('Nome muito longo')).toBeVisible();
  });

  it.each([
    [2, 5],
    [50, 50],
  ])('U-04 a name of %i and a password of %i characters are saved', async (nameLength, passwordLength) => {
    const { user } = await openUsers('Vera');
    const { form, name } = await openUserForm(user, screen.getByText('Novo usuário'));
    const [newName, password] = ['V'.repeat(nameLength), '5'.repeat(passwordLength)];
    await user.click(name);
    await user.paste(newName);
    await user.click(form.getByLabelText(/^E-mail/));
    await user.paste('vera@prosa.demo');
    await user.click(form.getByLabelText(/^Senha/));
    await user.paste(password);
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Usuário salvo com sucesso.')).toBeVisible();
    expect(personNamed(newName)).toMatchObject({ email: 'vera@prosa.demo', password });
  });

  it('U-05 U-07 U-08 PAIN-8.8 a new user goes out once with every field and stands in the list', async () => {
    const { user } = await openUsers('Vera');
    const { form, name } = await openUserForm(user, screen.getByText('Novo usuário'));
    await user.click(name);
    await user.paste(' Vera Novais ');
    await user.click(form.getByLabelText(/^E-mail/));
    await user.paste('vera@prosa.demo');
    await user.click(form.getByLabelText(/^Senha/));
    await user.paste('segredo');
    await user.click(form.getByLabelText(/^Filas/));
    await user.click(await screen.findByText('Vendas', { selector: 'li *' }));
    await user.click(form.getByLabelText('Ver atendimentos sem fila'));
    const sent = sentTo(/\/users$/);
    await user.dblClick(form.getByText('Salvar'));
    await waitFor(() => expect(rowNames()[0]).toBe('Vera Novais'));
    await closed();
    const queue = backend.store.queues.find((row) => row.companyId === 1 && row.name === 'Vendas');
    expect(sent).toEqual([
      {
        method: 'POST',
        body: {
          name: 'Vera Novais',
          email: 'vera@prosa.demo',
          password: 'segredo',
          profile: 'user',
          queueIds: [queue?.id],
          whatsappId: null,
          allTicket: 'enabled',
          timeZone: null,
          companyId: 1,
        },
      },
    ]);
    expect(await screen.findByText('Usuário salvo com sucesso.')).toBeVisible();
  });

  it('X-01 U-05 U-06 U-07 an edit without a password keeps it, and queues and connection that nobody touched stay', async () => {
    const { user } = await openUsers('Gisele Amaral');
    const before = personNamed('Gisele Amaral');
    const password = before?.password;
    if (before) backend.store.users.update(before, { whatsappId: 1, allTicket: 'enabled' });
    const { form, name } = await openUserForm(user, button('Editar Gisele Amaral'));
    expect(form.getByText('Deixe em branco para manter a atual.')).toBeVisible();
    await user.clear(name);
    await user.paste('Gisele Amaral Reis');
    await user.click(form.getByLabelText(/^Perfil/));
    const supervisor = await screen.findByText('Supervisor', { selector: 'li' });
    const offered = [...(supervisor.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Administrador', 'Atendente', 'Supervisor']);
    await user.click(supervisor);
    await user.click(form.getByText('Salvar'));
    const row = await rowOf('Gisele Amaral Reis');
    expect(texts(row)[3]).toBe('Supervisor');
    const after = personNamed('Gisele Amaral Reis');
    expect(after).toMatchObject({ password, whatsappId: 1, allTicket: 'enabled', profile: 'supervisor' });
    expect(backend.store.by.queuesOfUser.count(after?.id ?? 0)).toBe(1);
    await closed();
  });

  it('U-09 B-04 a refusal is said: the e-mail at its field, the rest as a toast; what was typed stays', async () => {
    const { user } = await openUsers('Vera');
    const { form, name } = await openUserForm(user, screen.getByText('Novo usuário'));
    await user.click(name);
    await user.paste('Outra Ana');
    await user.click(form.getByLabelText(/^E-mail/));
    await user.paste('ana@prosa.demo');
    await user.click(form.getByLabelText(/^Senha/));
    await user.paste('segredo');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Já existe um usuário com este e-mail.')).toBeVisible();
    backend.faults.fail('POST /users', 400, 'ERR_USER_CREATION_DISABLED');
    await user.clear(form.getByLabelText(/^E-mail/));
    await user.paste('outra@prosa.demo');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('A criação de usuários foi desabilitada pelo administrador.')).toBeVisible();
    expect(name).toHaveValue('Outra Ana');
    backend.faults.fail('POST /users', 400, 'Número máximo de usuários já alcançado: 10');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('O plano permite no máximo 10 usuários.')).toBeVisible();
    backend.faults.fail('POST /users', 400, 'Número máximo de usuários já alcançado: 1');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('O plano permite no máximo 1 usuário.')).toBeVisible();
  });
});
