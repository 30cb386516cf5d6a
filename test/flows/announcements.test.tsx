import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  choose,
  closed,
  dialog,
  expectRedirectAfterSecond,
  holdClock,
  openForm,
  recordCalls,
  replaceText,
  rowNames,
  rowOf,
} from '../page';
import { mainChannel } from '../backend/context';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/announcements/AnnouncementDialog';
import '@/pages/announcements/AnnouncementsPage';

const rows = () => backend.store.announcements.all();
const titled = (title: string) => rows().find((row) => row.title === title);
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const newest = 'Manutenção programada';

async function openPage(as: Person = 'super', path = '/announcements') {
  const app = await renderApp(path, { as });
  await rowOf(newest);
  return app;
}

async function openAnnouncementForm(user: Awaited<ReturnType<typeof openPage>>['user'], opener = 'Novo informativo') {
  const form = await openForm(user, opener);
  const title = await form.findByLabelText(/^Título/);
  return { form, title, text: form.getByLabelText(/^Texto/), save: form.getByText('Salvar') };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the page of announcements', () => {
  it('R-14 I-17 whoever is not super gets an info toast, then / after 1000 ms; no super call goes out', async () => {
    await holdClock();
    await renderApp('/announcements', { as: 'admin' });
    const toast = await screen.findByText('Só o superusuário abre esta página. Estamos lhe redirecionando.');
    expect(toast.closest('.Toastify__toast--info')).not.toBeNull();
    expect(screen.queryByText('Informativos', { selector: 'nav *' })).not.toBeInTheDocument();
    expect(backend.faults.log.some(({ path }) => path.startsWith('/announcements'))).toBe(false);
    await expectRedirectAfterSecond('/announcements');
  });

  it('AN-01 AN-05 H-16 B-29 all of them with priority and status, newest first; the inactive ones as well', async () => {
    const asked = vi.spyOn(backend, 'handle');
    await openPage();
    await waitFor(() => expect(rowNames()).toHaveLength(rows().length));
    const inactive = rows().find(({ status }) => !status);
    const cells = async (title: string) =>
      [...((await rowOf(title))?.cells ?? [])].map(({ textContent }) => textContent).slice(1, 4);
    expect(await cells(newest)).toEqual(['Alta', 'Sem imagem', 'Ativo']);
    expect(await cells(inactive?.title ?? '')).toEqual(['Baixa', 'Sem imagem', 'Inativo']);
    expect(rowNames()[0]).toBe(newest);
    const addresses = asked.mock.calls.map(([{ url }]) => url.split('/api')[1]);
    expect(addresses).toContain('/announcements/?searchParam=&pageNumber=1');
    expect(addresses).toContain('/announcements/?searchParam=&pageNumber=2');
    expect(addresses.filter((address) => address === '/announcements/list?companyId=1')).toHaveLength(1);
  });

  it('AN-03 AN-04 title and text are asked for; a new one is active and of low priority', async () => {
    const { user } = await openPage();
    const { form, title, save } = await openAnnouncementForm(user);
    const sent = recordCalls();
    expect(form.getByText('Baixa')).toBeVisible();
    expect(form.getByText('Ativo')).toBeVisible();
    await user.click(save);
    expect(await form.findAllByText('Obrigatório')).toHaveLength(2);
    expect(title).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('AN-02 AN-06 AN-04 B-07 B-10 a new one is sent once, then its picture; another kind of file is refused', async () => {
    const { user } = await openPage();
    const { form, title, text, save } = await openAnnouncementForm(user);
    const sent = recordCalls();
    vi.spyOn(backend.ctx, 'emitToAll').mockReturnValue();
    await replaceText(user, title, ' Feriado ');
    await replaceText(user, text, 'Não há atendimento na sexta.');
    await choose(user, form.getByLabelText(/^Prioridade/), 'Alta');
    const input = picker();
    expect(input).toHaveAttribute('accept', '.png,.jpg,.jpeg');
    if (input) {
      input.removeAttribute('accept');
      await user.upload(input, new File(['x'], 'aviso.pdf'));
    }
    await user.click(save);
    expect(await form.findByText('Tipo de arquivo não aceito')).toBeVisible();
    expect(sent).toEqual([]);
    const again = picker();
    if (again) await user.upload(again, picture('feriado.png'));
    await user.dblClick(save);
    expect(await screen.findByText('Informativo salvo com sucesso.')).toBeInTheDocument();
    const row = await rowOf('Feriado');
    await closed();
    const body = { title: 'Feriado', text: 'Não há atendimento na sexta.', priority: 1, status: true };
    expect(sent).toEqual([
      { method: 'POST', path: '/announcements', body },
      {
        method: 'POST',
        path: `/announcements/${titled('Feriado')?.id}/media-upload`,
        // No folder: with one the server would not find the picture again.
        body: [['file', expect.anything()]],
      },
    ]);
    expect(row).toHaveTextContent('feriado.png');
    expect(rowNames()[0]).toBe('Feriado');
  });

  it('AN-05 AN-06 an edit reads it, takes the picture out and switches it off; the row stays', async () => {
    const pictured = rows().find(({ mediaPath }) => mediaPath !== null);
    const { user } = await openPage('super', `/announcements?edit=${pictured?.id}`);
    const form = await dialog();
    const remove = await form.findByLabelText(/^Remover/);
    expect(backend.faults.log.some(({ path }) => path === `/announcements/${pictured?.id}`)).toBe(true);
    await user.click(remove);
    await choose(user, form.getByLabelText(/^Situação/), 'Inativo');
    const sent = recordCalls();
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /announcements/${pictured?.id}`,
      `DELETE /announcements/${pictured?.id}/media-upload`,
    ]);
    expect(await rowOf(pictured?.title ?? '')).toHaveTextContent('Sem imagemInativo');
    expect(pictured).toMatchObject({ mediaPath: null, status: false });
  });

  it('AN-06 B-05 deleting asks first and takes the picture along', async () => {
    const { user } = await openPage();
    await waitFor(() => expect(rowNames()).toHaveLength(rows().length));
    const pictured = rows().find(({ mediaPath }) => mediaPath !== null);
    const title = pictured?.title ?? '';
    await user.click(button(`Excluir ${title}`));
    const question = await dialog();
    expect(question.getByText(`Excluir o informativo ${title}?`)).toBeVisible();
    const sent = recordCalls();
    await user.click(question.getByText('Excluir informativo'));
    expect(await screen.findByText('Informativo excluído com sucesso.')).toBeInTheDocument();
    await closed();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE /announcements/${pictured?.id}/media-upload`,
      `DELETE /announcements/${pictured?.id}`,
    ]);
    expect(rowNames()).not.toContain(title);
    expect(titled(title)).toBeUndefined();
  });

  it('AN-07 PAIN-1.2 what happens elsewhere shows, by each of the names of its events', async () => {
    const { second } = await openPage();
    const other = await second('super');
    const body = { title: 'Ao vivo', text: 'x', priority: 2, status: true };
    await other.request('POST', '/announcements', body);
    const row = await rowOf('Ao vivo');
    const record = titled('Ao vivo');
    await other.request('PUT', `/announcements/${record?.id}`, { ...body, status: false });
    await waitFor(() => expect(row).toHaveTextContent('Inativo'));
    await other.request('DELETE', `/announcements/${record?.id}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
    backend.ctx.emit(mainChannel(1), 'announcement', {
      action: 'create',
      record: { ...record, id: 990, title: 'Pelo outro nome' },
    });
    await rowOf('Pelo outro nome');
  });
});

describe('what readers see of it', () => {
  it('H-17 AN-05 AN-07 a published one comes into the open popover; one that is switched off leaves it', async () => {
    const { user, second } = await renderApp('/todolist', { as: 'ana' });
    const superUser = await second('super');
    const body = { title: 'Rede estável', text: 'Tudo certo', priority: 3, status: false };
    await superUser.request('POST', '/announcements', body);
    await superUser.heard('company-announcement');
    await user.click(await screen.findByLabelText('Informativos'));
    const popover = within(await screen.findByRole('dialog', { name: 'Informativos' }));
    expect(await popover.findByText(newest)).toBeVisible();
    expect(popover.queryByText('Rede estável')).not.toBeInTheDocument();
    const change = (status: boolean) =>
      superUser.request('PUT', `/announcements/${titled('Rede estável')?.id}`, { ...body, status });
    await change(true);
    expect(await popover.findByText('Rede estável')).toBeVisible();
    await change(false);
    await waitFor(() => expect(popover.queryByText('Rede estável')).not.toBeInTheDocument());
  });
});
