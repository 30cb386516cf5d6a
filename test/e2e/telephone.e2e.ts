import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thumbMs } from '@/browser/past';
import { isRecord } from '@/lib/guards';
import { pause } from '@/lib/pause';
import { control, newAgent, until, useBrowser } from './browser';
import { dismiss, inWideFace } from './inspect';
import { queueIds, restAs } from './rest';

useBrowser('each');

const phone = { width: 390, height: 780 };
/** 22 letters. */
const long = 'Maria Eduarda Carvalho';

/** Beatriz of the seed, whose messages Ana has not read, under a longer name. */
async function rename(): Promise<void> {
  const rest = await restAs('admin');
  const page = await rest.call('GET', '/contacts?searchParam=Beatriz%20Nogueira');
  const contacts: unknown = isRecord(page) ? page['contacts'] : [];
  const contact: unknown = Array.isArray(contacts) ? contacts[0] : null;
  if (!isRecord(contact)) throw new Error('the seed has no Beatriz Nogueira');
  await rest.call('PUT', `/contacts/${Number(contact['id'])}`, { ...contact, name: long });
}

/** Whether nothing of a text is cut, by its own box or by one around it. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const clips = getComputedStyle(box).overflowX !== 'visible';
      if (clips && (left < edge.left - 1 || right > edge.right + 1)) return false;
    }
    return right <= window.innerWidth;
  });

async function expectWhole(page: Page, text: Locator): Promise<void> {
  await text.first().waitFor();
  expect(await isWhole(text)).toBe(true);
  expect(await inWideFace(page, () => isWhole(text))).toBe(true);
}

describe('a telephone', () => {
  it('DAY-28 I-11 shows names whole wherever the specification does not cut them at ten letters', async () => {
    await rename();
    const { page, close } = await newAgent('ana', phone);
    const main = page.getByRole('main');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notificações' });
    await expectWhole(page, bell.getByText(long));
    await dismiss(page, bell);
    // There they are cut, and told whole by what is next to a press.
    await main.getByText('Maria Edua...').click();
    const conversation = page.getByRole('region', { name: long });
    await conversation.getByRole('button', { name: 'Maria Edua...' }).click();
    await expectWhole(page, page.getByText(long, { exact: true }));

    await page.goto('/contacts');
    await page.getByRole('searchbox').fill('Maria Eduarda C');
    await expectWhole(page, main.getByText(long));
    await page.goto('/kanban');
    await expectWhole(page, main.getByText(long));
    await close();
  });

  it('DAY-28 its tools name no key', async () => {
    const { page, close } = await newAgent('ana', phone);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Beatriz No/ })
      .click();
    await page.getByRole('button', { name: 'Mais ferramentas' }).click();
    const tools = page.getByRole('menu', { name: 'Mais ferramentas' });
    await tools.getByRole('menuitemcheckbox', { name: 'Enviar só pelo botão' }).waitFor();
    expect(await tools.innerText()).not.toMatch(/Ctrl|Shift|Enter/);
    await close();
  });

  it('B-15 what is new stays in sight when the keyboard comes as soon as the conversation is open', async () => {
    const rest = await restAs('admin');
    const found = await rest.search('Beatriz Nogueira', Object.values(await queueIds(rest)));
    await control('receive', { number: found[0]?.contact.number, body: 'Ainda está aí?' });
    const { page, close } = await newAgent('ana', phone);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Beatriz No/ })
      .click();
    const thread = page.getByRole('region', { name: 'Mensagens' });
    await thread.getByText(/mensagens? novas?$/).waitFor();
    const newest = thread.getByText('Ainda está aí?');
    await newest.waitFor();
    await page.getByRole('textbox', { name: 'Mensagem', exact: true }).click();
    await page.setViewportSize({ ...phone, height: 400 });
    await expect
      .poll(async () => {
        const [text, area] = [await newest.boundingBox(), await thread.boundingBox()];
        return text && area ? text.y + text.height - area.y - area.height : null;
      })
      .toBeLessThan(0);
    await close();
  });

  it('T-04 B-27 a look at those that wait, and back, by tab or by Back: the list stands where it stood', async () => {
    const { page, close } = await newAgent('ana', phone);
    const list = page.getByRole('list', { name: 'Atendendo' });
    const places = async (): Promise<Map<string | null, number>> => {
      const found = new Map<string | null, number>();
      for (const link of await list.getByRole('link').all()) {
        const box = await link.boundingBox();
        if (box && box.y > 300 && box.y < phone.height) found.set(await link.getAttribute('href'), box.y);
      }
      return found;
    };
    const first = list.getByRole('link').first();
    await first.hover();
    const top = await first.getAttribute('href');
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await places()).has(top)).toBe(false);
    await page.waitForTimeout(500);
    const stood = await places();
    expect(stood.size).toBeGreaterThan(3);
    const back = [() => page.getByRole('tab', { name: /^Atendendo/ }).click(), async () => void (await page.goBack())];
    for (const goBack of back) {
      await page.getByRole('tab', { name: /^Aguardando/ }).click();
      await page.getByRole('list', { name: 'Aguardando' }).waitFor();
      await goBack();
      await list.waitFor();
      await expect.poll(places).toEqual(stood);
    }
    await close();
  });

  it('T-08 PUB-52 three results are seen above the keyboard, a tap opens the one it is on, and what chooses is there without it', async () => {
    const { page, close } = await newAgent('ana', phone);
    const queues = page.getByRole('button', { name: /^Filas/ });
    await page.getByRole('tab', { name: 'Busca' }).click();
    await page.getByRole('searchbox').fill('ma');
    const results = page.getByRole('list', { name: 'Busca' }).getByRole('listitem');
    await results.nth(3).waitFor();
    expect(await queues.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 464 });
    await expect.poll(() => queues.isVisible()).toBe(false);
    const third = await results.nth(2).boundingBox();
    expect((third?.y ?? 0) + (third?.height ?? 464)).toBeLessThanOrEqual(464);
    // What has just moved takes no press.
    await page.waitForTimeout(thumbMs + 50);
    // One that waits is no link.
    const link = results.getByRole('link').nth(1);
    const address = await link.getAttribute('href');
    const place = await link.boundingBox();
    await page.touchscreen.tap(100, (place?.y ?? 0) + 40);
    await expect.poll(() => new URL(page.url()).pathname).toBe(address?.split('?')[0]);
    await page.goBack();
    await queues.waitFor();
    await close();
  });

  it('PUB-71 Back closes what is open, the newest first, before it leaves the conversation', async () => {
    const { page, context, close } = await newAgent('ana', phone);
    // No key of this browser is the Back of a telephone: its newest watcher is told of one, or the history.
    await context.addInitScript(() => {
      const Real = window.CloseWatcher;
      if (!Real) throw new Error('no CloseWatcher here');
      const watchers: EventTarget[] = [];
      Reflect.set(window, 'watchers', watchers);
      Reflect.set(window, 'CloseWatcher', function watch() {
        const watcher = new Real();
        watchers.push(watcher);
        const gone = (): void => void watchers.splice(watchers.indexOf(watcher), 1);
        const destroy = watcher.destroy.bind(watcher);
        watcher.destroy = () => {
          gone();
          destroy();
        };
        watcher.addEventListener('close', gone);
        return watcher;
      });
    });
    const back = async (): Promise<void> => {
      await until(page, 'watchers.length > 0');
      await page.evaluate('watchers.at(-1).requestClose()');
    };
    await page.goto('/tickets');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Selecionar atendimentos' }).click();
    const picked = main.getByRole('group', { name: 'Ações para os selecionados' });
    await picked.waitFor();
    await back();
    await picked.waitFor({ state: 'detached' });
    await main
      .getByRole('link', { name: /Aline Vale/ })
      .first()
      .click();
    await page.waitForURL('**/tickets/*');
    const address = page.url();
    /** Opens a layer, and closes it by Back; where it is over another one, that stays. */
    const closes = async (layer: Locator, ...steps: Locator[]): Promise<void> => {
      for (const step of steps) await step.click();
      await layer.waitFor();
      await back();
      await layer.waitFor({ state: 'hidden' });
      expect(page.url(), String(layer)).toBe(address);
    };
    const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true }).last();
    const item = (name: string): Locator => page.getByRole('menuitem', { name });
    const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
    await closes(page.getByRole('menu', { name: 'Mais ações' }), button('Mais ações'));
    await closes(dialog('Transferir atendimento'), button('Mais ações'), item('Transferir'));
    await closes(dialog(/Notas sobre/), button('Mais ações'), item('Notas internas'));
    await closes(page.getByRole('search'), button('Mais ações'), item('Buscar na conversa'));
    await closes(page.getByRole('menu', { name: 'Mais ferramentas' }), button('Mais ferramentas'));
    await closes(dialog('Escolher emoji'), button('Mais ferramentas'), item('Emoji'));
    await closes(
      page.getByRole('listbox', { name: 'Respostas rápidas' }),
      button('Mais ferramentas'),
      item('Respostas rápidas'),
    );
    await closes(page.getByPlaceholder('Buscar ou criar tag'), button('Tag'));
    await closes(dialog(/^Notificações/), button(/^Notificações/));
    await closes(page.getByLabel('Menu principal'), button('Abrir o menu'));
    await closes(page.locator('.yarl__container'), button('Abrir a foto'));
    // One over another: the form first, then what it was opened from.
    await closes(dialog('Editar contato'), button('Dados do contato'), button('Editar contato'));
    await closes(dialog('Dados do contato'));
    // The keys of a tablet: such a watcher takes Escape for a Back, too, after the page has heard it.
    await button('Mais ferramentas').click();
    await item('Emoji').click();
    await dialog('Escolher emoji').waitFor();
    await button('Mais ações').click();
    await item('Buscar na conversa').click();
    await page.getByRole('searchbox', { name: 'Buscar na conversa' }).press('Escape');
    await page.getByRole('search').waitFor({ state: 'hidden' });
    await pause(100);
    await closes(dialog('Escolher emoji'));
    await until(page, 'watchers.length === 0');
    await page.goBack();
    await page.waitForURL('**/tickets');
    await close();
  });

  it('B-22 PAIN-9.5 a tap on Send leaves the keyboard up, and its key says and does what is chosen', async () => {
    const { page, close } = await newAgent('ana', phone);
    await page
      .getByRole('link', { name: /Aline Vale/ })
      .first()
      .tap();
    const box = page.getByRole('textbox', { name: 'Mensagem', exact: true });
    const isWrittenIn = (): Promise<boolean> => box.evaluate((field) => field === document.activeElement);
    await box.tap();
    await page.keyboard.type('Anotei o endereço');
    await page.getByRole('button', { name: 'Enviar', exact: true }).tap();
    await expect.poll(() => box.inputValue()).toBe('');
    expect(await isWrittenIn()).toBe(true);

    expect(await box.getAttribute('enterkeyhint')).toBe('send');
    await page.keyboard.type('Rua das Flores, 10');
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Mais ferramentas' }).tap();
    await page.getByRole('menuitemcheckbox', { name: 'Enviar só pelo botão' }).tap();
    await dismiss(page, page.getByRole('menu', { name: 'Mais ferramentas' }));
    await box.tap();
    expect(await box.getAttribute('enterkeyhint')).toBe('enter');
    await page.keyboard.type('Centro');
    await page.keyboard.press('Enter');
    expect(await box.inputValue()).toBe('Centro\n');
    await close();
  });

  it('B-34 what a finger has pressed looks afterwards as it did before', async () => {
    const { page, close } = await newAgent('ana', phone);
    const expectLeftAlone = async (pressed: Locator): Promise<void> => {
      const ground = (): Promise<string> =>
        pressed.evaluate(async (element) => {
          await Promise.all(element.getAnimations().map(({ finished }) => finished));
          return getComputedStyle(element).backgroundColor;
        });
      const before = await ground();
      // What stays after a finger; taps of this browser leave none.
      await pressed.hover();
      expect(await ground()).toBe(before);
    };
    const row = page.getByRole('link', { name: /Aline Vale/ }).first();
    await expectLeftAlone(row.locator('..'));
    await row.tap();
    await expectLeftAlone(page.getByRole('button', { name: 'Mais ferramentas' }));
    await page.getByRole('button', { name: 'Dados do contato' }).tap();
    await expectLeftAlone(page.getByRole('button', { name: 'Copiar número' }));
    await close();
  });
});
