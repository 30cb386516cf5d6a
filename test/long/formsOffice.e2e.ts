import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { fillPayer } from '../e2e/checkout';
import { queueIds, restAs } from '../e2e/rest';
import { mimeType, sheet } from '../e2e/spreadsheet';
import { saveFaults, silentFaults } from './answers';
import { savesIn } from './savesIn';
import { filled, refetchOnResync, valuesIn, words } from './saving';
import { privateScreens } from './walker';

await control('reset');
const screens = await privateScreens();
const listPath = screens.find(({ route }) => route.includes(':contactListId'))?.path ?? '';
const listId = listPath.split('/')[2] ?? '';
const rest = await restAs('super');
const { Suporte: support = 0 } = await queueIds(rest);

useBrowser('never');

describe('companies and money', () => {
  const texts = words.pt;
  const { start, opened, failAll, note } = savesIn('pt');
  const { buttons } = texts.settings.company;
  const name = 'Mercado Vencido';

  it.each([
    ['company hours', 'OC-08', buttons.hours, { 'schedules.0.startTime': '08:15', 'schedules.0.endTime': '17:45' }],
    ['company user', 'OC-06', buttons.user, { name: 'Vanda das Falhas', password: 'segredo2' }],
  ] as const)(
    'OC-08 OC-06 E-05 B-04 B-07 PAIN-4.7 the %s (%s) that are not stored stay in their dialog',
    async (title, _row, button, fill) => {
      const page = await start('/settings?tab=companies');
      await page.getByRole('button', { name: filled(button, { name }) }).click();
      await opened();
      const box = page.getByRole('dialog').last();
      for (const [field, text] of Object.entries(fill)) await box.locator(`[name="${field}"]`).fill(text);
      const send = box.locator('button[type="submit"]');
      await failAll(title, '/settings', { send, box });
      await send.click();
      await page.clock.fastForward(400);
      await box.waitFor({ state: 'detached' });
      note(title, 'again', 'saved');
      await refetchOnResync(page);
    },
  );

  it('SB-07 SB-08 E-05 B-04 B-07 PAIN-4.7 a charge that fails keeps the payer’s data, and the next try shows the code', async () => {
    const page = await start('/financeiro');
    await page
      .getByRole('button', { name: /^Pagar / })
      .first()
      .click();
    await opened();
    const dialog = page.getByRole('dialog');
    const data = dialog.getByRole('button', { name: texts.checkoutPage.steps.data });
    await data.click();
    await fillPayer(page);
    const typed = await valuesIn(dialog);
    await dialog.getByRole('button', { name: texts.checkoutPage.NEXT }).click();
    await dialog.getByRole('button', { name: /^Selecionar o plano/ }).click();
    const send = dialog.locator('button[type="submit"]');
    await failAll('checkout', '/financeiro', { send, box: dialog });
    await data.click();
    expect(await valuesIn(dialog)).toEqual(typed);
    await dialog.getByRole('button', { name: texts.checkoutPage.NEXT }).click();
    await send.click();
    await page.clock.fastForward(400);
    await dialog.getByRole('img', { name: texts.checkoutPage.pix.qrcode }).waitFor();
    note('checkout', 'again', 'charged');
    await refetchOnResync(page);
  });
});

describe('what the office sets and tries', () => {
  const texts = words.en;
  const { walker, start, openAt, failAll, failActs, note } = savesIn('en');

  it('O-11 E-05 B-04 B-07 PAIN-4.7 a payment token that is not stored stays in its field', async () => {
    const page = await start('/settings');
    const box = page.getByRole('form', { name: texts.settings.options.fields.asaas.title });
    await box.locator('[name="token"]').fill('token-das-falhas');
    const send = box.locator('button[type="submit"]');
    await failAll('payment token', '/settings', { send, box });
    await send.click();
    await page.clock.fastForward(400);
    await page.locator('.Toastify [role="status"]').first().waitFor();
    expect(await rest.call('GET', '/settings')).toContainEqual(
      expect.objectContaining({ key: 'asaas', value: 'token-das-falhas' }),
    );
    note('payment token', 'again', 'saved');
    await refetchOnResync(page);
  });

  it.each([
    ['test text', 'AP-02', texts.messagesAPI.textMessage.form, 60_000],
    // A file takes as long as it needs: only the network ends such a call.
    ['test file', 'AP-03', texts.messagesAPI.mediaMessage.form, null],
  ] as const)(
    'AP-02 AP-03 E-05 B-04 B-07 PAIN-4.7 a %s (%s) that does not go out stays in its form, which says why',
    async (title, _row, name, patience) => {
      const page = await start('/messages-api');
      const box = page.getByRole('form', { name });
      await box.locator('[name="token"]').fill('demo-token-principal');
      await box.locator('[name="number"]').fill('5511955550001');
      await box.locator('[name="body"]').fill('The order has left');
      const file = box.locator('input[type="file"]');
      if ((await file.count()) > 0) {
        await file.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
        await box.getByText('invoice.pdf').waitFor();
      }
      const send = box.locator('button[type="submit"]');
      const { network, ERR_INTERNAL_SERVER_ERROR: unexpected } = texts.backendErrors;
      const answer = box.getByRole('status', { name: texts.messagesAPI.labels.answer });
      await failAll(title, '/messages-api', { send, box, patience, at: answer, says: [network, unexpected] });
      if (patience === null) await box.getByText('invoice.pdf').waitFor();
      await send.click();
      await page.clock.fastForward(400);
      await answer.getByText(texts.messagesAPI.answers.sent).waitFor();
      expect(await box.locator('[name="body"]').inputValue()).toBe('');
      note(title, 'again', 'sent');
      await refetchOnResync(page);
    },
  );

  const dialog = (): Locator => walker().page.getByRole('dialog').first();
  /** Whether or not a question stands before it. */
  const menu = (): Locator => walker().page.locator(`ol[aria-label="${texts.queueOptions.title}"]`);
  const titles = (): Promise<string[]> => menu().locator('> li').allInnerTexts();
  const openMenu = async () => {
    const page = await start('/queues');
    await openAt(`/queues?edit=${support}`);
    await menu().waitFor();
    return page;
  };
  /** Of the first entry: its buttons and what its menu offers. */
  const first = async () => {
    const title = (await menu().locator('> li p').first().innerText()).trim();
    const actions = dialog().getByRole('button', { name: filled(texts.lists.actionsOf, { name: title }) });
    const choose = async (item: string): Promise<void> => {
      await actions.click();
      await walker().page.getByRole('menuitem', { name: item }).click();
    };
    return { title, actions, choose };
  };

  it('Q-13 Q-14 E-05 B-04 B-07 PAIN-4.7 an entry of a queue’s menu that is not stored stays in its editor', async () => {
    const page = await openMenu();
    const edit = async (title: string, text: string): Promise<void> => {
      const box = dialog().getByRole('group', { name: /^Option \d/ });
      await box.locator('input').fill(text);
      await box.locator('textarea').first().fill('Until Friday');
      const send = box.locator('button').last();
      await failAll(title, '/queues', { send, box });
      await send.click();
      await box.waitFor({ state: 'detached' });
      await menu().getByText(text, { exact: true }).waitFor();
      note(title, 'again', 'saved');
      await refetchOnResync(page);
    };
    await dialog().getByRole('button', { name: texts.queueOptions.add, exact: true }).click();
    await edit('new option', 'Warranty');
    await dialog()
      .getByRole('button', { name: filled(texts.lists.editNamed, { name: 'Warranty' }) })
      .click();
    await edit('option', 'Warranty and repair');
  });

  it('Q-15 E-05 B-07 PAIN-4.7 an entry that could not be moved stands where the server has it', async () => {
    const page = await openMenu();
    const before = await titles();
    const { title, actions, choose } = await first();
    await failActs('move an option', '/queues', {
      act: () => choose(texts.queueOptions.moveDown),
      after: async () => {
        await expect.poll(() => actions.isEnabled(), { interval: 20 }).toBe(true);
        expect(await titles()).toEqual(before);
      },
    });
    await choose(texts.queueOptions.moveDown);
    await expect.poll(async () => (await titles())[1], { interval: 20 }).toContain(title);
    note('move an option', 'again', 'moved');
    await refetchOnResync(page);
  });

  it('Q-15 E-05 B-05 PAIN-4.7 a deletion stops halfway, and the next try closes the gap', async () => {
    const page = await openMenu();
    const { title, choose } = await first();
    await choose(texts.common.delete);
    const question = page.getByRole('dialog', { name: filled(texts.queueOptions.deleteTitle, { title }) });
    const send = question.getByRole('button', { name: texts.queueOptions.deleteButton });
    await failAll('delete an option', '/queues', { send, faults: silentFaults });
    expect((await titles())[0]).toContain(title);
    // The entry goes, the others cannot be numbered anew.
    walker().wire.affects = (method) => method === 'PUT';
    await failAll('close the gap', '/queues', { send });
    await send.click();
    await question.waitFor({ state: 'detached' });
    const level = await rest.call('GET', `/queue-options?queueId=${support}&parentId=-1`);
    const positions = Array.isArray(level) ? level.map(({ option }) => Number(option)).toSorted() : [];
    expect(positions).toEqual(positions.map((_position, index) => index + 1));
    expect(positions.length).toBeGreaterThan(1);
    note('close the gap', 'again', 'closed');
    await refetchOnResync(page);
  });
});

describe('contacts from a spreadsheet', () => {
  const texts = words.es;
  const { start, opened, failActs, note } = savesIn('es');
  const { progress, labels } = texts.contactImportModal;

  // An empty list is an answer of the latter: every number was known.
  const someFaults = saveFaults.filter((fault) => fault.name !== '[]');

  it.each([
    // The server looks each row up, which it is given five minutes for.
    ['import of contacts', 'C-12', '/contacts', '/contacts?', saveFaults, 300_000],
    // Nothing but the network ends the sending of a file.
    ['import into a list', 'CL-09', listPath, `/contact-list-items?contactListId=${listId}&`, someFaults, null],
  ] as const)(
    'C-12 CL-09 B-06 E-05 B-07 PAIN-4.7 an %s (%s) that breaks off says why and goes on from there',
    async (title, _row, path, read, faults, patience) => {
      const page = await start(path);
      const main = page.locator('main');
      if (path === '/contacts') {
        await main.getByRole('button', { name: texts.contacts.buttons.import }).click();
        await page.getByRole('menuitem', { name: texts.contacts.buttons.importSheet }).click();
      } else await main.getByRole('button', { name: texts.contactListItems.buttons.import }).click();
      await opened();
      const dialog = page.getByRole('dialog').last();
      const rows = [
        ['Nombre', 'Teléfono'],
        ['Zacarías de la Hoja', path === '/contacts' ? '5511944440101' : '5511944440102'],
      ];
      await dialog.locator('input[type="file"]').setInputFiles({ name: 'hoja.xlsx', mimeType, buffer: sheet(rows) });
      const send = dialog.locator('button').last();
      await dialog.getByText(/^hoja\.xlsx/).waitFor();
      const sent = (count: number): string => filled(progress.sent_one, { sent: count, count: 1 });
      await failActs(title, path, {
        faults,
        patience,
        act: () => send.click(),
        meanwhile: () => dialog.getByText(sent(0), { exact: true }).waitFor(),
        after: async () => {
          const { network, ERR_INTERNAL_SERVER_ERROR: unexpected } = texts.backendErrors;
          const notice = await dialog.getByRole('alert').innerText();
          expect(notice).toContain(progress.failedTitle);
          expect(notice.split('\n').some((line) => line === network || line === unexpected)).toBe(true);
          expect(await send.innerText()).toBe(progress.resume);
        },
      });
      await send.click();
      await dialog.getByText(filled(labels.added, { count: 1 })).waitFor();
      await dialog.getByText('Zacarías de la Hoja').waitFor();
      await send.click();
      await dialog.waitFor({ state: 'detached' });
      expect(await rest.call('GET', `${read}searchParam=Zacar`)).toMatchObject({
        contacts: [{ name: 'Zacarías de la Hoja' }],
      });
      note(title, 'again', 'imported');
      await refetchOnResync(page);
    },
  );
});
