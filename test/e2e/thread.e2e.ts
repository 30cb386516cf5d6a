import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control, newAgent, until, useBrowser, type Agent } from './browser';
import { restAs } from './rest';

/**
 * Runs in the page: notes where each row of the conversation stands in every painted frame. A size that changes with
 * the frame is reported after the layout of the app's own rows and before the paint.
 */
const recorder = `(() => {
  const lab = { frames: [], area: null };
  window.threadLab = lab;
  const note = () => {
    const { top, bottom } = lab.area.getBoundingClientRect();
    const rows = [...lab.area.querySelectorAll('[data-row]')].map((row) => {
      const place = row.getBoundingClientRect();
      return [row.dataset.row, place.top, place.bottom > top && place.top < bottom];
    });
    lab.frames.push(new Map(rows.map(([key, ...place]) => [key, place])));
  };
  const marker = document.createElement('div');
  marker.style.cssText = 'position:fixed;height:1px;visibility:hidden';
  let wide = false;
  const tick = () => {
    const area = document.querySelector('[role="region"][aria-label="Mensagens"]');
    if (area !== lab.area && area?.querySelector('[data-row]')) {
      lab.area = area;
      document.body.append(marker);
      new ResizeObserver(note).observe(marker);
    }
    wide = !wide;
    marker.style.width = wide ? '2px' : '1px';
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  lab.start = () => { lab.frames.length = 0; };
  lab.shift = () => {
    const [first, ...later] = lab.frames;
    let most = 0;
    for (const [key, [place, seen]] of first)
      for (const frame of later) if (seen && frame.has(key)) most = Math.max(most, Math.abs(frame.get(key)[0] - place));
    return most;
  };
  lab.rest = () => lab.area.scrollHeight - lab.area.clientHeight - lab.area.scrollTop;
})()`;

const ask = async (question: string): Promise<number> => Number(await page.evaluate(question));
/** How far, in pixels, a line in view has moved since the recording was started, at the worst. */
const shift = () => ask('threadLab.shift()');
/** Pixels below the last line in view. */
const rest = () => ask('threadLab.rest()');
const startAnew = () => page.evaluate('threadLab.start()');

let agent: Agent;
let page: Page;
/** The seed's long conversation. */
const ticketId = 2;
let address: string;

useBrowser('each');
beforeAll(async () => {
  await control('reset');
  const admin = await restAs('admin');
  const ticket = await admin.call('GET', `/tickets/${ticketId}`);
  if (typeof ticket !== 'object' || ticket === null || !('uuid' in ticket)) throw new Error('no such ticket');
  address = `/tickets/${String(ticket.uuid)}`;
  // One picture below is meant to be missing.
  agent = await newAgent('super', {}, [/status of 404/]);
  ({ page } = agent);
  await agent.context.addInitScript(recorder);
});

afterEach(async () => {
  // What arrives for the next journey is not to be read by this one's page.
  await page.goto('/config.json');
  expect(agent.errors.splice(0)).toEqual([]);
});

const receive = (message: object) => control('receive', { ticketId, bot: false, ...message });

async function open(): Promise<void> {
  await page.goto(address);
  await until(page, 'window.threadLab?.frames.length > 0');
}

const thread = () => page.getByRole('region', { name: 'Mensagens' });

/** Turns the wheel over the conversation until no further page can be asked for without it. */
async function wheelToTop(): Promise<void> {
  await thread().hover();
  for (let turn = 0; turn < 100 && (await ask('threadLab.area.scrollTop')) > 40; turn += 1) {
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(16);
  }
}

/** Turns the wheel back over the conversation until a text stands well inside it. */
async function wheelTo(text: string): Promise<void> {
  const line = thread().getByText(text).first();
  await thread().hover();
  for (let turn = 0; turn < 60; turn += 1) {
    const place = (await line.isVisible()) ? await line.boundingBox() : null;
    if (place && place.y > 250 && place.y < 600) break;
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(40);
  }
  expect(await line.isVisible()).toBe(true);
  await page.waitForTimeout(300);
}

describe('the conversation', () => {
  it('M-02 B-15 PAIN-3.2 opens at its end and nothing moves while it settles', async () => {
    await open();
    await page.waitForTimeout(1_000);
    expect(await rest()).toBeLessThanOrEqual(2);
    expect(await shift()).toBeLessThanOrEqual(2);
  });

  it('B-15 PAIN-3.2 opens at the divider above the first of thirty unread messages', async () => {
    for (let number = 1; number <= 30; number += 1) await receive({ body: `não lida ${number}` });
    await open();
    await page.waitForTimeout(1_000);
    const divider = page.getByText(/^\d+ mensagens novas$/);
    expect(await divider.isVisible()).toBe(true);
    const [line, area] = [
      await divider.boundingBox(),
      await page.getByRole('region', { name: 'Mensagens' }).boundingBox(),
    ];
    expect((line?.y ?? 0) - (area?.y ?? 0)).toBeLessThan(80);
    expect(await shift()).toBeLessThanOrEqual(2);
  });

  it('M-03 B-15 PAIN-3.2 older pages arrive above without moving the line being read', async () => {
    await open();
    await page.waitForTimeout(500);
    for (let round = 0; round < 3; round += 1) {
      await control('delay', { match: 'GET /messages', milliseconds: 300 });
      const before = await page.evaluate('threadLab.area.scrollHeight');
      await wheelToTop();
      await page.waitForTimeout(120);
      await startAnew();
      await until(page, `threadLab.area.scrollHeight > ${String(before)} + 300`);
      await page.waitForTimeout(250);
      expect(await shift()).toBeLessThanOrEqual(2);
    }
  });

  it('PAIN-3.2 B-15 pictures that come late, or never, move nothing', async () => {
    const pictures = ['caixa.jpg', 'nunca-existiu.jpg', 'luminaria.jpg', 'caixa.jpg'];
    for (const mediaPath of pictures) await receive({ body: '-', mediaType: 'image', mediaPath });
    await receive({ body: 'o que acha?' });
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/public/**', async (route) => {
      await gate;
      await route.continue();
    });
    await open();
    await page.getByText('o que acha?').first().waitFor();
    await page.waitForTimeout(600);
    await startAnew();
    letGo();
    await until(page, `[...document.querySelectorAll('[data-row] img')].some((image) => image.naturalWidth > 0)`);
    await page.waitForTimeout(500);
    expect(await shift()).toBeLessThanOrEqual(2);
  });

  it('M-22 PAIN-3.1 B-15 follows new messages at the end, and keeps the place of who reads older ones', async () => {
    await open();
    await page.waitForTimeout(600);
    await receive({ body: 'primeira' });
    await receive({ body: 'segunda '.repeat(60) });
    await page.getByText('segunda segunda').last().waitFor();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await thread().hover();
    await page.mouse.wheel(0, -500);
    await page.waitForTimeout(300);
    await startAnew();
    await receive({ body: 'terceira' });
    await receive({ body: 'quarta' });
    const news = page.getByRole('button', { name: /^2 novas/ });
    await news.waitFor();
    expect(await shift()).toBeLessThanOrEqual(2);
    await news.click();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await news.waitFor({ state: 'detached' });
  });

  it('B-15 B-22 the end stays in sight while the message box grows; who reads older messages is not moved', async () => {
    await open();
    await page.waitForTimeout(1_800);
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    const low = (await box.boundingBox())?.height ?? 0;
    await box.fill('um\ndois\ntrês\nquatro');
    await expect.poll(async () => (await box.boundingBox())?.height ?? 0).toBeGreaterThan(low + 40);
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await box.fill('');
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await thread().hover();
    await page.mouse.wheel(0, -500);
    await page.waitForTimeout(300);
    await startAnew();
    await box.fill('um\ndois\ntrês\nquatro');
    await page.waitForTimeout(300);
    expect(await shift()).toBeLessThanOrEqual(2);
    expect(await rest()).toBeGreaterThan(400);
    await box.fill('');
  });

  it('B-24 B-15 notes that come late, above and below what is read, do not move it', async () => {
    const admin = await restAs('admin');
    const ticket = await admin.call('GET', `/tickets/${ticketId}`);
    const contactId = typeof ticket === 'object' && ticket !== null && 'contactId' in ticket ? ticket.contactId : 0;
    const write = (note: string) => admin.call('POST', '/ticket-notes', { note, ticketId, contactId });
    await write('Combinado por telefone '.repeat(10));
    for (let number = 1; number <= 14; number += 1) await receive({ body: `linha ${number}\n\nmais\n\ntexto` });
    await write('Falta a nota fiscal');
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/ticket-notes\/list/, async (route) => {
      await gate;
      await route.continue();
    });
    await open();
    await page.waitForTimeout(600);
    await thread().hover();
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(200);
    await wheelTo('linha 8');
    await startAnew();
    const answer = page.waitForResponse(/ticket-notes\/list/);
    letGo();
    await answer;
    await page.waitForTimeout(500);
    expect(await shift()).toBeLessThanOrEqual(2);
    await page.unroute(/ticket-notes\/list/);
    await thread().hover();
    await page.mouse.wheel(0, 20_000);
    await thread().getByText('Falta a nota fiscal').waitFor();
    await wheelTo('Combinado por telefone');
  });

  it('B-18 a message of nothing but emoji is drawn large', async () => {
    await receive({ body: '🎉' });
    await open();
    const emoji = thread().getByText('🎉').last();
    await emoji.waitFor();
    expect(await emoji.evaluate((element) => getComputedStyle(element).fontSize)).toBe('36px');
  });

  it('B-42 B-18 B-36 hostile bodies are drawn as text and do nothing', async () => {
    const bodies = [
      '<script>window.hacked = 1</script>',
      '<img src=x onerror="window.hacked = 1"> <svg onload="window.hacked = 1">',
      '[clique](javascript:window.hacked=1) javascript:window.hacked=1',
      '<a href="javascript:window.hacked=1" style="position:fixed;inset:0">x</a>',
      '{{constructor.constructor("window.hacked=1")()}} ${window.hacked=1}',
      `\u202Egnp.exe \u0000\uFEFF\uD800 ${'\u0301'.repeat(500)} ${'👨‍👩‍👧‍👦'.repeat(50)}`,
      '*'.repeat(10_000),
      'a'.repeat(100_000),
    ];
    for (const body of bodies) await receive({ body });
    for (const mediaType of ['locationMessage', 'contactMessage'])
      await receive({
        mediaType,
        body: 'data:image/svg+xml,<svg onload=window.hacked=1>|javascript:window.hacked=1|x\nFN:<img src=x onerror=window.hacked=1>',
      });
    await receive({ body: 'depois de tudo' });
    await open();
    await page.getByText('depois de tudo').first().waitFor();
    await page.waitForTimeout(300);
    await page.getByText('<script>window.hacked = 1</script>').first().waitFor({ state: 'attached' });
    expect(await page.evaluate('"hacked" in window')).toBe(false);
    expect(await page.locator('[href^="javascript:" i], [data-row] script, [data-row] [onload]').count()).toBe(0);
    expect(await ask('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});
