import { describe, expect, it } from 'vitest';
import { axeViolations, expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

describe('internal chat', () => {
  it('IC-01 IC-03 IC-05 IC-08 IC-09 IC-10 N-13 B-33 two people create, write both ways, count, read and delete', async () => {
    const ana = await newAgent('ana');
    const bruno = await newAgent('bruno');
    await ana.page.goto('/chats');
    await ana.page.getByRole('button', { name: 'Nova conversa' }).first().click();
    const form = ana.page.getByRole('dialog', { name: 'Nova conversa' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('Dê um título à conversa.').waitFor();
    await form.getByText('Escolha pelo menos um participante.').waitFor();
    await expectNoAxeViolations(ana.page, '[role="dialog"]');
    await form.getByLabel('Título').fill('Inventário');
    await form.getByLabel('Participantes').fill('Bruno');
    await ana.page.getByRole('option', { name: /Bruno/ }).click();
    await ana.page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await ana.page.waitForURL(/\/chats\/.+/);

    // Bruno is elsewhere: the menu and the app bar tell him.
    const box = ana.page.getByRole('textbox', { name: 'Mensagem' });
    await box.fill('Contamos o *estoque* às 15h?');
    await box.press('Enter');
    await bruno.page.getByRole('button', { name: 'Chat interno: 1 mensagem não lida' }).click();
    await bruno.page.getByRole('dialog').getByText('Ana: Contamos o estoque às 15h?').click();
    await bruno.page.waitForURL(/\/chats\/.+/);
    const thread = bruno.page.getByRole('region', { name: 'Mensagens' });
    await thread.getByText('1 mensagem nova').waitFor();
    await bruno.page.getByRole('button', { name: 'Chat interno', exact: true }).waitFor();
    await expectNoAxeViolations(bruno.page);

    // By keyboard alone, with a broken line; it reaches Ana once.
    const answer = bruno.page.getByRole('textbox', { name: 'Mensagem' });
    await answer.focus();
    await bruno.page.keyboard.type('Pode ser.');
    await bruno.page.keyboard.press('Shift+Enter');
    await bruno.page.keyboard.type('Levo a lista.');
    await bruno.page.keyboard.press('Enter');
    await expect.poll(() => answer.inputValue()).toBe('');
    const read = ana.page.getByRole('region', { name: 'Mensagens' });
    await read.getByText('Levo a lista.').waitFor();
    expect(await read.getByText('Levo a lista.').count()).toBe(1);
    expect(await bruno.page.getByRole('button', { name: 'Editar conversa' }).count()).toBe(0);

    // The owner deletes it; Bruno is led away and told why.
    await ana.page.getByRole('button', { name: 'Excluir conversa' }).click();
    const question = ana.page.getByRole('dialog', { name: 'Excluir a conversa Inventário?' });
    await question.getByText('Todas as mensagens serão apagadas para os 2 participantes.').waitFor();
    await question.getByRole('button', { name: 'Excluir conversa' }).click();
    await bruno.page.getByText('A conversa Inventário foi excluída, ou você saiu dela.').waitFor();
    await bruno.page.waitForURL(/\/chats$/);
    await ana.page.waitForURL(/\/chats$/);
    await Promise.all([ana.close(), bruno.close()]);
  });

  it('DAY-29 IC-05 emoji stand beside the text as in a conversation, until Escape, and are sent with it', async () => {
    const { page, close } = await newAgent('ana', { width: 390, height: 780 });
    await page.goto('/chats');
    await page.getByRole('link', { name: /Equipe de suporte/ }).click();
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    const panel = page.getByRole('dialog', { name: 'Escolher emoji' });
    const heart = panel.getByRole('gridcell', { name: /coração vermelho/i }).first();
    await box.fill('Oi ');
    await page.getByRole('button', { name: 'Emoji', exact: true }).click();
    await panel.getByRole('searchbox', { name: 'Buscar emoji' }).fill('coração vermelho');
    await heart.click();
    await heart.click();
    await box.pressSequentially(' tudo bem');
    expect(await box.inputValue()).toMatch(/^Oi (❤️?){2} tudo bem$/u);
    const [over, text] = [await panel.boundingBox(), await box.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    expect(over?.y ?? 0).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await box.press('Enter');
    await page
      .getByRole('region', { name: 'Mensagens' })
      .getByText(/^Oi ❤️?❤️? tudo bem$/u)
      .waitFor();
    await close();
  });

  it('IC-01 IC-06 B-15 B-34 PAIN-3.2 on a small dark screen: older messages come without a jump, nothing is wider than the page', async () => {
    const { page, errors, close } = await newAgent('ana', { width: 390, height: 780, theme: 'dark' });
    await page.goto('/chats');
    await page.getByRole('link', { name: /Equipe de suporte/ }).click();
    const thread = page.getByRole('region', { name: 'Mensagens' });
    await thread.getByText('2 mensagens novas').waitFor();
    const rows = () => thread.getByRole('listitem').count();
    await expect.poll(rows).toBeGreaterThan(5);
    // The first place is held while rows are measured.
    await page.waitForTimeout(500);
    // The first row in view stays where it is while older ones are put above it.
    const jump = await thread.evaluate(async (area) => {
      area.dispatchEvent(new WheelEvent('wheel'));
      const top = area.getBoundingClientRect().top;
      let worst = 0;
      for (let step = 0; step < 40; step += 1) {
        const before = [...area.querySelectorAll('[data-row]')].find(
          (row) => row.getBoundingClientRect().bottom > top + 60,
        );
        const key = before?.getAttribute('data-row');
        const place = before?.getBoundingClientRect().top ?? 0;
        area.scrollTop -= 40;
        // A reader's scrolling and its event come in one task; a script's event would come a frame later.
        area.dispatchEvent(new Event('scroll'));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
        const after = area.querySelector(`[data-row="${key}"]`)?.getBoundingClientRect().top;
        if (after !== undefined && area.scrollTop > 0) worst = Math.max(worst, Math.abs(after - place - 40));
      }
      return worst;
    });
    expect(jump).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const back = page.getByRole('button', { name: 'Voltar às conversas' });
    const touch = await back.boundingBox();
    expect(Math.min(touch?.width ?? 0, touch?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await back.click();
    await page.waitForURL(/\/chats$/);
    await page.getByRole('tab', { name: /^Conversas/, selected: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
