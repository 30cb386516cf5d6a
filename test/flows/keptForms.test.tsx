import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { changesTo, choose, closed, replaceText } from '../page';
import { renderApp } from '../render';
import { backend, personOf } from '../world';
import { allComesBack, filledForms } from './filledForms';
import { comesBack, fewRecordForms, keptPlaces, openRecord, recordForms, restoredNotice } from './recordForms';
import { putSetting } from './settingsHelpers';

const { store } = backend;

const patience = { timeout: 20_000 };

const formOf = (kind: string) => (recordForms.find(([name]) => name === kind)?.[1] ?? expect.fail(kind))();

/** Names of the files that a list of files holds. */
const filesOf = (list: number): string[] =>
  store.fileOptions.filter(({ fileId, path }) => fileId === list && path !== '').map(({ path }) => path);

const inDialog = async (path: string, as: 'admin' | 'super' = 'admin') => {
  const app = await renderApp(path, { as });
  return { ...app, dialog: within(await screen.findByRole('dialog', {}, patience)) };
};

describe('what is written in a form whose session ends', () => {
  it.each(fewRecordForms)('DAY-33 %s: stands there again, for who wrote it alone, until it is saved', (_kind, of) =>
    comesBack(of),
  );

  it.each(
    filledForms.flatMap((form) =>
      /^.(campaigns|prompts|files), a new|^(queue|file list), a/.test(form.title) ? [[form.title, form] as const] : [],
    ),
  )('DAY-33 %s: every text, number, choice and row comes back', (_title, form) => allComesBack(form));

  it('DAY-33 a choice that was taken out stays out, and is taken out when the form is saved', async () => {
    const [queue] = store.queues.filter(({ companyId }) => companyId === 1);
    const [integration] = store.queueIntegrations.filter(({ companyId }) => companyId === 1);
    if (!queue || !integration) throw new Error('a queue and an integration are needed');
    store.queues.update(queue, { integrationId: integration.id });
    const first = await inDialog(`/queues?edit=${queue.id}`);
    const choice = { name: /^Integração/ };
    await choose(first.user, await first.dialog.findByRole('combobox', choice), 'Nenhuma integração');
    first.unmount();

    const { user, dialog } = await inDialog(`/queues?edit=${queue.id}`);
    await dialog.findByText(restoredNotice);
    expect(dialog.getByRole('combobox', choice)).toHaveTextContent('Nenhuma integração');
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(store.queues.get(queue.id)?.integrationId).toBeNull();
  });

  it('DAY-33 what was written to one contact, or of one list, is not offered for another', async () => {
    const [one, other] = store.contacts.filter(({ companyId, isGroup }) => companyId === 1 && !isGroup);
    const text = 'Sua consulta é amanhã às nove';
    const open = async (contact: number) => {
      const app = await inDialog(`/schedules?contactId=${contact}`);
      const message = await app.dialog.findByLabelText(/^Mensagem/, { selector: 'textarea' }, patience);
      return { ...app, message };
    };
    const first = await open(one?.id ?? 0);
    await first.user.type(first.message, text);
    first.unmount();
    const second = await open(other?.id ?? 0);
    expect(await second.dialog.findByDisplayValue(other?.name ?? '?')).toBeInTheDocument();
    expect(second.message).toHaveValue('');
    second.unmount();
    expect((await open(one?.id ?? 0)).message).toHaveValue(text);
  });

  it('DAY-33 what is stored and is no value of its field leaves that field alone as it was', async () => {
    const first = await inDialog('/users?new');
    await first.user.type(await first.dialog.findByLabelText(/^Nome/), 'Escrita pela metade');
    first.unmount();
    const [place = ''] = keptPlaces();
    const broken = { email: { a: 1 }, queueIds: null, whatsappId: [1], profile: true, allTicket: { on: 1 } };
    const fields = Object.entries({ name: 'Escrita pela metade', ...broken });
    sessionStorage.setItem(
      place,
      JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, { value, opened: '' }]))),
    );
    const { dialog } = await inDialog('/users?new');
    await waitFor(() => expect(dialog.getByLabelText(/^Nome/)).toHaveValue('Escrita pela metade'));
    expect(dialog.getByLabelText(/^E-mail/)).toHaveValue('');
    expect(dialog.getByRole('combobox', { name: /^Perfil/ })).toHaveTextContent('Atendente');
  });

  it('DAY-33 given up, the form is as it is stored, with the focus in it', async () => {
    const record = formOf('tag');
    const first = await openRecord(record);
    await replaceText(first.user, first.field, 'Escrito pela metade');
    first.unmount();
    const again = await openRecord(record);
    await again.user.click(await again.dialog.findByRole('button', { name: 'Descartar o que foi recuperado' }));
    await waitFor(() => expect(again.field).toHaveValue(String(record.read(record.mine))));
    expect(again.field).toHaveFocus();
    expect(again.dialog.queryByText(restoredNotice)).not.toBeInTheDocument();
    expect(keptPlaces()).toEqual([]);
  });

  it('DAY-33 what a colleague changed meanwhile is told before it is overwritten', async () => {
    const record = formOf('tag');
    const first = await openRecord(record);
    await replaceText(first.user, first.field, 'Mudado por mim');
    first.unmount();
    record.change(record.mine, 'Mudado pelo colega');
    record.change(record.theirs, record.there);

    const again = await openRecord(record);
    await waitFor(() => expect(again.field).toHaveValue('Mudado por mim'));
    const sent = changesTo();
    await again.user.click(again.dialog.getByText('Salvar'));
    await waitFor(() =>
      expect(again.field).toHaveAccessibleDescription(/^Outra pessoa mudou isto para Mudado pelo colega/),
    );
    expect(sent).toEqual([]);
    await again.user.click(again.dialog.getByText('Salvar'));
    await closed();
    expect(record.read(record.mine)).toBe('Mudado por mim');
    expect(record.read(record.theirs)).toBe(record.there);
  });

  it('DAY-33 B-43 choices are kept; a password is nowhere', async () => {
    const first = await inDialog('/users?new');
    await first.user.type(await first.dialog.findByLabelText(/^Nome/), 'Escrita pela metade');
    await first.user.type(first.dialog.getByLabelText(/^Senha/, { selector: 'input' }), 'Segredo-2026');
    await first.user.click(first.dialog.getByRole('combobox', { name: /^Perfil/ }));
    await first.user.click(await screen.findByRole('option', { name: 'Administrador' }));
    first.unmount();
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('Segredo');

    const { dialog } = await inDialog('/users?new');
    await waitFor(() => expect(dialog.getByLabelText(/^Nome/)).toHaveValue('Escrita pela metade'));
    expect(dialog.getByRole('combobox', { name: /^Perfil/ })).toHaveTextContent('Administrador');
    expect(dialog.getByLabelText(/^Senha/, { selector: 'input' })).toHaveValue('');
  });

  it('DAY-33 a file that was taken out for another one stays: the other cannot be kept', async () => {
    const message = store.quickMessages.insert((id) => ({
      id,
      shortcode: 'anexo',
      message: 'Com anexo',
      companyId: 1,
      userId: personOf('admin').id,
      mediaPath: 'tabela.pdf',
      mediaName: 'tabela.pdf',
      ...backend.ctx.stamps(),
    }));
    const path = `/quick-messages?edit=${message.id}`;
    const first = await inDialog(path);
    await first.user.click(await first.dialog.findByRole('button', { name: 'Remover tabela.pdf' }));
    await userEvent.upload(
      first.dialog.getByLabelText(/^Anexo/, { selector: 'input' }),
      new File(['x'], 'nova.pdf', { type: 'application/pdf' }),
    );
    expect(await first.dialog.findByText('nova.pdf')).toBeVisible();
    await first.user.type(first.dialog.getByLabelText(/^Mensagem/), ', e mais');
    first.unmount();

    const { dialog } = await inDialog(path);
    await waitFor(() => expect(dialog.getByLabelText(/^Mensagem/)).toHaveValue('Com anexo, e mais'));
    expect(dialog.getByText('tabela.pdf')).toBeVisible();
    expect(dialog.queryByText('nova.pdf')).not.toBeInTheDocument();
  });

  it('DAY-33 rows of a list of files come back with their texts, without a new file or the removal of a stored one', async () => {
    const list =
      store.fileLists.find(({ id, companyId }) => companyId === 1 && filesOf(id).length > 0) ?? expect.fail();
    const path = `/files?edit=${list.id}`;
    const [stored = ''] = filesOf(list.id);
    const first = await inDialog(path);
    await first.user.click(await first.dialog.findByRole('button', { name: `Remover ${stored}` }));
    await replaceText(first.user, first.dialog.getAllByLabelText(/^Legenda/)[0] ?? document.body, 'Outra legenda');
    await first.user.click(first.dialog.getByRole('button', { name: 'Adicionar arquivo' }));
    const texts = first.dialog.getAllByLabelText(/^Legenda/);
    await replaceText(first.user, texts.at(-1) ?? document.body, 'Uma nova');
    first.unmount();

    const { dialog } = await inDialog(path);
    await dialog.findByText(restoredNotice);
    const again = dialog.getAllByLabelText(/^Legenda/);
    expect(again).toHaveLength(texts.length);
    expect(again[0]).toHaveValue('Outra legenda');
    expect(again.at(-1)).toHaveValue('Uma nova');
    expect(dialog.getByText(stored)).toBeVisible();
  });

  it('DAY-33 rows of a list come back as they were', async () => {
    const first = await inDialog('/contacts?new');
    await first.user.type(await first.dialog.findByLabelText(/^Nome/), 'Contato pela metade');
    await first.user.click(first.dialog.getByRole('button', { name: 'Adicionar informação' }));
    await first.user.type(first.dialog.getByLabelText(/^Nome do campo/), 'CPF');
    first.unmount();

    const { dialog } = await inDialog('/contacts?new');
    await waitFor(() => expect(dialog.getByLabelText(/^Nome do campo/)).toHaveValue('CPF'));
    expect(dialog.getByLabelText(/^Nome\b(?! do)/)).toHaveValue('Contato pela metade');
  });

  it('DAY-33 a form that stands in the page keeps what was written, too', async () => {
    putSetting('scheduleType', 'company');
    const open = async () => {
      const app = await renderApp('/settings?tab=schedules', { as: 'admin' });
      return { ...app, opens: await screen.findByLabelText('Segunda-feira: abre', {}, patience) };
    };
    const first = await open();
    const stored = first.opens instanceof HTMLInputElement ? first.opens.value : '';
    await replaceText(first.user, first.opens, '07:45');
    first.unmount();
    const again = await open();
    await waitFor(() => expect(again.opens).toHaveValue('07:45'));
    expect(screen.getByText(restoredNotice)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Descartar o que foi recuperado' }));
    await waitFor(() => expect(again.opens).toHaveValue(stored));
    expect(keptPlaces()).toEqual([]);
  });
});
