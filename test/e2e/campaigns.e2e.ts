import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { control, expectNoAxeViolations, newAgent, useBrowser } from './browser';
import { inTwoHours } from './moments';

useBrowser('each');

/** A sheet of the older kind, with numbers as numbers. */
function oldSheet(): Buffer {
  const book = utils.book_new();
  const rows = [
    ['Nome', 'WhatsApp'],
    ['Convidada Um', 5_511_955_551_001],
    ['Convidado Dois', '+55 (11) 95555-1002'],
    ['Sem número', ''],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Convidados');
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'biff8' });
  return Buffer.from(bytes);
}

describe('campaigns', () => {
  it('R-07 CL-02 CL-09 CP-08 CP-06 CR-01 CR-03 B-06 B-33 from a list imported out of a sheet to a finished campaign', async () => {
    const { page, errors, close } = await newAgent('admin');
    await page.getByRole('button', { name: 'Campanhas' }).click();
    await page.getByRole('link', { name: 'Listas de contatos' }).click();
    await page.getByRole('button', { name: 'Nova lista' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Nome/).fill('Convidados da feira');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Convidados da feira', exact: true }).click();
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    await page.getByLabel('Arquivo .xls ou .xlsx').setInputFiles({
      name: 'convidados.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: oldSheet(),
    });
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Sem telefone').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await sheet.getByRole('button', { name: 'Importar 2 contatos' }).click();
    await sheet.getByText('Contatos adicionados: 2').waitFor();
    await sheet.getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('rowheader', { name: 'Convidada Um' }).waitFor();
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'Listagem' }).click();
    await page.getByRole('button', { name: 'Nova campanha' }).click();
    const campaign = page.getByRole('dialog');
    await campaign.getByLabel(/^Nome/).fill('Feira de inverno');
    const choose = async (label: string, option: string) => {
      await campaign.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Lista de contatos', 'Convidados da feira');
    await choose('Conexão', 'Principal');
    await campaign.getByLabel(/^Data e hora/).fill(inTwoHours());
    await campaign.getByLabel('Texto da mensagem').fill('Olá {nome}, até a feira!');
    await campaign.getByRole('group', { name: 'Prévia para Convidada Um' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await campaign.getByRole('button', { name: 'Salvar' }).click();
    await campaign.waitFor({ state: 'detached' });
    const row = page.getByRole('row', { name: /Feira de inverno/ });
    await row.getByText('Programada').waitFor();

    await row.getByRole('link', { name: 'Relatório de Feira de inverno' }).click();
    await page.getByText('0 de 2 entregues').waitFor();
    await page.getByText('Nenhum envio ainda').waitFor();
    await control('campaign', { name: 'Feira de inverno' });
    await page.getByText('Em andamento').waitFor();
    await page.getByText('2 de 2 entregues').waitFor({ timeout: 12_000 });
    await page.getByText('Finalizada').waitFor();
    await page.getByRole('row', { name: /Convidado Dois.*Olá Convidado Dois, até a feira!/ }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Campanhas', exact: true }).click();
    await page.getByRole('row', { name: /Feira de inverno Finalizada/ }).waitFor();
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await close();
  });
});
