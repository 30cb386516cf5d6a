import { api, longTaskTime, metrics, newComputer, pause, percentile } from './lab.mjs';

const card = '[data-card]';
const longest = '[data-lane-list]';

/** Sees the frames of what follows until it is asked for them. */
const watchFrames = ({ page }) =>
  page.evaluate(() => {
    window.lab.frames = [];
    window.lab.longTasks.length = 0;
    let previous = performance.now();
    const tick = (now) => {
      if (!window.lab.frames) return;
      window.lab.frames.push(now - previous);
      previous = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });

const framesOf = ({ page }) =>
  page.evaluate(() => {
    const frames = window.lab.frames.slice(1);
    window.lab.frames = null;
    return frames;
  });

/** Real wheel events over the longest lane. */
async function scrollLane(computer, seconds) {
  const { page } = computer;
  const box = await page.locator(longest).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await watchFrames(computer);
  let most = 0;
  const start = Date.now();
  for (let turn = 0; Date.now() - start < seconds * 1_000; turn += 1) {
    await page.mouse.wheel(0, turn % 60 < 45 ? 240 : -240);
    await pause(16);
    if (turn % 20 === 0) most = Math.max(most, await page.evaluate(() => document.getElementsByTagName('*').length));
  }
  const busy = await longTaskTime(computer);
  const frames = await framesOf(computer);
  return { worst: Math.max(...frames), usual: percentile(frames, 0.95), share: busy / (seconds * 10), most };
}

/** From the key that drops a card to the frame that shows it in its new lane, with the focus on it. */
async function moveByKeys({ page }) {
  await page.locator(`${longest} [data-card] a`).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-slot]').waitFor();
  await pause(300);
  await page.evaluate(() => {
    const id = document.activeElement.closest('[data-card]').dataset.card;
    const from = document.activeElement.closest('[data-lane]').dataset.lane;
    window.lab.moved = null;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          const lane = document.activeElement?.closest(`[data-card="${id}"]`)?.closest('[data-lane]')?.dataset.lane;
          if (lane === undefined || lane === from) requestAnimationFrame(look);
          else window.lab.afterPaint(() => (window.lab.moved = performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await page.keyboard.press('Enter');
  const moved = await page.waitForFunction(() => window.lab.moved, null, { timeout: 30_000 });
  await pause(600);
  return moved.jsonValue();
}

/** A card carried across the lanes by the mouse: the frames on the way. */
async function carry(computer) {
  const { page } = computer;
  const box = await page.locator(`${longest} ${card}`).nth(1).boundingBox();
  const [x, y] = [box.x + 100, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 4);
  await page.locator('[data-lifted]').waitFor();
  await pause(300);
  await watchFrames(computer);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(x + Math.abs((step % 120) - 60) * 14, y + step);
    await pause(16);
  }
  const frames = await framesOf(computer);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { worst: Math.max(...frames), usual: percentile(frames, 0.95) };
}

/** A board of 5,000 cards and more: scrolling its longest lane, moving cards by keyboard and mouse (B-31). */
export async function kanban({ browser, url, report }) {
  const computer = await newComputer(browser, url);
  const { page } = computer;
  await page.goto('/kanban');
  await page.locator(card).first().waitFor({ timeout: 60_000 });
  const shown = await page.evaluate(() => performance.now());
  await pause(2_500);
  const queues = await api(computer, '/queue');
  const queueIds = encodeURIComponent(JSON.stringify(queues.map(({ id }) => id)));
  const { count } = await api(computer, `/ticket/kanban?showAll=true&queueIds=${queueIds}`);
  await pause(1_000);

  const lane = await scrollLane(computer, 5);
  const moves = [];
  await page.evaluate((list) => (document.querySelector(list).scrollTop = 0), longest);
  await pause(500);
  for (let turn = 0; turn < 8; turn += 1) moves.push(await moveByKeys(computer));
  await page.evaluate((list) => (document.querySelector(list).scrollTop = 0), longest);
  await pause(500);
  const carried = await carry(computer);
  const { heap } = await metrics(computer);

  report(`kanban of ${count}: cold to the first card`, shown, 'ms', null);
  report('kanban: elements at most while scrolling', lane.most, '', 2_500);
  report('kanban: worst frame while scrolling a lane', lane.worst, 'ms', 100);
  report('kanban: frame while scrolling, 95th percentile', lane.usual, 'ms', 50);
  report('kanban: long-task share while scrolling', lane.share, '%', 5);
  report('kanban: key to moved card painted, 95th percentile', percentile(moves, 0.95), 'ms', 150);
  report('kanban: worst frame while carrying a card', carried.worst, 'ms', 100);
  report('kanban: frame while carrying, 95th percentile', carried.usual, 'ms', 50);
  report('kanban: heap', heap / 1_048_576, 'MB', null);
  await computer.close();
}
