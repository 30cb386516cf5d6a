import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, requests, rowNames, rowOf } from '../page';
import { backend } from '../world';
import { renderApp } from '../render';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/contact-lists/ContactListDialog';
import '@/pages/contact-lists/ContactListsPage';

const listNamed = (name: string) => backend.store.contactLists.all().find((list) => list.name === name);
const idOf = (name: string): number => listNamed(name)?.id ?? 0;
const countOf = (name: string): number => backend.store.by.itemsOfList.count(idOf(name));
const campaignsOff = { plan: false };

async function openLists() {
  const app = await renderApp('/contact-lists', { as: 'admin' });
  await rowOf('Clientes ativos');
  return app;
}

describe('the campaign section', () => {
  it('R-07 N-05 its pages and entries are there while campaigns are on, under one line of the menu', async () => {
    const { user } = await openLists();
    const menu = within(screen.getByRole('complementary', { name: 'Menu principal' }));
    const group = menu.getByText('Campanhas').closest('button');
    expect(group).toHaveAttribute('aria-expanded', 'true');
    const entry = menu.getByText('Listas de contatos').closest('a');
    expect(entry).toHaveAttribute('href', '/contact-lists');
    expect(entry).toHaveAttribute('aria-current', 'page');
    await user.click(menu.getByText('Campanhas'));
    expect(menu.queryByText('Listas de contatos')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Recolher o menu' }));
    await user.click(menu.getByLabelText('Campanhas', { selector: 'button' }));
    expect(await screen.findByRole('menuitem', { name: 'Listas de contatos' })).toHaveAttribute(
      'href',
      '/contact-lists',
    );
  });

  it('R-07 without the flag there is neither entry nor page, whatever the plan says', async () => {
    backend.store.settings
      .filter(({ companyId, key }) => companyId === 1 && key === 'campaignsEnabled')
      .forEach((row) => backend.store.settings.update(row, { value: String(campaignsOff.plan) }));
    await renderApp('/contact-lists', { as: 'admin' });
    expect(await screen.findByText('Página não encontrada')).toBeVisible();
    expect(screen.queryByText('Campanhas')).not.toBeInTheDocument();
    expect(requests('GET', '/contact-lists')).toBe(0);
  });
});

describe('contact lists', () => {
  it('CL-01 Y-13 B-29 lists by name with their counts; a full page is followed by the next though the server says no', async () => {
    const { user } = await openLists();
    expect(screen.getByRole('table', { name: 'Listas de contatos' })).toBeVisible();
    expect((await rowOf('Clientes ativos'))?.cells[1]).toHaveTextContent(String(countOf('Clientes ativos')));
    const own = backend.store.contactLists.filter(({ companyId }) => companyId === 1);
    await waitFor(() => expect(rowNames()).toHaveLength(own.length));
    expect(own.length).toBeGreaterThan(20);
    expect(screen.getByRole('link', { name: 'Clientes ativos' })).toHaveAttribute(
      'href',
      `/contact-lists/${idOf('Clientes ativos')}/contacts`,
    );
    await user.click(screen.getByText('Contatos', { selector: 'th button' }));
    const numbers = [...document.querySelectorAll('tbody tr')].map((row) => Number(row.children[1]?.textContent));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });

  it('CL-01 I-16 a search asks the server from page 1', async () => {
    const { user } = await openLists();
    const asked = vi.spyOn(backend, 'handle');
    await user.click(screen.getByLabelText('Buscar listas', { selector: 'input' }));
    await user.paste('atacado');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Atacado e revenda']));
    expect(asked.mock.calls.map(([{ url }]) => new URL(url).search)).toContain('?searchParam=atacado&pageNumber=1');
  });

  it('CL-03 CL-12 RT-21 lists and their counts follow what colleagues do', async () => {
    const { second } = await openLists();
    const bruno = await second('bruno');
    await bruno.request('POST', '/contact-lists', { name: 'Agora mesmo' });
    const row = await rowOf('Agora mesmo');
    expect(row?.cells[1]).toHaveTextContent('0');
    const id = idOf('Agora mesmo');
    await bruno.request('POST', '/contact-list-items', {
      name: 'Uma pessoa',
      number: '5511955550001',
      email: '',
      contactListId: id,
    });
    await waitFor(async () => expect((await rowOf('Agora mesmo'))?.cells[1]).toHaveTextContent('1'));
    await bruno.request('PUT', `/contact-lists/${id}`, { name: 'Agora não' });
    expect((await rowOf('Agora não'))?.cells[1]).toHaveTextContent('1');
    await bruno.request('DELETE', `/contact-lists/${id}`);
    await waitFor(() => expect(rowNames()).not.toContain('Agora não'));
  });

  it('CL-02 B-05 B-10 deleting asks first and says what goes with it', async () => {
    const { user } = await openLists();
    const [id, count] = [idOf('Clientes ativos'), countOf('Clientes ativos')];
    await user.click(button('Excluir Clientes ativos'));
    const question = await dialog();
    expect(question.getByText('Excluir a lista Clientes ativos?')).toBeVisible();
    expect(question.getByText(new RegExp(`^Os ${count} contatos da lista vão junto`))).toBeVisible();
    expect(requests('DELETE', `/contact-lists/${id}`)).toBe(0);
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(question.getByText('Excluir lista'));
    expect(await screen.findByText('Lista excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(rowNames()).not.toContain('Clientes ativos');
  });

  it('CL-02 B-07 B-10 a name of 3 to 50 characters is saved once, and a list is renamed with its count', async () => {
    const { user } = await openLists();
    await user.click(screen.getByText('Nova lista', { selector: 'button' }));
    const form = await dialog();
    const name = await form.findByLabelText(/^Nome/);
    for (const [text, refusal] of [
      ['', 'Obrigatório'],
      ['ab', 'Muito curto!'],
      ['x'.repeat(51), 'Muito longo!'],
    ] as const) {
      await user.clear(name);
      if (text !== '') await user.paste(text);
      await user.click(form.getByText('Salvar'));
      expect(await form.findByText(refusal)).toBeVisible();
    }
    await user.clear(name);
    await user.paste(' Convidados ');
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Lista salva com sucesso.')).toBeInTheDocument();
    await rowOf('Convidados');
    expect(requests('POST', '/contact-lists')).toBe(1);
    await closed();
    await user.click(button('Editar Clientes ativos'));
    const edit = await dialog();
    await user.clear(await edit.findByDisplayValue('Clientes ativos'));
    await user.paste('Clientes de sempre');
    await user.click(edit.getByText('Salvar'));
    const renamed = await rowOf('Clientes de sempre');
    expect(renamed?.cells[1]).toHaveTextContent(String(countOf('Clientes de sempre')));
    // One read to open, one before saving (PUB-11).
    expect(requests('GET', `/contact-lists/${idOf('Clientes de sempre')}`)).toBe(2);
    await closed();
  });

  it.each([3, 50])('CL-02 a name of %i characters is saved', async (length) => {
    const { user } = await openLists();
    await user.click(screen.getByText('Nova lista', { selector: 'button' }));
    const form = await dialog();
    await user.click(await form.findByLabelText(/^Nome/));
    await user.paste('x'.repeat(length));
    await user.click(form.getByText('Salvar'));
    await rowOf('x'.repeat(length));
    expect(listNamed('x'.repeat(length))).toBeDefined();
  });
});
