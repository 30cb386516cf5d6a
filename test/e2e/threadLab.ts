import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { control, newAgent, until, useBrowser, type Agent } from './browser';
import { restAs } from './rest';

/**
 * Runs in the page: notes where each row of the conversation stands in every painted frame. A size that changes with
 * the frame is reported after the layout of the app's own rows and before the paint.
 */
export const recorder = `(() => {
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

export const ask = async (question: string): Promise<number> => Number(await page.evaluate(question));
/** How far, in pixels, a line in view has moved since the recording was started, at the worst. */
export const shift = () => ask('threadLab.shift()');
/** Pixels below the last line in view. */
export const rest = () => ask('threadLab.rest()');
export const startAnew = () => page.evaluate('threadLab.start()');

let agent: Agent;
let page: Page;
/** The seed's long conversation. */
export const ticketId = 2;
let address: string;

/**
 * Registers what a file of journeys in the long conversation needs: a person, and a record of where its rows stand.
 * @param noise what the journeys themselves make the browser complain of
 */
export function threadJourneys(noise: readonly RegExp[] = []): void {
  useBrowser('each');
  beforeAll(async () => {
    await control('reset');
    const admin = await restAs('admin');
    const ticket = await admin.call('GET', `/tickets/${ticketId}`);
    if (typeof ticket !== 'object' || ticket === null || !('uuid' in ticket)) throw new Error('no such ticket');
    address = `/tickets/${String(ticket.uuid)}`;
    // One picture below is meant to be missing.
    agent = await newAgent('super', {}, [/status of 404/, ...noise]);
    ({ page } = agent);
    await agent.context.addInitScript(recorder);
  });

  afterEach(async () => {
    // What arrives for the next journey is not to be read by this one's page.
    await page.goto('/config.json');
  });
}

/** The page in which the conversation is open. */
export const thePage = (): Page => page;

export const receive = (message: object) => control('receive', { ticketId, bot: false, ...message });

export async function open(): Promise<void> {
  await page.goto(address);
  await until(page, 'window.threadLab?.frames.length > 0');
}

export const thread = () => page.getByRole('region', { name: 'Mensagens' });

/** Turns the wheel over the conversation until no further page can be asked for without it. */
export async function wheelToTop(): Promise<void> {
  await thread().hover();
  for (let turn = 0; turn < 100 && (await ask('threadLab.area.scrollTop')) > 40; turn += 1) {
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(16);
  }
}

/** Turns the wheel back over the conversation until a text stands well inside it. */
export async function wheelTo(text: string): Promise<void> {
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
