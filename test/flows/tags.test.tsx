import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, openForm, requests, rowNames, rowOf } from '../page';
import { backend, type Person, intercept } from '../world';
import { renderApp } from '../render';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/features/tag-form/TagDialog';
import '@/pages/tags/TagsPage';

const tagNamed = (name: string) => backend.store.tags.all().find((tag) => tag.companyId === 1 && tag.name === name);
const idOf = (name: string): number => tagNamed(name)?.id ?? 0;

async function openTags(as: Person = 'admin', path = '/tags') {
  const app = await renderApp(path, { as });
  await rowOf('VIP');
  return app;
}

async function openTagForm(user: Awaited<ReturnType<typeof openTags>>['user'], opener: string) {
  const form = await openForm(user, opener);
  return { form, name: await form.findByLabelText(/^Nome/) };
}

/** What the page sent, in its order. */
function bodiesOf(): { method: string; body: unknown }[] {
  const sent: { method: string; body: unknown }[] = [];
  intercept(async (request, handle) => {
    if (request.method !== 'GET') sent.push({ method: request.method, body: JSON.parse(await request.clone().text()) });
    return handle(request);
  });
  return sent;
}

describe('the list of tags', () => {
  it('G-01 B-29 every tag by name with its conversations, in a table that sorts', async () => {
    const { user } = await openTags();
    expect(screen.getByRole('table', { name: 'Tags' })).toBeVisible();
    const count = backend.store.by.ticketsOfTag.count(idOf('VIP'));
    expect((await rowOf('VIP'))?.cells[1]).toHaveTextContent(String(count));
    expect(rowNames()).toHaveLength(backend.store.tags.filter(({ companyId }) => companyId === 1).length);
    await user.click(screen.getByText('Atendimentos', { selector: 'th button' }));
    const numbers = [...document.querySelectorAll('tbody tr')].map((row) => Number(row.children[1]?.textContent));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });

  it('DAY-57 a new tag stands where the chosen order puts it', async () => {
    const { user } = await openTags('admin', '/tags?sort=name');
    const { form, name } = await openTagForm(user, 'Nova tag');
    await user.type(name, 'Montagem');
    await user.click(form.getByText('Salvar'));
    await rowOf('Montagem');
    await closed();
    const names = rowNames();
    expect(names).toEqual(names.toSorted((one, other) => String(one).localeCompare(String(other), 'pt')));
  });

  it('G-01 I-16 PAIN-8.6 a search finds whatever the capitals and accents, and asks the server at page 1', async () => {
    const { user } = await openTags();
    const asked = vi.spyOn(backend, 'handle');
    await user.click(screen.getByLabelText('Buscar tags', { selector: 'input' }));
    await user.paste('reclamacao');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Reclamação']));
    const queries = () => asked.mock.calls.map(([{ url }]) => new URL(url).search);
    await waitFor(() => expect(queries()).toContain('?searchParam=reclamacao&pageNumber=1'));
    expect(await screen.findByText('1 resultado')).toBeVisible();
  });

  it('G-01 B-08 PAIN-1.2 what a colleague adds, renames and deletes shows without a reload', async () => {
    const { second } = await openTags();
    const bruno = await second('bruno');
    await bruno.request('POST', '/tags', { name: 'Urgente', color: '#FF0000' });
    const row = await rowOf('Urgente');
    expect(row?.cells[1]).toHaveTextContent('0');
    const admin = await second('admin');
    await admin.request('PUT', `/tags/${idOf('VIP')}`, { name: 'VIP ouro' });
    const renamed = await rowOf('VIP ouro');
    expect(renamed?.cells[1]).toHaveTextContent(String(backend.store.by.ticketsOfTag.count(idOf('VIP ouro'))));
    await bruno.request('DELETE', `/tags/${idOf('Urgente')}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });

  it('G-02 B-05 B-10 deleting asks first, says how many conversations lose it, and takes the row away', async () => {
    const { user } = await openTags('ana');
    const id = idOf('VIP');
    const count = backend.store.by.ticketsOfTag.count(id);
    await user.click(button('Excluir VIP'));
    const question = await dialog();
    expect(question.getByText('Excluir a tag VIP?')).toBeVisible();
    expect(question.getByText(`Ela sai de ${count} atendimentos. Não dá para desfazer.`)).toBeVisible();
    expect(requests('DELETE', `/tags/${id}`)).toBe(0);
    const silent = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(question.getByText('Excluir tag'));
    expect(await screen.findByText('Tag excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(rowNames()).not.toContain('VIP');
    expect(tagNamed('VIP')).toBeUndefined();
    expect(silent).toHaveBeenCalled();
  });
});

describe('the form of a tag', () => {
  it('G-03 G-05 a name of three characters is asked for; the colour starts as light grey', async () => {
    const { user } = await openTags();
    const { form, name } = await openTagForm(user, 'Nova tag');
    expect(form.getByLabelText(/^Cor/)).toHaveValue('#D3D3D3');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Obrigatório')).toBeVisible();
    await user.click(name);
    await user.paste('ab');
    expect(await form.findByText('Mensagem muito curta')).toBeVisible();
    expect(requests('POST', '/tags')).toBe(0);
    await user.paste('c');
    await user.click(form.getByText('Salvar'));
    await rowOf('abc');
    expect(tagNamed('abc')?.color).toBe('#D3D3D3');
  });

  it('G-06 G-04 B-10 a new tag is sent once with its user and kanban as 1, and stands in the list at once', async () => {
    const { user, session } = await openTags();
    const { form, name } = await openTagForm(user, 'Nova tag');
    await user.click(name);
    await user.paste(' Pós-venda ');
    await user.click(form.getByLabelText('Usar como coluna do Kanban'));
    const sent = bodiesOf();
    const silent = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Tag salva com sucesso.')).toBeInTheDocument();
    await rowOf('Pós-venda');
    await closed();
    expect(sent).toEqual([
      { method: 'POST', body: { name: 'Pós-venda', color: '#D3D3D3', kanban: 1, userId: session?.userId } },
    ]);
    expect(tagNamed('Pós-venda')?.kanban).toBe(1);
    expect(silent).toHaveBeenCalled();
  });

  it('G-02 G-06 B-10 an edit reads the tag, sends it whole and keeps the count of its row', async () => {
    const { user, session } = await openTags();
    const id = idOf('Entrega agendada');
    const count = backend.store.by.ticketsOfTag.count(id);
    await user.click(button('Editar Entrega agendada'));
    const form = await dialog();
    const name = await form.findByDisplayValue('Entrega agendada');
    expect(requests('GET', `/tags/${id}`)).toBe(1);
    expect(form.getByLabelText('Usar como coluna do Kanban')).toBeChecked();
    await user.clear(name);
    await user.paste('Entrega marcada');
    const sent = bodiesOf();
    await user.click(form.getByText('Salvar'));
    expect((await rowOf('Entrega marcada'))?.cells[1]).toHaveTextContent(String(count));
    const color = tagNamed('Entrega marcada')?.color;
    expect(sent).toEqual([
      { method: 'PUT', body: { name: 'Entrega marcada', color, kanban: 1, userId: session?.userId } },
    ]);
    await closed();
  });

  it('G-04 the kanban switch is for admins and supervisors; only an admin, whom the server lets, may edit', async () => {
    const { user } = await openTags('elisa');
    expect(screen.queryByLabelText('Editar VIP')).not.toBeInTheDocument();
    const { form } = await openTagForm(user, 'Nova tag');
    expect(form.getByLabelText('Usar como coluna do Kanban')).not.toBeChecked();
  });

  it('G-04 an agent has no kanban switch', async () => {
    const { user } = await openTags('ana', '/tags?edit=1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { form } = await openTagForm(user, 'Nova tag');
    expect(form.queryByLabelText('Usar como coluna do Kanban')).not.toBeInTheDocument();
  });
});
