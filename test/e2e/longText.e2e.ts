import { describe, expect, it } from 'vitest';
import { open, receive, rest, shift, startAnew, thePage, thread, threadJourneys, wheelTo } from './threadLab';

threadJourneys();

describe('a long text', () => {
  it('REAL-13 B-15 unfolds from where it begins and folds under its button; the other lines stand still', async () => {
    const long = (name: string): string => `${name} ${'palavra '.repeat(600)}fim de ${name}`;
    for (let number = 1; number <= 10; number += 1) await receive({ body: `antes ${number}` });
    await receive({ body: long('primeiro') });
    for (let number = 1; number <= 3; number += 1) await receive({ body: `entre ${number}` });
    await receive({ body: long('segundo') });
    await open();
    await thePage().waitForTimeout(1_800);
    const row = (name: string) => thread().getByRole('listitem').filter({ hasText: name }).last();
    const placeOf = async (name: string) => (await row(name).boundingBox())?.y ?? 0;

    // At the end, where the conversation follows what grows.
    await thread().hover();
    await thePage().mouse.wheel(0, 20_000);
    await thePage().waitForTimeout(400);
    expect(await rest()).toBeLessThanOrEqual(2);
    const more = row('segundo').getByRole('button', { name: 'Mostrar tudo' });
    await startAnew();
    await more.click();
    await row('segundo').getByText('fim de segundo').waitFor({ state: 'attached' });
    await thePage().waitForTimeout(300);
    expect(await shift()).toBeLessThanOrEqual(2);
    expect(await rest()).toBeGreaterThan(400);

    // Its button is at the end of the text by now; under the finger it stays while the text above it goes.
    const less = row('segundo').getByRole('button', { name: 'Mostrar menos' });
    await less.scrollIntoViewIfNeeded();
    await thePage().waitForTimeout(300);
    const under = (await less.boundingBox())?.y ?? 0;
    await less.click();
    await more.waitFor();
    await thePage().waitForTimeout(300);
    expect(Math.abs(((await more.boundingBox())?.y ?? 0) - under)).toBeLessThanOrEqual(2);

    // Read further up, what stands above the text and its beginning stay.
    await wheelTo('entre 1');
    const first = row('primeiro').getByRole('button', { name: 'Mostrar tudo' });
    const [before, place] = [await placeOf('primeiro'), await placeOf('antes 10')];
    await startAnew();
    await first.focus();
    await thePage().keyboard.press('Enter');
    await row('primeiro').getByText('fim de primeiro').waitFor({ state: 'attached' });
    await thePage().waitForTimeout(300);
    expect(Math.abs((await placeOf('primeiro')) - before)).toBeLessThanOrEqual(2);
    expect(Math.abs((await placeOf('antes 10')) - place)).toBeLessThanOrEqual(2);

    // Out of sight and back: still unfolded, and nothing jumps.
    await thread().hover();
    await thePage().mouse.wheel(0, 20_000);
    await thePage().waitForTimeout(600);
    await wheelTo('fim de primeiro');
    expect(await row('primeiro').getByRole('button', { name: 'Mostrar menos' }).count()).toBe(1);
  });

  it('REAL-13 B-17 a hit deep in a long text is unfolded and brought into sight', async () => {
    await receive({
      body: `contrato ${'cláusula '.repeat(500)} a *múlta* é de dois por cento ${'anexo '.repeat(200)}`,
    });
    for (let number = 1; number <= 20; number += 1) await receive({ body: `depois ${number}` });
    await open();
    await thePage().getByRole('button', { name: 'Buscar na conversa' }).click();
    await thePage().getByRole('searchbox', { name: 'Buscar na conversa' }).fill('multa');
    await thePage().getByText('1 de 1').waitFor();
    const hit = thread().getByText('múlta', { exact: true });
    await expect.poll(() => hit.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(100);
    await expect.poll(() => hit.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(700);
  });
});
