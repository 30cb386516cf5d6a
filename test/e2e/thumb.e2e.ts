import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { control, newAgent, useBrowser } from './browser';

useBrowser('each');

const phone = { width: 390, height: 844 };

const openFirst = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: /Aline Vale/ })
    .first()
    .tap();

/** Where a target stands. */
async function edgesOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How many pixels of a line down through the middle of a target lead a finger to it. */
const heightToTouch = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const leads = (y: number): boolean => {
      const touched = document.elementFromPoint(left + width / 2, y);
      return element.contains(touched) || touched?.closest('label')?.control === element;
    };
    let reach = 0;
    for (const step of [-1, 1]) for (let y = top + height / 2; leads(y) && reach < 200; y += step) reach += 1;
    return reach - 1;
  });

describe('a thumb', () => {
  it('B-34 B-02 finds the two ways out of a failed message as big as itself and apart', async () => {
    const { page, close } = await newAgent('ana', phone, [/status of 400/]);
    await openFirst(page);
    await control('fail', { match: 'POST /messages', failure: 400, error: 'ERR_SENDING_WAPP_MSG' });
    await page.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('Segue o contrato');
    await page.getByRole('button', { name: 'Enviar', exact: true }).tap();
    const discard = page.getByRole('button', { name: 'Descartar' });
    await discard.waitFor();
    const [one, other] = [await edgesOf(page.getByRole('button', { name: 'Tentar de novo' })), await edgesOf(discard)];
    expect(Math.min(one.height, other.height)).toBeGreaterThanOrEqual(44);
    // Beside each other, or one below the other where the letters are wide.
    expect(Math.max(other.x - one.right, other.y - one.bottom)).toBeGreaterThanOrEqual(8);
    await close();
  });

  it('DAY-41 that taps a row twice opens it, and writes nothing yet', async () => {
    const { page, close } = await newAgent('ana', phone);
    await openFirst(page);
    const box = page.getByRole('textbox', { name: 'Mensagem', exact: true });
    const { x, y } = await edgesOf(box);
    await page.goBack();
    await page.waitForURL('**/tickets');
    // The rows rest, or the first tap is refused.
    await pause(700);
    const tap = (): Promise<void> => page.touchscreen.tap(x + 20, y + 10);
    // Not one after the other: a slow page answers the first tap after the second one.
    const first = tap();
    await pause(50);
    await Promise.all([first, tap()]);
    await box.waitFor();
    await pause(600);
    const isWrittenIn = (): Promise<boolean> => box.evaluate((field) => field === document.activeElement);
    expect(await isWrittenIn()).toBe(false);
    await box.tap();
    expect(await isWrittenIn()).toBe(true);
    await close();
  });

  it('B-34 finds what is small for a mouse', async () => {
    const { page, close } = await newAgent('ana', phone);
    await openFirst(page);
    const isBig = async (...targets: Locator[]): Promise<void> => {
      for (const target of targets) {
        await target.scrollIntoViewIfNeeded();
        expect(await heightToTouch(target), String(target)).toBeGreaterThanOrEqual(40);
      }
    };
    await isBig(
      page.getByRole('heading', { level: 2 }).getByRole('button'),
      page.getByRole('button', { name: 'Tag', exact: true }),
    );
    await page.getByRole('button', { name: 'Dados do contato' }).tap();
    const contact = page.getByRole('dialog', { name: 'Dados do contato' });
    await isBig(
      contact.getByRole('link', { name: /^\+55/ }),
      contact.getByRole('textbox', { name: 'Nova nota' }),
      contact.getByRole('switch', { name: 'Mostrar notas na conversa' }),
    );
    await contact.getByRole('button', { name: 'Fechar' }).tap();
    const files = ['fachada.txt', 'contrato.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(name),
    }));
    await page.locator('input[type="file"]').setInputFiles(files);
    await isBig(page.getByRole('textbox', { name: 'Legenda de fachada.txt' }));
    await page.getByRole('button', { name: 'Mais ferramentas' }).tap();
    await page.getByRole('menuitem', { name: 'Emoji' }).tap();
    await isBig(page.getByRole('dialog', { name: 'Escolher emoji' }).getByRole('gridcell').first());
    await close();
  });
});
