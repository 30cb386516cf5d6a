import { addDays, addMonths, format, startOfWeek } from 'date-fns';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writtenDate } from '@/lib/readDate';
import { expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

/** A Wednesday in two months, beyond the demo's own messages. */
const middle = addDays(startOfWeek(addMonths(new Date(), 2)), 10);
const dayOf = (offset: number): string => format(addDays(middle, offset), 'yyyy-MM-dd');
const cellOf = (page: Page, key: string) => page.locator(`[data-slot="${key}"]`);

async function centreOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centreOf(page, from), await centreOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function schedule(page: Page, contact: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Novo agendamento' });
  await dialog.getByLabel('Contato').fill(contact);
  await page.getByRole('option').first().click();
  await dialog.getByLabel(/^Mensagem/).fill(text);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('schedules', () => {
  it('SC-01 SC-03 SC-09 B-33 created by a click on a day, dragged, carried by keyboard, and seen by a colleague', async () => {
    const { page, close } = await newAgent('admin');
    const colleague = await newAgent('ana');
    const path = `/schedules?view=month&date=${dayOf(0)}`;
    await Promise.all([page.goto(path), colleague.page.goto(path)]);
    await page.getByText('Nenhuma neste período').waitFor();
    await expectNoAxeViolations(page);

    await cellOf(page, dayOf(0)).click({ position: { x: 60, y: 70 } });
    await page.getByLabel(/^Data e hora/).waitFor();
    expect(await page.getByLabel(/^Data e hora/).inputValue()).toBe(writtenDate(`${dayOf(0)}T09:00`));
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.getByRole('button', { name: 'Calendário: Data e hora do envio' }).click();
    await page.getByRole('option', { name: '09 horas' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.getByRole('option', { name: '10 horas' }).click();
    expect(await page.getByLabel(/^Data e hora/).inputValue()).toBe(writtenDate(`${dayOf(0)}T10:00`));
    await page.getByRole('option', { name: '09 horas' }).click();
    await page.getByRole('button', { name: 'Pronto' }).click();
    await schedule(page, 'Ana', 'Seu pedido chega hoje');
    const chip = '[data-event]';
    await cellOf(page, dayOf(0)).locator(chip).waitFor();
    await cellOf(colleague.page, dayOf(0))
      .getByRole('button', { name: /^09:00 .*Agendada$/ })
      .waitFor();

    await drag(page, chip, `[data-slot="${dayOf(2)}"]`);
    await cellOf(page, dayOf(2)).locator(chip).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await cellOf(colleague.page, dayOf(2)).locator(chip).waitFor();
    await expect.poll(() => page.locator(chip).getAttribute('aria-describedby')).not.toBeNull();

    await page.locator(chip).focus();
    for (const key of ['Space', 'ArrowLeft', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await cellOf(page, dayOf(8)).locator(`${chip}:focus`).waitFor();
    await cellOf(colleague.page, dayOf(8)).locator(chip).waitFor();

    await page.getByRole('button', { name: 'Semana', exact: true }).click();
    await page.getByRole('button', { name: 'Próxima semana' }).click();
    await page.getByRole('gridcell', { name: /09:00: 1 mensagem/ }).waitFor();
    await expectNoAxeViolations(page);
    await Promise.all([close(), colleague.close()]);
  });

  it('SC-09 B-34 a finger that rests lifts a message and carries it to another hour; one that moves scrolls', async () => {
    const { page, context, errors, close } = await newAgent('admin', { width: 390, height: 844 });
    await page.goto(`/schedules?view=day&date=${dayOf(0)}`);
    await cellOf(page, `${dayOf(0)}T09`).click({ position: { x: 200, y: 10 } });
    await schedule(page, 'Ana', 'Até já');
    await page.locator('[data-event]').waitFor();
    // A click that had to be tried again has scrolled the day: both hours in sight before a place is measured.
    await cellOf(page, `${dayOf(0)}T10`).evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const from = await centreOf(page, '[data-event]');
    const to = await centreOf(page, `[data-slot="${dayOf(0)}T11"]`);
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] });
    await touch('touchStart', from.y);
    await page.locator('[data-event][data-lifted]').waitFor();
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.y + (to.y - from.y) * share);
    await touch('touchEnd', to.y);
    await cellOf(page, `${dayOf(0)}T11`)
      .locator('[data-event]')
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await close();
  });
});
