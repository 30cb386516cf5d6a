import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closed, dialog, requests, changesTo, replaceText } from '../page';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { backend } from '../world';

// The lazy page is loaded before the first test, so that no test waits for the compiler.
import '@/pages/campaigns-config/CampaignsConfigPage';

const main = () => document.querySelector('main') ?? document.body;

async function openConfig() {
  const app = await renderApp('/campaigns-config', { as: 'admin' });
  await screen.findByText('Adicionar variável', { selector: 'button' });
  return app;
}

async function choicesOf(user: Awaited<ReturnType<typeof openConfig>>['user'], label: string) {
  // A list that is closed stays until it has faded.
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).toBeNull());
  await user.click(screen.getByLabelText(label));
  const options = await screen.findAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

describe('settings of campaigns', () => {
  it('PUB-11 what a colleague has set meanwhile stays, and what both changed is told first', async () => {
    const { user } = await openConfig();
    const stored = (key: string) => backend.store.campaignSettings.find((row) => row.key === key) ?? expect.fail(key);
    const there = (key: string, value: string) => backend.store.campaignSettings.update(stored(key), { value });
    const choose = async (label: string, choice: string) => {
      await choicesOf(user, label);
      await user.click(screen.getByText(choice, { selector: 'li' }));
    };
    there('greaterInterval', '120');
    there('messageInterval', '10');
    await choose('Intervalo entre os envios', '5 segundos');
    await user.click(screen.getByText('Salvar'));
    expect(await screen.findByText(/^Outra pessoa mudou isto enquanto isso/)).toBeVisible();
    expect(stored('messageInterval').value).toBe('10');
    await user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('Configurações das campanhas salvas.')).toBeInTheDocument();
    expect(stored('messageInterval').value).toBe('5');
    expect(stored('greaterInterval').value).toBe('120');
  });

  it('DAY-64 of two who add a variable at once both keep theirs', async () => {
    const { user } = await openConfig();
    const stored = () => backend.store.campaignSettings.find((row) => row.key === 'variables') ?? expect.fail();
    const known: unknown[] = JSON.parse(stored().value);
    const theirs = { key: 'frete', value: 'grátis' };
    backend.store.campaignSettings.update(stored(), { value: JSON.stringify([...known, theirs]) });
    await replaceText(user, screen.getByLabelText(/^Atalho/), 'prazo');
    await replaceText(user, screen.getByLabelText(/^Conteúdo/), '5 dias');
    await user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('Configurações das campanhas salvas.')).toBeInTheDocument();
    expect(JSON.parse(stored().value)).toEqual([...known, theirs, { key: 'prazo', value: '5 dias' }]);
  });

  it('CF-01 CF-02 CF-03 CF-04 CF-05 the stored ones are shown, changed and saved all together', async () => {
    const { user } = await openConfig();
    expect(screen.getByLabelText('Intervalo entre os envios')).toHaveTextContent('20 segundos');
    expect(screen.getByLabelText('Intervalo maior após')).toHaveTextContent('20 mensagens');
    expect(screen.getByLabelText('Intervalo maior de')).toHaveTextContent('60 segundos');
    expect(await choicesOf(user, 'Intervalo maior após')).toEqual(
      ['Não definido', '1 mensagem'].concat([5, 10, 15, 20, 30, 40, 60, 80, 100, 120].map((n) => `${n} mensagens`)),
    );
    await user.keyboard('{Escape}');
    expect(await choicesOf(user, 'Intervalo maior de')).toEqual(
      ['Sem intervalo', '1 segundo'].concat([5, 10, 15, 20, 30, 40, 60, 80, 100, 120].map((n) => `${n} segundos`)),
    );
    await user.keyboard('{Escape}');
    expect(await choicesOf(user, 'Intervalo entre os envios')).toEqual(
      ['Sem intervalo'].concat([5, 10, 15, 20].map((n) => `${n} segundos`)),
    );
    await user.click(screen.getByText('5 segundos', { selector: 'li' }));
    expect(await screen.findByText('Alterações não salvas')).toBeVisible();
    const sent = changesTo('/campaign-settings');
    await user.dblClick(screen.getByText('Salvar'));
    expect(await screen.findByText('Configurações das campanhas salvas.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        line: 'POST /campaign-settings',
        body: {
          settings: {
            messageInterval: 5,
            longerIntervalAfter: 20,
            greaterInterval: 60,
            variables: [{ key: 'cupom', value: 'DEZ' }],
          },
        },
      },
    ]);
    await waitFor(() => expect(main()).not.toHaveTextContent('Alterações não salvas'));
  });

  it('CF-01 CF-02 CF-03 CF-04 missing and broken keys count as the defaults', async () => {
    for (const row of backend.store.campaignSettings.all()) {
      if (row.key === 'variables') backend.store.campaignSettings.update(row, { value: 'nada' });
      else backend.store.campaignSettings.remove(row);
    }
    expectPrinted(/^campaign settings SyntaxError/);
    await openConfig();
    expect(screen.getByLabelText('Intervalo entre os envios')).toHaveTextContent('20 segundos');
    expect(screen.getByLabelText('Intervalo maior após')).toHaveTextContent('20 mensagens');
    expect(screen.getByLabelText('Intervalo maior de')).toHaveTextContent('60 segundos');
    expect(screen.getByText('Nenhuma variável ainda.')).toBeVisible();
  });

  it('CF-05 a variable whose key is used is not added; Enter adds the line and saves nothing', async () => {
    const { user } = await openConfig();
    const key = screen.getByLabelText('Atalho', { selector: 'input' });
    const value = screen.getByLabelText('Conteúdo', { selector: 'input' });
    for (const [text, refusal] of [
      ['{cupom}', 'Este atalho já existe'],
      ['nome', 'Este atalho já existe'],
      ['a.b', 'Use só letras, números, hífen e sublinhado'],
    ] as const) {
      await user.clear(key);
      await user.click(key);
      await user.paste(text);
      await user.clear(value);
      await user.click(value);
      await user.paste('VINTE');
      await user.click(screen.getByText('Adicionar variável', { selector: 'button' }));
      expect(await screen.findByText(refusal)).toBeVisible();
      expect(main().querySelectorAll('tbody tr')).toHaveLength(1);
    }
    await user.clear(key);
    await user.click(key);
    await user.paste('natal');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('{natal}')).toBeVisible();
    expect(key).toHaveFocus();
    expect(requests('POST', '/campaign-settings')).toBe(0);
    await user.click(screen.getByLabelText('Excluir a variável {cupom}', { selector: 'button' }));
    const question = await dialog();
    await user.click(question.getByText('Excluir variável'));
    await closed();
    expect(screen.queryByText('{cupom}')).not.toBeInTheDocument();
  });

  it('B-04 CF-01 leaving with changes asks first; a variable that was only written is saved with the rest', async () => {
    const { user } = await openConfig();
    await user.click(screen.getByLabelText('Atalho', { selector: 'input' }));
    await user.paste('frete');
    await user.click(screen.getByLabelText('Conteúdo', { selector: 'input' }));
    await user.paste('grátis');
    await user.click(screen.getByText('Listas de contatos', { selector: 'aside a *' }));
    const question = await dialog();
    expect(question.getByText('Continuar editando')).toBeVisible();
    await user.click(question.getByText('Continuar editando'));
    await closed();
    const sent = changesTo('/campaign-settings');
    await user.click(screen.getByText('Salvar'));
    expect(await screen.findByText('{frete}')).toBeVisible();
    expect(sent).toMatchObject([
      {
        body: {
          settings: {
            variables: [
              { key: 'cupom', value: 'DEZ' },
              { key: 'frete', value: 'grátis' },
            ],
          },
        },
      },
    ]);
  });
});
