import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, openForm, replaceText, rowNames, rowOf, changesTo } from '../page';
import { backend } from '../world';
import { openSettings, type User } from './settingsHelpers';

const help = (title: string) => backend.store.helps.all().find((row) => row.title === title);

async function openHelps() {
  const app = await openSettings('super', '/settings?tab=helps');
  await rowOf('Agendamentos');
  return app;
}

async function openHelpForm(user: User, opener: string) {
  const form = await openForm(user, opener);
  return { form, title: await form.findByLabelText(/^Título/) };
}

describe('the editor of help videos', () => {
  it('OH-01 B-29 every video with title, description and code', async () => {
    const { user } = await openHelps();
    expect(rowNames()).toHaveLength(backend.store.helps.all().length);
    const cells = (await rowOf('Agendamentos'))?.cells ?? [];
    const { description, video } = help('Agendamentos') ?? {};
    expect([...cells].slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Agendamentos', description, video]);
    await user.click(screen.getByLabelText('Buscar vídeos', { selector: 'input' }));
    await user.paste('qr');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Conexões']));
  });

  it('OH-01 OH-02 B-42 a pasted address is kept as its code; no description is left out', async () => {
    const { user } = await openHelps();
    const { form, title } = await openHelpForm(user, 'Novo vídeo');
    await replaceText(user, title, 'Oi');
    await replaceText(user, form.getByLabelText(/^Código do vídeo/), 'javascript:alert(1)');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Não parece um vídeo do YouTube')).toBeVisible();
    expect(form.getByText('Muito curto')).toBeVisible();
    await replaceText(user, title, 'Oi!');
    await waitFor(() => expect(title).toBeValid());
    const description = form.getByLabelText(/^Descrição/);
    await replaceText(user, description, 'Só');
    await waitFor(() => expect(description).toHaveAccessibleDescription('Muito curto'));
    await replaceText(user, description, 'Sim');
    await waitFor(() => expect(description).toBeValid());
    await replaceText(user, description, '');
    await replaceText(user, title, 'Primeiros passos novos');
    await replaceText(user, form.getByLabelText(/^Código do vídeo/), 'https://youtu.be/aqz-KE-bpKQ?t=3');
    const sent = changesTo();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Vídeo salvo com sucesso.')).toBeInTheDocument();
    await rowOf('Primeiros passos novos');
    expect(sent).toEqual([{ line: 'POST /helps', body: { title: 'Primeiros passos novos', video: 'aqz-KE-bpKQ' } }]);
    await closed();
  });

  it('OH-01 OH-02 B-10 an edit is sent whole and shows at once; a refusal is translated', async () => {
    const { user } = await openHelps();
    const id = help('Agendamentos')?.id;
    const { form, title } = await openHelpForm(user, 'Editar Agendamentos');
    await replaceText(user, title, 'Agendar mensagens');
    await user.clear(form.getByLabelText('Descrição'));
    backend.faults.fail(`PUT /helps/${id}`, 404, 'ERR_NO_HELP_FOUND');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText(/Vídeo de ajuda não encontrado/)).toBeInTheDocument();
    expect(title).toHaveValue('Agendar mensagens');
    const sent = changesTo();
    const silent = vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await waitFor(() => expect(form.getByText('Salvar').closest('button')).toHaveAttribute('aria-disabled', 'false'));
    await user.click(form.getByText('Salvar'));
    await rowOf('Agendar mensagens');
    expect(silent).toHaveBeenCalled();
    expect(sent).toMatchObject([{ line: `PUT /helps/${id}`, body: { title: 'Agendar mensagens', description: '' } }]);
    await closed();
  });

  it('OH-01 OH-02 B-05 deleting asks first; what a colleague deletes goes too', async () => {
    const { user, second } = await openHelps();
    const id = help('Agendamentos')?.id;
    await user.click(button('Excluir Agendamentos'));
    const question = await dialog();
    expect(question.getByText('Excluir o vídeo Agendamentos?')).toBeVisible();
    backend.faults.fail(`DELETE /helps/${id}`, 400, 'table is locked');
    await user.click(question.getByText('Excluir vídeo'));
    const refused = 'A operação não foi concluída. O servidor disse: “table is locked”';
    expect(await screen.findByText(refused)).toBeInTheDocument();
    const sent = changesTo();
    await user.click(question.getByText('Excluir vídeo'));
    expect(await screen.findByText('Vídeo excluído com sucesso.')).toBeInTheDocument();
    expect(sent).toEqual([{ line: `DELETE /helps/${id}`, body: null }]);
    await closed();
    expect(rowNames()).not.toContain('Agendamentos');
    await (await second('super')).request('DELETE', `/helps/${help('Arquivos')?.id}`);
    await waitFor(() => expect(rowNames()).not.toContain('Arquivos'));
  });

  it('V-05 it reads GET /helps/list, which has what GET /helps has, the one to edit by its id, and saves by POST, PUT and DELETE', async () => {
    const { user } = await openHelps();
    const fresh = await openHelpForm(user, 'Novo vídeo');
    await replaceText(user, fresh.title, 'Das chamadas');
    await replaceText(user, fresh.form.getByLabelText(/^Código do vídeo/), 'https://youtu.be/aqz-KE-bpKQ');
    await user.click(fresh.form.getByText('Salvar'));
    await rowOf('Das chamadas');
    await closed();
    const id = help('Das chamadas')?.id;
    const edit = await openHelpForm(user, 'Editar Das chamadas');
    await replaceText(user, edit.title, 'Das quatro chamadas');
    await user.click(edit.form.getByText('Salvar'));
    await rowOf('Das quatro chamadas');
    await closed();
    await user.click(button('Excluir Das quatro chamadas'));
    await user.click((await dialog()).getByText('Excluir vídeo'));
    await waitFor(() => expect(help('Das quatro chamadas')).toBeUndefined());
    const calls = Object.keys(backend.faults.counts()).filter((line) => line.includes(' /helps'));
    expect(calls.toSorted()).toEqual([
      `DELETE /helps/${id}`,
      `GET /helps/${id}`,
      'GET /helps/list',
      'POST /helps',
      `PUT /helps/${id}`,
    ]);
    await closed();
  });
});
