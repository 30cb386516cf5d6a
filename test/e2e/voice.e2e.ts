import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { wav } from '../backend/seed/media';
import { control, expectNoAxeViolations } from './browser';
import { desk, rowLink } from './fastHand';
import { ask, open, receive, rest, shift, startAnew, thePage, thread, threadJourneys, wheelToTop } from './threadLab';

threadJourneys();

/** Each voice message of a page is a minute long. */
async function withLongSound(page: Page): Promise<Page> {
  // So that no step of a journey is too slow to hear it.
  const body = wav(60, () => 0);
  await page.route('**/public/**/audio.wav*', (route) => route.fulfill({ contentType: 'audio/wav', body }));
  return page;
}
const hearing = (): Promise<Page> => withLongSound(thePage());

/** Seconds that were heard of what plays; nothing plays: -1. */
const heardIn = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('audio')].find((sound) => !sound.paused)?.currentTime ?? -1);
const heard = (): Promise<number> => heardIn(thePage());

/** It goes on by itself. */
async function playsOn(): Promise<void> {
  const before = await heard();
  expect(before).toBeGreaterThanOrEqual(0);
  await expect.poll(heard).toBeGreaterThan(before);
}

describe('a voice message', () => {
  it('PUB-38 B-19 plays on while one scrolls and messages come, with a small player while its bubble is out of sight', async () => {
    const page = await hearing();
    await receive({ body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' });
    await receive({ body: 'ouviu?' });
    await open();
    await page.getByText('ouviu?').last().waitFor();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await thread().getByRole('button', { name: 'Ouvir' }).last().click();
    await expect.poll(heard).toBeGreaterThan(0);
    const player = page.getByRole('group', { name: 'Áudio em reprodução' });
    expect(await player.count()).toBe(0);

    await wheelToTop();
    await player.waitFor();
    await playsOn();
    await expectNoAxeViolations(page, '[aria-label="Áudio em reprodução"]');
    await player.getByText(/^0:\d\d \/ 1:00$/).waitFor();
    await player.getByRole('button', { name: 'Pausar' }).click();
    await expect.poll(heard).toBe(-1);
    await player.getByRole('button', { name: 'Ouvir' }).click();
    await playsOn();

    // A page's worth of messages, and nothing moves for it.
    const before = await heard();
    await startAnew();
    for (let number = 1; number <= 25; number += 1) await receive({ body: `chegou ${number}` });
    await page.getByRole('button', { name: /^25 novas/ }).waitFor();
    expect(await shift()).toBeLessThanOrEqual(2);
    expect(await heard()).toBeGreaterThan(before);
    await player.waitFor();

    await player.getByRole('button', { name: /^Mensagem de voz/ }).click();
    await player.waitFor({ state: 'detached' });
    await thread().getByRole('button', { name: 'Pausar' }).last().waitFor();
    await playsOn();
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Mensagens');

    await page.getByRole('button', { name: /^25 novas|^Ir para o fim/ }).click();
    await player.getByRole('button', { name: 'Parar e fechar' }).press('Enter');
    await player.waitFor({ state: 'detached' });
    expect(await heard()).toBe(-1);
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Mensagens');
  });

  it('PUB-38 is heard no more when its conversation is left, and the small player goes with its end', async () => {
    const page = await hearing();
    await receive({ body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' });
    await open();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await thread().getByRole('button', { name: 'Ouvir' }).last().click();
    await expect.poll(heard).toBeGreaterThan(0);
    await wheelToTop();
    const player = page.getByRole('group', { name: 'Áudio em reprodução' });
    await player.waitFor();
    await ask(`[...document.querySelectorAll('audio')].find((sound) => !sound.paused).playbackRate = 16`);
    await player.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Ir para o fim' }).click();
    await thread().getByRole('button', { name: 'Ouvir' }).last().click();
    await expect.poll(heard).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Tags' }).click();
    await page.getByRole('heading', { name: 'Tags' }).first().waitFor();
    expect(await ask(`document.querySelectorAll('audio').length`)).toBe(0);
    expect(await player.count()).toBe(0);
  });

  it('PUB-90 B-23 what plays pauses for a recording, and no message rings into it', async () => {
    const { page, close, mine } = await desk();
    const [own, other] = mine;
    if (!own || !other) throw new Error('few rows');
    await withLongSound(page);
    await page.evaluate(() => {
      const rung: string[] = [];
      Reflect.set(window, 'rung', rung);
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function played(this: HTMLMediaElement) {
        if (!this.muted && this.src.includes('/sounds/')) rung.push(this.src);
        return play.call(this);
      };
    });
    const rung = async (): Promise<number> => Number(await page.evaluate('rung.length'));
    const message = (body: string) => control('receive', { ticketId: other.id, body, bot: false });
    const voiceNote = { ticketId: own.id, body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav', bot: false };
    // The first may come before the page hears of any.
    const received = async (): Promise<number> => {
      await control('receive', voiceNote);
      return rung();
    };
    await expect.poll(received, { interval: 1_000 }).toBeGreaterThan(0);
    await rowLink(page, own).click();
    await page.getByRole('button', { name: 'Ouvir' }).last().click();
    await expect.poll(() => heardIn(page)).toBeGreaterThan(0);
    const before = await rung();
    await message('tocou');
    await expect.poll(rung).toBe(before + 1);
    await page.getByRole('button', { name: 'Gravar áudio' }).click();
    await page.getByRole('timer', { name: 'Tempo de gravação' }).waitFor();
    expect(await heardIn(page)).toBe(-1);
    await message('não tocou');
    await page.locator(`main li[data-ticket="${other.id}"]`).getByText('não tocou').waitFor();
    await page.waitForTimeout(500);
    expect(await rung()).toBe(before + 1);

    await page.getByRole('button', { name: 'Cancelar gravação' }).click();
    await message('tocou de novo');
    await expect.poll(rung).toBe(before + 2);
    await close();
  });

  it('PUB-92 P-15 is encoded beside the page, which draws its level ten times a second and no more', async () => {
    const { page, close, mine } = await desk();
    const [own] = mine;
    if (!own) throw new Error('no rows');
    await rowLink(page, own).click();
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const drawings = async (): Promise<number> => {
      const { metrics } = await client.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    // By their addresses: to describe a page's worker itself would take a failing comparison all its memory.
    const workers = (): string[] => page.workers().map((worker) => worker.url());
    // The one that is kept at hand; who is faster than it has it made while the recording runs.
    await expect.poll(workers).toEqual([expect.stringMatching(/mp3\.worker/)]);
    await page.getByRole('button', { name: 'Gravar áudio' }).click();
    await page.getByRole('timer', { name: 'Tempo de gravação' }).waitFor();
    expect(workers()).toEqual([expect.stringMatching(/mp3\.worker/)]);
    const before = await drawings();
    await page.waitForTimeout(2_000);
    expect((await drawings()) - before).toBeLessThanOrEqual(40);
    await page.getByRole('button', { name: 'Parar e ouvir' }).click();
    await page.getByRole('button', { name: 'Pausar' }).waitFor();
    await expect.poll(workers).toEqual([]);
    await close();
  });
});
