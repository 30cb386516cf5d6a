import { describe, expect, it } from 'vitest';
import { thumbMs } from '@/browser/past';
import { newAgent, useBrowser } from './browser';
import { queueIds, restAs } from './rest';

useBrowser('each');

const [upright, lying] = [
  { width: 390, height: 780 },
  { width: 780, height: 390 },
];

async function ownTicket() {
  const rest = await restAs('ana');
  const sales = (await queueIds(await restAs('admin')))['Vendas'] ?? 0;
  const ticket = (await rest.tickets('open', [sales])).find(({ userId, isGroup }) => userId === rest.id && !isGroup);
  if (!ticket) throw new Error('Ana has no conversation');
  return { rest, ticket };
}

describe('a telephone that is turned, a window made narrower', () => {
  it('B-23 T-02 ends nothing that is under way: quote, text and caret, a recording, a dialog', async () => {
    const { rest, ticket } = await ownTicket();
    const { page, close } = await newAgent('ana', upright);
    await page.goto(`/tickets/${ticket.uuid}`);
    const box = page.getByRole('textbox', { name: 'Mensagem', exact: true });
    await box.waitFor();
    const tab = page.getByRole('tab', { name: 'Conversa' });
    const turn = async (size: typeof upright): Promise<void> => {
      await page.setViewportSize(size);
      await expect.poll(() => tab.count()).toBe(size === upright ? 1 : 0);
    };

    await page.getByRole('button', { name: 'Opções da mensagem' }).last().press('Enter');
    await page.getByRole('menuitem', { name: 'Responder' }).click();
    await page.keyboard.type('Respondo');
    for (const size of [lying, upright]) {
      await turn(size);
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type('!');
    }
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1)).toMatch(/Respondo!!$/);
    const sent = page.locator('[data-own]').filter({ hasText: 'Respondo!!' });
    await sent.getByTitle('Ir para a mensagem citada').last().waitFor();

    // Where Send has just stood a press records nothing (DAY-61).
    await page.waitForTimeout(thumbMs + 50);
    await page.getByRole('button', { name: 'Gravar áudio' }).click();
    const timer = page.getByRole('timer', { name: 'Tempo de gravação' });
    await timer.waitFor();
    await turn(lying);
    expect(await timer.count()).toBe(1);
    await page.getByRole('button', { name: 'Cancelar gravação' }).click();

    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Transferir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Transferir atendimento' });
    await dialog.waitFor();
    // The dialog hides what lies under it from roles.
    await page.setViewportSize(upright);
    await page.getByText('Conversa', { exact: true }).first().waitFor();
    expect(await dialog.isVisible()).toBe(true);
    await close();
  });

  it('PUB-52 above the keyboard of one that lies the box, Send and the last lines are seen', async () => {
    const { page, close } = await newAgent('ana', upright);
    await page.goto(`/tickets/${(await ownTicket()).ticket.uuid}`);
    const box = page.getByRole('textbox', { name: 'Mensagem', exact: true });
    await box.waitFor();
    await box.blur();
    // Without a keyboard it is turned, and nothing goes for a moment.
    await page.setViewportSize({ width: 780, height: 360 });
    expect(
      await page
        .locator('header')
        .first()
        .evaluate((bar) => getComputedStyle(bar).visibility),
    ).toBe('visible');
    await page.setViewportSize(upright);
    await box.fill('Já vou ver');
    await page.getByRole('button', { name: 'Enviar', exact: true }).waitFor();
    const above = 170;
    for (const width of [640, 780]) {
      await page.setViewportSize({ width, height: above });
      const edges = async (): Promise<boolean[]> => {
        const send = await page.getByRole('button', { name: 'Enviar', exact: true }).boundingBox();
        const field = await box.boundingBox();
        return [(field?.y ?? 0) > 24, (send?.y ?? 999) + (send?.height ?? 999) <= above];
      };
      await expect.poll(edges).toEqual([true, true]);
    }
    // Where a finger lands beside it, it finds what it meant.
    const bar = await box.evaluate((element) => {
      element.blur();
      return getComputedStyle(document.querySelector('header') ?? element).visibility;
    });
    expect(bar).toBe('hidden');
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(true);
    await close();
  });
});
