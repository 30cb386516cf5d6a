import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cells, closed, dialog, replaceText, requests, rowOf } from '../page';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { itemNamed, items, list, openItems } from './contactListHelpers';

describe('the contacts of a list', () => {
  it('CL-04 CL-05 CL-11 shows name, number, e-mail and validity of this list alone, and the way back', async () => {
    const [first, , , unchecked] = items();
    if (unchecked) backend.store.contactListItems.update(unchecked, { isWhatsappValid: null });
    const { user } = await openItems();
    expect(await screen.findByRole('heading', { name: 'Atacado e revenda', level: 1 })).toBeVisible();
    expect(await cells('Adriana Abreu')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\+55 11 97/), first?.email, 'Válido']),
    );
    expect(await cells(unchecked?.name ?? '')).toContain('Não verificado');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(items().length);
    await user.click(screen.getByLabelText('Buscar na lista', { selector: 'input' }));
    const asked = vi.spyOn(backend, 'handle');
    await user.paste('Célia');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
    expect(asked.mock.calls.map(([{ url }]) => new URL(url).search)).toContain(
      `?searchParam=C%C3%A9lia&pageNumber=1&contactListId=${list().id}`,
    );
    expect(screen.getByText('Listas', { selector: 'a' })).toHaveAttribute('href', '/contact-lists');
  });

  it('CL-04 B-42 a list that is gone or belongs to another company is not shown', async () => {
    const other = backend.store.contactLists.insert((id) => ({
      id,
      name: 'De outra empresa',
      companyId: 2,
      ...backend.ctx.stamps(),
    }));
    await renderApp(`/contact-lists/${other.id}/contacts`, { as: 'admin' });
    expect(await screen.findByText('Lista não encontrada')).toBeVisible();
    expect(screen.queryByText('De outra empresa')).not.toBeInTheDocument();
    expect(screen.getByText('Listas', { selector: 'a' })).toHaveAttribute('href', '/contact-lists');
  });

  it('DAY-54 a list without contacts says what to do first', async () => {
    for (const item of items()) backend.store.contactListItems.remove(item);
    const { user } = await renderApp(`/contact-lists/${list().id}/contacts`, { as: 'admin' });
    expect(await screen.findByText('A lista está vazia')).toBeVisible();
    expect(screen.getByText('Importe uma planilha ou adicione contatos um a um.')).toBeVisible();
    const [, first] = screen.getAllByText('Novo contato', { selector: 'button' });
    await user.click(first ?? expect.fail('no way to begin'));
    expect(await (await dialog()).findByLabelText(/^Nome/)).toBeVisible();
  });

  it('CL-08 CL-05 who may not delete contacts does not come here; an admin deletes after a question', async () => {
    const { unmount } = await renderApp(`/contact-lists/${list().id}/contacts`, { as: 'ana' });
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(screen.queryByText('Adriana Abreu', { selector: 'th *' })).not.toBeInTheDocument();
    unmount();
    const { user } = await openItems();
    await user.click(screen.getByLabelText('Excluir Adriana Abreu', { selector: 'button' }));
    await user.click((await dialog()).getByText('Excluir contato'));
    expect(await screen.findByText('Contato excluído da lista.')).toBeInTheDocument();
    await closed();
    expect(itemNamed('Adriana Abreu')).toBeUndefined();
    expect(screen.queryByText('Adriana Abreu')).not.toBeInTheDocument();
  });

  it('CL-06 CL-07 B-10 the form checks, adds company and list, and says when the number is there already', async () => {
    const { user, session } = await openItems();
    await user.click(screen.getByText('Novo contato', { selector: 'button' }));
    const form = await dialog();
    await user.click(await form.findByLabelText(/^Nome/));
    await user.paste('ab');
    await user.click(form.getByLabelText(/^Número/));
    await user.paste('+55 (11)');
    await user.click(form.getByLabelText(/^E-mail/));
    await user.paste('nada');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Muito curto!')).toBeVisible();
    expect(form.getByText(/^Número curto demais/)).toBeVisible();
    expect(form.getByText('E-mail inválido')).toBeVisible();
    await replaceText(user, form.getByLabelText(/^E-mail/), '');
    await replaceText(user, form.getByLabelText(/^Nome/), 'Nova Pessoa');
    await replaceText(user, form.getByLabelText(/^Número/), items()[0]?.number ?? '');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/^Este número já está na lista/)).toBeVisible();
    await replaceText(user, form.getByLabelText(/^Número/), '+55 11 95555-0009');
    const sent: unknown[] = [];
    intercept(async (request, handle) => {
      if (request.method === 'POST') sent.push(JSON.parse(await request.clone().text()));
      return handle(request);
    });
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Contato salvo na lista.')).toBeInTheDocument();
    expect(await cells('Nova Pessoa')).toEqual(expect.arrayContaining(['+55 11 95555-0009', 'Sem e-mail', 'Válido']));
    expect(sent).toEqual([
      {
        name: 'Nova Pessoa',
        number: '5511955550009',
        email: '',
        companyId: session?.companyId,
        contactListId: list().id,
      },
    ]);
    await closed();
  });

  it('CL-06 PUB-16 names take 3 (the bound of the server) to 50 letters, numbers 8 to 15 digits, and an e-mail may be left out', async () => {
    const { user } = await openItems();
    await user.click(screen.getByText('Novo contato', { selector: 'button' }));
    const form = await dialog();
    const fields = {
      name: await form.findByLabelText(/^Nome/),
      number: form.getByLabelText(/^Número/),
      email: form.getByLabelText(/^E-mail/),
    };
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(fields.number).toHaveAccessibleDescription('Obrigatório'));
    for (const [field, text, said] of [
      ['name', 'ab', 'Muito curto!'],
      ['name', 'abc', null],
      ['name', 'a'.repeat(51), 'Muito longo!'],
      ['name', 'a'.repeat(50), null],
      ['number', '1'.repeat(7), /^Número curto demais/],
      ['number', '1'.repeat(8), null],
      ['number', '1'.repeat(16), /^Número longo demais/],
      ['number', '1'.repeat(15), null],
      ['number', '27 3333-4444 ramal 2', /^O telefone tem letras/],
      ['number', '5511999990002 / 5511999990003', /^Há mais de um número/],
      ['number', '5511999990002.0', null],
      ['email', 'ana@', 'E-mail inválido'],
      ['email', 'ana@loja.example', null],
    ] as const) {
      await user.clear(fields[field]);
      await user.click(fields[field]);
      await user.paste(text);
      await waitFor(() => {
        if (said === null) expect(fields[field]).toBeValid();
        else expect(fields[field]).toHaveAccessibleDescription(said);
      });
    }
    await user.clear(fields.email);
    await waitFor(() => expect(fields.email).toBeValid());
  });

  it('DAY-43 DAY-58 a number without country code is told as one of the company’s country and goes out whole', async () => {
    const { user } = await openItems();
    await user.click(screen.getByText('Novo contato', { selector: 'button' }));
    const form = await dialog();
    await replaceText(user, await form.findByLabelText(/^Nome/), 'Sem código');
    const number = form.getByLabelText(/^Número/);
    await replaceText(user, number, '١١ ٩٨١١١-٠٠٠٣');
    expect(number).toHaveAccessibleDescription('+55 11 98111-0003, país suposto: Brasil');
    await user.click(form.getByText('Salvar'));
    await rowOf('Sem código');
    expect(itemNamed('Sem código')).toMatchObject({ number: '5511981110003' });
    await closed();
  });

  it('CL-07 an edit reads the contact and saves it whole', async () => {
    const { user } = await openItems();
    const id = itemNamed('Bento Brandão')?.id ?? 0;
    await user.click(screen.getByLabelText('Editar Bento Brandão', { selector: 'button' }));
    const form = await dialog();
    await user.clear(await form.findByDisplayValue('Bento Brandão'));
    await user.paste('Bento Silva');
    await user.click(form.getByText('Salvar'));
    await rowOf('Bento Silva');
    // One read to open, one before saving (PUB-11).
    expect(requests('GET', `/contact-list-items/${id}`)).toBe(2);
    expect(requests('PUT', `/contact-list-items/${id}`)).toBe(1);
    await closed();
  });

  it('PUB-16 a number of another kind that is stored does not keep its contact from being edited, and stays', async () => {
    const { user } = await openItems();
    const item = itemNamed('Bento Brandão');
    if (item) backend.store.contactListItems.update(item, { number: '120363041234567890' });
    await user.click(screen.getByLabelText('Editar Bento Brandão', { selector: 'button' }));
    const form = await dialog();
    expect(await form.findByDisplayValue('120363041234567890')).toBeVisible();
    await replaceText(user, form.getByDisplayValue('Bento Brandão'), 'Bento Silva');
    await user.click(form.getByText('Salvar'));
    await rowOf('Bento Silva');
    expect(itemNamed('Bento Silva')).toMatchObject({ number: '120363041234567890' });
    await closed();
  });

  it('CL-12 RT-21 what colleagues add, change and import shows, and other lists stay out', async () => {
    const { second } = await openItems();
    const bruno = await second('bruno');
    const add = (name: string, number: string, contactListId: number) =>
      bruno.request('POST', '/contact-list-items', { name, number, email: '', contactListId });
    await add('De outra lista', '5511955550010', list('Clientes ativos').id);
    await add('Desta lista', '5511955550011', list().id);
    await rowOf('Desta lista');
    expect(screen.queryByText('De outra lista')).not.toBeInTheDocument();
    const item = backend.store.contactListItems.find(({ name }) => name === 'Desta lista');
    await bruno.request('PUT', `/contact-list-items/${item?.id}`, { name: 'Mudou', number: '00000000', email: '' });
    expect(await cells('Mudou')).toContain('Não encontrado');
    const [first] = items();
    if (first) {
      backend.store.contactListItems.insert((id) => ({ ...first, id, name: 'Por planilha', number: '5511955550012' }));
    }
    backend.ctx.emit('company-1-mainchannel', `company-1-ContactListItem-${list().id}`, {
      action: 'reload',
      records: [],
    });
    await rowOf('Por planilha');
    await bruno.request('DELETE', `/contact-list-items/${item?.id}`);
    await waitFor(() => expect(screen.queryByText('Mudou')).not.toBeInTheDocument());
  });
});
