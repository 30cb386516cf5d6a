import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser';
import { box, byPalette, desk, nextWaiting, rowLink } from './fastHand';
import type { Row } from './rest';

useBrowser('each');

interface Presses {
  clicks: number;
  keys: number;
}

declare global {
  interface Window {
    presses: Presses;
  }
}

/** Counts the presses of a person, of mouse and keys; what is written comes without keys (`insertText`). */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    window.presses = { clicks: 0, keys: 0 };
    const modifiers = ['Control', 'Alt', 'Shift', 'Meta'];
    addEventListener('pointerdown', () => (window.presses.clicks += 1), true);
    addEventListener('keydown', ({ key }) => (window.presses.keys += modifiers.includes(key) ? 0 : 1), true);
  });
  const all: Record<string, string> = {};
  return {
    all,
    /** @param job is done when it ends */
    count: async (name: string, job: () => Promise<void>): Promise<void> => {
      await page.evaluate(() => Object.assign(window.presses, { clicks: 0, keys: 0 }));
      await job();
      const { clicks, keys } = await page.evaluate(() => window.presses);
      all[name] = `${clicks} + ${keys}`;
    },
  };
}

describe('how often a person presses', () => {
  it('DAY-10 B-25 the jobs of a day take few clicks and keys', async () => {
    const all = await desk();
    const { page, close, rest, waiting } = all;
    const [first, second, third] = all.mine;
    const alike = all.mine.find((row, index) => index > 2 && row.queueId === third?.queueId);
    if (!first || !second || !third || !alike) throw new Error('few rows');
    const { all: presses, count } = await countPresses(page);
    const { keyboard } = page;
    const write = async (text: string): Promise<void> => {
      await expect.poll(() => page.evaluate('document.activeElement?.matches("input, textarea")')).toBe(true);
      await keyboard.insertText(text);
    };
    const sent = async ({ id }: Row, text: string): Promise<void> => {
      await expect.poll(async () => (await rest.bodies(id)).at(-1)).toContain(text);
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    const header = page.getByRole('region', { name: /^Conversa com/ }).locator('header');
    // What has just changed refuses a press for 300 ms.
    const settled = (): Promise<void> => page.waitForTimeout(400);
    const act = async (name: string | RegExp): Promise<void> => {
      await settled();
      await header.getByRole('button', { name }).click();
    };

    await count('answer another customer', async () => {
      await rowLink(page, first).click();
      await write('Já vejo');
      await keyboard.press('Enter');
      await sent(first, 'Já vejo');
    });
    await count('the same by keys', async () => {
      await keyboard.press('Alt+ArrowDown');
      await keyboard.press('r');
      await write('E o senhor?');
      await keyboard.press('Enter');
      await sent(second, 'E o senhor?');
    });
    await count('a quick answer', async () => {
      await keyboard.press('/');
      await keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await expect.poll(async () => (await rest.bodies(second.id)).at(-1)).not.toContain('E o senhor?');
    });
    await count('find somebody', async () => {
      await byPalette(page, third);
      await box(page, third).waitFor();
    });
    await count('a note', async () => {
      await act('Mais ações');
      await page.getByRole('menuitem', { name: 'Notas internas' }).click();
      await write('Quer desconto');
      await keyboard.press('Control+Enter');
      await page.getByText('Nota adicionada com sucesso.').waitFor();
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await count('a voice note', async () => {
      await button('Gravar áudio').click();
      await page.getByRole('timer', { name: 'Tempo de gravação' }).filter({ hasText: '2' }).waitFor();
      await button('Enviar áudio').click();
      await expect.poll(async () => rest.bodies(third.id), { timeout: 10_000 }).toContain('Áudio');
    });
    await count('a tag', async () => {
      await button('Tag').click();
      await page.getByRole('option').first().click();
    });
    await keyboard.press('Escape');
    await count('a transfer by keys', async () => {
      await keyboard.press('Escape');
      await keyboard.press('t');
      await page.getByRole('combobox', { name: /^Pessoa/ }).waitFor();
      await keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await page.waitForURL('/tickets');
    });
    await settled();
    await rowLink(page, alike).click();
    await count('a transfer to who was chosen lately', async () => {
      await act(/^Transferir/);
      await page.getByRole('group', { name: 'Escolhidas há pouco' }).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Transferir' }).click();
      await page.waitForURL('/tickets');
    });
    await settled();
    await rowLink(page, first).click();
    await count('back to the queue', () => act(/^Devolver à fila/));
    const accepted = await nextWaiting(page, waiting);
    if (!accepted) throw new Error('nobody waits');
    await count('accept and answer', async () => {
      await button(`Aceitar ${accepted.contact.name}`).click();
      await write('Bom dia');
      await keyboard.press('Enter');
      await sent(accepted, 'Bom dia');
    });
    await count('resolve', () => act(/^Resolver/));
    expect(presses).toEqual({
      'answer another customer': '1 + 1',
      'the same by keys': '0 + 3',
      'accept and answer': '1 + 1',
      'a quick answer': '0 + 4',
      'find somebody': '0 + 2',
      'a note': '2 + 1',
      'a voice note': '2 + 0',
      'a tag': '2 + 0',
      'a transfer by keys': '0 + 5',
      'a transfer to who was chosen lately': '3 + 0',
      'back to the queue': '1 + 0',
      resolve: '1 + 0',
    });
    await close();
  });
});
