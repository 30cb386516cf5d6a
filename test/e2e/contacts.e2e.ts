import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { archiveOf, smallestSheet } from '../lib/archive';
import { bytesOf, baseUrl, expectNoAxeViolations, newAgent, useBrowser, type Agent } from './browser';
import { restAs } from './rest';
import { mimeType, sheet } from './spreadsheet';

let agent: Agent;
let page: Page;

declare global {
  interface Window {
    /** How often a timer of the page came to its turn while its worker read. */
    ticksWhileReading?: number;
  }
}

useBrowser('each');
beforeEach(async () => {
  agent = await newAgent('admin', {}, [/ERR_INTERNET_DISCONNECTED/, /^contact import/]);
  page = agent.page;
  await page.goto('/contacts');
  return async () => {
    await agent.close();
  };
});

async function choose(name: string, buffer: Buffer): Promise<void> {
  await dialog().locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
}

const dialog = () => page.getByRole('dialog');

async function openImport(): Promise<void> {
  await page.getByRole('button', { name: 'Importar' }).click();
  await page.getByRole('menuitem', { name: 'De uma planilha…' }).click();
  await dialog().waitFor();
}

describe('contacts from a spreadsheet', () => {
  it('C-11 C-12 B-06 good rows come in, bad ones come back with their reasons', async () => {
    await openImport();
    await choose(
      'clientes.xlsx',
      sheet([
        ['Nome', 'Telefone', 'E-mail'],
        ['Planilha Boa', '5511944440001', 'boa@exemplo.com'],
        ['Planilha Curta', '12', ''],
        ['', '5511944440003', ''],
      ]),
    );
    await dialog().getByText('clientes.xlsx · 3 linhas').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog()
      .getByRole('button', { name: /^Importar \d/ })
      .click();
    await dialog()
      .getByText(/^Contatos adicionados: \d/)
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: 'Baixar as linhas com problema' }).click(),
    ]);
    const book = read(await bytesOf(download));
    expect(book.Sheets[book.SheetNames[0] ?? '']).toMatchObject({
      B2: { v: 'Planilha Curta' },
      C2: { t: 's', v: '12' },
    });
    await dialog().getByRole('button', { name: 'Concluir' }).click();
    // Its place in the alphabet lies behind the first page.
    await page.locator('main').getByRole('searchbox').fill('Planilha Boa');
    await page.getByRole('rowheader', { name: /Planilha Boa/ }).waitFor();
  });

  it('DAY-38 an import is not lost by the way back, nor by a lost answer: nobody stays out, nobody comes twice', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => [`Lote ${index}`, `55119${70_000_000 + index}`]);
    // The way back is a step inside the app.
    await page.goto('/tickets');
    await page.getByRole('link', { name: 'Contatos' }).click();
    await openImport();
    await choose('lote.xlsx', sheet([['Nome', 'Telefone'], ...rows]));
    let uploads = 0;
    let goOn = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/contacts/upload', async (route) => {
      uploads += 1;
      if (uploads !== 2) return route.continue();
      await asked;
      await route.fetch();
      return route.abort('internetdisconnected');
    });
    await dialog().getByRole('button', { name: 'Importar 500 contatos' }).click();
    await dialog().getByText('100 de 500 enviadas').waitFor();
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Fechar a importação?' });
    await question.getByText('O resto não será enviado').waitFor();
    await question.getByRole('button', { name: 'Voltar' }).click();
    expect(new URL(page.url()).pathname).toBe('/contacts');

    goOn();
    await dialog().getByText('A importação parou no meio').waitFor();
    await dialog().getByRole('button', { name: 'Continuar' }).click();
    await dialog().getByRole('button', { name: 'Concluir' }).waitFor();
    const rest = await restAs('super');
    expect(await rest.call('GET', '/contacts?searchParam=Lote&pageNumber=1')).toMatchObject({ count: 500 });
  });

  it('B-44 C-11 twenty thousand rows are read in a worker while the page stays alive', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`Pessoa ${index}`, `55119${80_000_000 + index}`]);
    await openImport();
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function post(this: Worker, ...job: unknown[]) {
        window.ticksWhileReading = 0;
        const ticking = setInterval(() => (window.ticksWhileReading = (window.ticksWhileReading ?? 0) + 1), 20);
        this.addEventListener('message', () => clearInterval(ticking));
        Reflect.apply(postMessage, this, job);
      };
    });
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      choose('muitos.xlsx', sheet([['Nome', 'Telefone'], ...rows])),
    ]);
    expect(worker.url()).toContain(baseUrl());
    await dialog().getByText('muitos.xlsx · 20.000 linhas').waitFor({ timeout: 50_000 });
    // Reading blocks nobody: while it took its half second or more, the page went on with other things.
    expect(await page.evaluate(() => window.ticksWhileReading)).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
  });

  it('B-44 C-11 SAFE-11 a hostile file ends with a message, and the next one is read', async () => {
    await openImport();
    const bomb = Buffer.concat([sheet([['Nome', 'Telefone']]).subarray(0, 200), Buffer.alloc(5_000, 0xff)]);
    await choose('quebrada.xlsx', bomb);
    await dialog().getByRole('alert').first().waitFor();
    await choose('virus.xlsx', Buffer.from('<script>alert(1)</script>'));
    await dialog().getByRole('alert').first().waitFor();
    const giant = { name: 'xl/styles.xml', bytes: new Uint8Array(256 * 1024 * 1024), claimed: 1_000 };
    await choose('pequena.xlsx', Buffer.from(archiveOf([...smallestSheet, giant])));
    await dialog()
      .getByText(/^A planilha é grande demais/)
      .waitFor();
    await choose(
      'formulas.xlsx',
      sheet([
        ['Nome', 'Telefone'],
        ['=HYPERLINK("http://mal.example","x")', '5511944440009'],
      ]),
    );
    await dialog().getByText('formulas.xlsx · 1 linha').waitFor();
    expect(await dialog().getByRole('link', { name: 'x' }).count()).toBe(0);
  });
});
