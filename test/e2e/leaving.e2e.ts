import type { Dialog, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, newAgent, newVisitor, until, useBrowser } from './browser';
import { deploy, loads } from './builds';
import { queueIds, restAs } from './rest';

useBrowser('each');

/** What the browser prints of a file that this journey takes away. */
const missing = [/ERR_FAILED/, /status of 404/, /dynamically imported module/, /preload/i];

/**
 * Ana in one of her own open tickets, with a picture that waits to be sent.
 * @param refused files of the app that cannot be had
 */
async function withPicture(refused?: RegExp) {
  const [rest, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
  const sales = (await queueIds(admin))['Vendas'] ?? 0;
  const [ticket] = await admin.tickets('pending', [sales]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.call('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: rest.id });
  const ana = await newAgent('ana', { storage: { signOption: 'false' } }, missing);
  const { page } = ana;
  if (refused) await page.route(refused, (route) => route.abort());
  await page.goto(`/tickets/${ticket.uuid}`);
  await page.getByRole('textbox', { name: 'Mensagem', exact: true }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Remover nota.png' }).waitFor();
  return { rest, ticket, ana, page };
}

/** Asks the page to reload, as F5 does, and tells what the browser asks. */
async function reload(page: Page, answer: (question: Dialog) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const handle = (question: Dialog): void => {
    asked.push(question.type());
    void answer(question);
  };
  page.on('dialog', handle);
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  await page.waitForTimeout(1_500);
  page.off('dialog', handle);
  return asked;
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Conta de Ana Ribeiro' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
};

describe('what would be lost with the page', () => {
  it('SAFE-8 B-03 the browser asks before a reload drops a file that waits; staying keeps it', async () => {
    const { page, ana } = await withPicture();
    expect(await reload(page, (question) => question.dismiss())).toEqual(['beforeunload']);
    await page.getByRole('button', { name: 'Remover nota.png' }).waitFor();
    expect(await reload(page, (question) => question.accept())).toEqual(['beforeunload']);
    await page.getByRole('textbox', { name: 'Mensagem', exact: true }).click();
    expect(await page.getByText('nota.png').count()).toBe(0);
    expect(await reload(page, (question) => question.accept())).toEqual([]);
    expect(ana.errors).toEqual([]);
    await ana.close();
  });

  it('SAFE-8 S-25 signing out asks while an upload is under way; once it is through, it does not', async () => {
    const { page, ana, rest, ticket } = await withPicture();
    const sent = (await rest.bodies(ticket.id)).length;
    await control('delay', { match: 'POST /messages', milliseconds: 4_000 });
    await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
    await signOut(page);
    const question = page.getByRole('dialog', { name: 'Sair agora?' });
    await question.getByText('Arquivos que ainda não foram enviados').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    // Enter on the button that has the focus destroys nothing.
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect.poll(async () => (await rest.bodies(ticket.id)).length, { timeout: 15_000 }).toBe(sent + 1);
    await until(page, "window.dispatchEvent(new Event('beforeunload', { cancelable: true }))");
    await signOut(page);
    await page.getByRole('heading', { name: 'Entrar no Prosa' }).waitFor();
    expect(ana.errors).toEqual([]);
    await ana.close();
  });

  it('SAFE-8 B-14 PAIN-9.1 a page of an older build is gone while a file waits: the banner shows, and the file stays', async () => {
    const { page, ana } = await withPicture();
    await deploy(ana.context, /\/assets\/(TodoListPage|office)-.*\.js$/);
    const count = loads(page);
    await page.getByRole('link', { name: 'Tarefas' }).click();
    await page.getByText('Há uma versão nova.').waitFor();
    await page.getByRole('alert').getByText('Esta parte não carregou').waitFor();
    expect(count()).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Remover nota.png' }).click();
    await page.getByRole('button', { name: 'Recarregar', exact: true }).click();
    await expect.poll(count).toBe(1);
    expect(ana.errors).toEqual([]);
    await ana.close();
  });
});

describe('a part whose code is gone', () => {
  it('DAY-78 an act fails while the server is down and the code of notices could not be had: nothing is reloaded, the file stays, and it is told', async () => {
    const { page, ana } = await withPicture(/\/assets\/(showToast|Toasts)-.*\.js$/);
    const count = loads(page);
    let looks = 0;
    await page.route('**/*', (route) => {
      looks += Number(/\/api\/tickets\/\d+$/.test(route.request().url()));
      return route.abort();
    });
    await page.getByRole('button', { name: 'Resolver', exact: true }).first().click();
    await page.getByText('O servidor não responde').first().waitFor();
    // What the act looks at first is asked for twice (api/readAgain.ts): then it has failed.
    await expect.poll(() => looks, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    const told = page.getByRole('alert').filter({ hasText: 'Sem resposta do servidor' }).first().waitFor();
    await page.unrouteAll();
    await told;
    expect(count()).toBe(0);
    await page.getByRole('button', { name: 'Remover nota.png' }).waitFor();
    expect(ana.errors).toEqual([]);
    await ana.close();
  });

  it.each(['Toasts', 'TipLayer'])('SAFE-17 the login works without the code of %s', async (part) => {
    const visitor = await newVisitor({}, missing);
    const { page } = visitor;
    await page.route(new RegExp(`/assets/${part}-.*\\.js$`), (route) => route.abort());
    await page.goto('/login');
    let asked = 0;
    page.on('request', (request) => void (asked += Number(request.url().includes(`/assets/${part}-`))));
    const count = loads(page);
    // It is asked for again, and nothing is reloaded for it.
    await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(0);
    await page.locator('input[name="email"]').waitFor();
    expect(count()).toBe(0);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});
