import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { closed, dialog, rowOf, sentTo } from '../page';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { contactNamed, downloads, openContacts } from './contactsHelpers';
import { firstSheet, InlineWorker, openImport, sheetFile } from './sheetHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/features/import-contacts/ImportDialog';
import '@/pages/contacts/ContactsPage';

describe('contacts come in', () => {
  it('C-13 the phone book is imported after a question, and the list shows whom it brought', async () => {
    const { user } = await openContacts('admin', 'Agenda');
    await user.click(screen.getByText('Importar', { selector: 'button' }));
    await user.click(await screen.findByText('Da agenda do celular…'));
    const question = await dialog();
    expect(question.getByText('Importar a agenda do celular?')).toBeVisible();
    expect(contactNamed('Agenda Um')).toBeUndefined();
    await user.click(question.getByText('Importar agenda'));
    expect(await screen.findByText(/^Importação iniciada/)).toBeVisible();
    await rowOf('Agenda Um');
  });

  it('C-11 C-12 B-44 PAIN-8.1 PAIN-8.2 a sheet is read in a worker that ends, checked, sent, and both results are shown', async () => {
    const { user, first } = await openContacts('admin', 'Aba');
    const form = await openImport(user);
    const input = form.getByLabelText('Arquivo .xlsx');
    const ended = InlineWorker.ended;
    await user.upload(
      input,
      sheetFile([
        ['Cidade', 'Nome', 'Telefone'],
        ['Santos', 'Aba Planilha', 5_511_944_440_001],
        ['Santos', 'Já existe', first.number],
        ['Santos', 'Cortada', '5,51199E+12'],
      ]),
    );
    expect(await form.findByText('2 linhas prontas', { selector: 'h6, p' })).toBeVisible();
    expect(InlineWorker.ended).toBe(ended + 1);
    expect(form.getByText('clientes.xlsx · 3 linhas · aba Planilha1')).toBeVisible();
    expect(form.getByText('+55 11 94444-0001')).toBeVisible();
    expect(form.getByText(/notação científica/).closest('tr')).toHaveTextContent('4Cortada5,51199E+12');
    expect(contactNamed('Aba Planilha')).toBeUndefined();
    const sent = sentTo('/contacts');
    await user.click(form.getByText('Importar 2 contatos'));
    expect(await form.findByText('Contatos adicionados: 1')).toBeVisible();
    expect(sent).toEqual([
      {
        line: 'POST /contacts/upload',
        body: [
          { Nome: 'Aba Planilha', Telefone: '5511944440001' },
          { Nome: 'Já existe', Telefone: first.number },
        ],
      },
    ]);
    expect(within(form.getByLabelText('Adicionados')).getByText('Aba Planilha')).toBeVisible();
    const errors = within(form.getByRole('region', { name: 'Não importados: 2' }));
    expect(errors.getByText('Já existe um contato com este número.').closest('tr')).toHaveTextContent(first.number);
    const files = downloads();
    await user.click(form.getByText('Baixar as linhas com problema'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('contatos-nao-importados.xlsx');
    expect(firstSheet((await files[0]?.bytes) ?? new ArrayBuffer())).toMatchObject({
      A1: { v: 'Linha' },
      A2: { v: '4' },
      B2: { v: 'Cortada' },
      C2: { t: 's', v: '5,51199E+12' },
      D2: { v: expect.stringMatching(/^O número perdeu dígitos/) },
      C3: { t: 's', v: `+${first.number}` },
    });
    await user.click(form.getByText('Concluir'));
    await closed();
    await rowOf('Aba Planilha');
  });

  it('C-11 C-12 other files are refused with the reason; unknown headings are mapped by the person', async () => {
    const { user } = await openContacts();
    const form = await openImport(user);
    const input = form.getByLabelText('Arquivo .xlsx');
    expect(input).toHaveAttribute('accept', '.xlsx');
    input.removeAttribute('accept');
    await user.upload(input, sheetFile([['Nome', 'Telefone']], 'clientes.xls'));
    expect(await form.findByText(/não é uma planilha \.xlsx/)).toBeVisible();
    await user.upload(
      input,
      sheetFile([
        ['Quem', 'Onde'],
        ['Aba Mapeada', '5511944440002'],
      ]),
    );
    expect(await form.findByText('Diga em que colunas estão o nome e o telefone.')).toBeVisible();
    expect(form.getByText('Importar')).toBeDisabled();
    for (const [label, column] of [
      ['Coluna do nome', 'Quem'],
      ['Coluna do telefone', 'Onde'],
    ] as const) {
      await user.click(form.getByLabelText(label));
      await user.click(await screen.findByText(column, { selector: 'li' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText(column, { selector: 'li' })).not.toBeInTheDocument());
    }
    expect(await form.findByText('Importar 1 contato')).toBeEnabled();
  });

  const rows = (...phones: number[]) =>
    sheetFile([['Nome', 'Telefone'], ...phones.map((phone) => [`Aba ${phone % 100}`, phone])]);

  it('C-12 B-06 an import that breaks off goes on from there, or stops and gives the rest as a file', async () => {
    expectPrinted(/^contact import /);
    const { user } = await openContacts();
    const form = await openImport(user);
    await user.upload(
      form.getByLabelText('Arquivo .xlsx'),
      sheetFile([
        ['Nome', 'Telefone'],
        ['Aba Retomada', '5511944440003'],
      ]),
    );
    backend.faults.fail('POST /contacts/upload', 500);
    await user.click(await form.findByText('Importar 1 contato'));
    expect(await form.findByText('A importação parou no meio')).toBeVisible();
    backend.faults.fail('POST /contacts/upload', 500);
    await user.click(form.getByText('Continuar'));
    await form.findByText('A importação parou no meio');
    await user.click(form.getByText('Parar aqui'));
    expect(await form.findByText('Nenhum contato foi adicionado.')).toBeVisible();
    expect(form.getByText('Sem resposta do servidor: pode ter entrado')).toBeVisible();
    expect(contactNamed('Aba Retomada')).toBeUndefined();
  });

  it('C-12 B-06 a row that is there when it is sent again is not told as one that was there before', async () => {
    expectPrinted(/^contact import /);
    const { user } = await openContacts();
    const form = await openImport(user);
    await user.upload(form.getByLabelText('Arquivo .xlsx'), rows(5_511_944_440_013));
    backend.faults.fail('POST /contacts/upload', 'lost');
    await user.click(await form.findByText('Importar 1 contato'));
    expect(await form.findByText(/De mais 1 linha não veio resposta/)).toBeVisible();
    await user.click(form.getByText('Continuar'));
    expect(await form.findByText('Já existe; pode ter entrado antes da interrupção')).toBeVisible();
    expect(form.queryByText('Já existe um contato com este número.')).not.toBeInTheDocument();
  });

  it('C-12 B-06 rows that the server refused are told as not sent', async () => {
    expectPrinted(/^contact import /);
    const { user } = await openContacts();
    const form = await openImport(user);
    await user.upload(form.getByLabelText('Arquivo .xlsx'), rows(5_511_944_440_014));
    backend.faults.fail('POST /contacts/upload', 400);
    await user.click(await form.findByText('Importar 1 contato'));
    await form.findByText('A importação parou no meio');
    expect(form.queryByText(/não veio resposta/)).not.toBeInTheDocument();
    await user.click(form.getByText('Parar aqui'));
    expect(await form.findByText('Não enviada')).toBeVisible();
  });

  const importDialog = () => screen.findByRole('dialog', { name: 'Importar contatos de uma planilha' });
  const leaveQuestion = () => screen.findByRole('dialog', { name: 'Fechar a importação?' });
  const isGone = (element: HTMLElement) => waitFor(() => expect(element).not.toBeInTheDocument());
  const asksToUnload = (): boolean => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };

  it('B-04 C-11 an import closes at once while no file is chosen; a chosen file asks first', async () => {
    const { user } = await openContacts();
    let form = await openImport(user);
    await user.keyboard('{Escape}');
    await closed();
    form = await openImport(user);
    await user.upload(form.getByLabelText('Arquivo .xlsx'), rows(5_511_944_440_011));
    await form.findByText('Importar 1 contato');
    expect(asksToUnload()).toBe(true);
    await user.keyboard('{Escape}');
    const question = await leaveQuestion();
    expect(question).toHaveTextContent('A planilha escolhida ainda não foi importada.');
    await user.click(within(question).getByText('Voltar'));
    await isGone(question);
    expect(form.getByText('Importar 1 contato')).toBeVisible();
    await user.click(form.getByLabelText('Fechar', { selector: 'button' }));
    await user.click(within(await leaveQuestion()).getByText('Fechar'));
    await closed();
    expect(asksToUnload()).toBe(false);
  });

  it('SAFE-8 B-04 B-06 DAY-38 a running import asks before it is closed, left or reloaded; staying goes on, leaving sends no more', async () => {
    const { user } = await renderApp('/nowhere', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Contatos' }, { timeout: 15_000 }));
    await screen.findByText('Importar', { selector: 'button' });
    const form = await openImport(user);
    const phones = Array.from({ length: 450 }, (_, index) => 5_511_955_500_000 + index);
    await user.upload(form.getByLabelText('Arquivo .xlsx'), rows(...phones));
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    intercept(async (request, handle) => {
      const done = await handle(request);
      if (request.url.endsWith('/contacts/upload')) await gate;
      return done;
    });
    const sent = (): number => backend.faults.log.filter(({ path }) => path === '/contacts/upload').length;
    await user.click(await form.findByText('Importar 450 contatos'));
    await waitFor(() => expect(sent()).toBe(1));
    expect(asksToUnload()).toBe(true);
    await user.keyboard('{Escape}');
    let question = await leaveQuestion();
    expect(question).toHaveTextContent('O que já foi enviado fica');
    await user.click(within(question).getByText('Voltar'));
    await isGone(question);
    act(() => window.history.back());
    question = await leaveQuestion();
    await waitFor(() => expect(window.location.pathname).toBe('/contacts'));
    await user.click(within(question).getByText('Fechar'));
    // While the page is still on its way out.
    answer();
    await waitFor(() => expect(window.location.pathname).toBe('/nowhere'));
    await act(() => pause(300));
    expect(sent()).toBe(1);
    expect(asksToUnload()).toBe(false);
  });

  it('B-06 B-04 a result with rows that stayed out closes by its button, or after asking; downloaded, it closes at once', async () => {
    const { user, first } = await openContacts('admin', 'Aba');
    const bring = async () => {
      const form = await openImport(user);
      await user.upload(
        form.getByLabelText('Arquivo .xlsx'),
        sheetFile([
          ['Nome', 'Telefone'],
          ['Já existe', first.number],
        ]),
      );
      await user.click(await form.findByText('Importar 1 contato'));
      await form.findByText('Nenhum contato foi adicionado.');
      return form;
    };
    await bring();
    expect(asksToUnload()).toBe(true);
    await user.keyboard('{Escape}');
    const question = await leaveQuestion();
    expect(question).toHaveTextContent('As linhas que ficaram de fora só aparecem aqui.');
    await user.click(within(question).getByText('Voltar'));
    await isGone(question);
    const backdrop = (await importDialog()).closest('.MuiDialog-container');
    if (backdrop) await user.click(backdrop);
    await user.click(within(await leaveQuestion()).getByText('Fechar'));
    await closed();

    await user.click((await bring()).getByText('Concluir'));
    await closed();

    const last = await bring();
    downloads();
    await user.click(last.getByText('Baixar as linhas com problema'));
    await waitFor(() => expect(asksToUnload()).toBe(false));
    await user.keyboard('{Escape}');
    await closed();
  });

  it('B-06 a result in which every row came in closes at once', async () => {
    const { user } = await openContacts();
    const form = await openImport(user);
    await user.upload(form.getByLabelText('Arquivo .xlsx'), rows(5_511_944_440_012));
    await user.click(await form.findByText('Importar 1 contato'));
    await form.findByText('Contatos adicionados: 1');
    expect(asksToUnload()).toBe(false);
    await user.keyboard('{Escape}');
    await closed();
  });
});
