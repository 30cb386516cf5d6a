import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, fillLogin, newAgent, newVisitor, useBrowser } from './browser';
import { reactionMs } from '@/browser/past';
import { byPalette, desk } from './fastHand';
import { restAs, type Row } from './rest';

useBrowser('each');

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 780 },
];

/** A toast that has come up, held as by a pointer that rests there. */
async function held(page: Page, text: string): Promise<Locator> {
  const toast = page.locator('.Toastify__toast').filter({ hasText: text });
  await toast.waitFor();
  await toast.dispatchEvent('mouseenter');
  return toast;
}

/** Whether a toast lies over something, be it by a corner. */
async function covers(toast: Locator, what: Locator): Promise<boolean> {
  const [one, other] = [await toast.boundingBox(), await what.boundingBox()];
  if (!one || !other) throw new Error('nothing to compare');
  const apart = (at: number, size: number, end: number, length: number): boolean =>
    at + size <= end || end + length <= at;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

async function expectClear(toast: Locator, what: Locator): Promise<void> {
  await expect.poll(() => covers(toast, what)).toBe(false);
  await what.click({ trial: true, timeout: 5_000 });
}

describe('toasts', () => {
  it('DAY-61 one that comes moves none, and the second of two clicks undoes nothing else', async () => {
    const { rest, page, close, mine } = await desk();
    const [first, second] = mine;
    if (!first || !second) throw new Error('Ana needs two conversations');
    /** Opens a conversation. @returns what resolves it, and waits for the toast */
    const open = async (ticket: Row): Promise<() => Promise<Locator>> => {
      await byPalette(page, ticket);
      const conversation = page.getByRole('region', { name: `Conversa com ${ticket.contact.name}`, exact: true });
      await conversation.getByRole('textbox', { name: 'Mensagem' }).waitFor();
      await page.waitForTimeout(reactionMs + 50);
      return async () => {
        await conversation.getByRole('button', { name: 'Resolver', exact: true }).click();
        return held(page, `Atendimento #${ticket.id} resolvido`);
      };
    };
    const undo = (await (await open(first))()).getByRole('button', { name: 'Desfazer' });
    const resolveSecond = await open(second);
    const places: unknown[] = [];
    // It has moved out of the way of the box, and stands.
    await expect
      .poll(
        async () => {
          places.unshift(await undo.boundingBox());
          return JSON.stringify(places[0]) === JSON.stringify(places[2]);
        },
        { interval: 200 },
      )
      .toBe(true);
    await (await resolveSecond()).getByRole('button', { name: 'Desfazer' }).waitFor();
    expect(await undo.boundingBox()).toEqual(places[0]);
    await undo.dblclick();
    const statusOf = async ({ uuid }: Row) => rest.call('GET', `/tickets/u/${uuid}`);
    await expect.poll(() => statusOf(first)).toMatchObject({ status: 'open' });
    await page.waitForTimeout(reactionMs);
    expect(await statusOf(second)).toMatchObject({ status: 'closed' });
    await close();
  });

  it.each(sizes)('DAY-28 DAY-40 leave the box and what sends clear, $width wide', async (size) => {
    const { page, close } = await newVisitor(size);
    await page.goto('/login');
    await fillLogin(page, 'ana');
    const toast = await held(page, 'Login efetuado com sucesso!');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Beatriz No/ })
      .click();
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    await box.fill('Bom dia');
    await expectClear(toast, box);
    await expectClear(toast, page.getByRole('button', { name: 'Enviar', exact: true }));
    // The box grows into what was above it.
    await box.fill('Bom dia\n'.repeat(6));
    await expectClear(toast, box);
    expect(await toast.isVisible()).toBe(true);
    await close();
  });

  it.each(sizes)(
    'DAY-28 DAY-71 leave clear what is said above the box of one’s conversation, $width wide',
    async (size) => {
      const rest = await restAs('admin');
      const { page, close } = await newAgent('ana', size);
      const row = page.getByRole('main').getByRole('link', { name: /Beatriz No/ });
      const address = (await row.getAttribute('href')) ?? '';
      await row.click();
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('Bom dia');
      const { id } = await rest.ticketAt(address);
      // Once the page hears of anything, it hears of this.
      const heard = async (): Promise<number> => {
        await control('receive', { ticketId: id, body: 'Alguém aí?' });
        return page.getByRole('main').getByText('Alguém aí?').count();
      };
      await expect.poll(heard, { interval: 500 }).toBeGreaterThan(0);
      await rest.assign(id, 'bruno');
      const toast = await held(page, 'Bruno Castro assumiu o atendimento');
      await expectClear(
        toast,
        page.locator('section[data-conversation]').getByRole('button', { name: 'Fechar aviso' }),
      );
      await close();
    },
  );

  it.each(sizes)(
    'DAY-28 DAY-40 leave the buttons of a dialog clear after a save that fails, $width wide',
    async (size) => {
      const { page, close } = await newAgent('admin', size, [/status of 400/]);
      await page.route('**/queue/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 400, json: { error: 'ERR_NO_PERMISSION' } })
          : route.continue(),
      );
      await page.goto('/queues?edit=1');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Nome' }).fill('Entregas');
      const save = dialog.getByRole('button', { name: 'Salvar', exact: true });
      await save.click();
      const toast = await held(page, 'permissão');
      await expectClear(toast, save);
      await expectClear(toast, dialog.getByRole('button', { name: 'Cancelar' }));
      await close();
    },
  );
});
