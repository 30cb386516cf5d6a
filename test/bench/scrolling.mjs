import { api, find, metrics, newComputer, openTickets, pause } from './lab.mjs';

const patience = 120_000;

/** In the page: the nearest scrolling ancestor of the first element of a kind. */
export function defineTools() {
  window.lab.areaOf = (selector) => {
    let element = document.querySelector(selector);
    while (element && !/(auto|scroll)/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
    return element;
  };
  window.lab.elements = () => document.getElementsByTagName('*').length;
}

/**
 * Scrolls to one end again and again until nothing comes any more; keeps the largest number of elements.
 * @param turns how many times of 50 ms nothing may come before that is the end
 */
export function scrollThrough({ page }, selector, direction, turns = 30) {
  return page.evaluate(
    async ([kind, towards, limit, quiet]) => {
      const area = window.lab.areaOf(kind);
      const start = performance.now();
      const first = window.lab.elements();
      let most = first;
      let height = area.scrollHeight;
      let still = 0;
      while (still < quiet && performance.now() - start < limit) {
        area.scrollTop = towards === 'down' ? area.scrollHeight : 0;
        await new Promise((resolve) => setTimeout(resolve, 50));
        most = Math.max(most, window.lab.elements());
        still = area.scrollHeight === height ? still + 1 : 0;
        height = area.scrollHeight;
      }
      return { first, most, last: window.lab.elements(), height };
    },
    [selector, direction, patience, turns],
  );
}

/** Real wheel events for some seconds; the longest time between two frames and the share of long tasks. */
export async function wheel({ page }, selector, seconds) {
  const box = await page.evaluate((kind) => {
    const { x, y, width, height } = window.lab.areaOf(kind).getBoundingClientRect();
    window.lab.frames = [];
    window.lab.longTasks.length = 0;
    let previous = performance.now();
    const tick = (now) => {
      window.lab.frames.push(now - previous);
      previous = now;
      if (window.lab.frames) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.mouse.move(box.x, box.y);
  const start = Date.now();
  let turn = 0;
  while (Date.now() - start < seconds * 1_000) {
    await page.mouse.wheel(0, turn % 60 < 40 ? 240 : -240);
    turn += 1;
    await pause(16);
  }
  return page.evaluate((length) => {
    const frames = window.lab.frames.slice(1);
    window.lab.frames = null;
    const busy = window.lab.longTasks.reduce((sum, { duration }) => sum + duration, 0);
    return { worst: Math.max(...frames), share: (busy / length) * 100 };
  }, seconds * 1_000);
}

async function ticketList({ browser, url, report }) {
  const computer = await newComputer(browser, url);
  await openTickets(computer);
  await computer.page.evaluate(defineTools);
  const before = await metrics(computer);
  const smooth = await wheel(computer, find.ticketRow, 5);
  const { most, height } = await scrollThrough(computer, find.ticketRow, 'down');
  await pause(1_000);
  const after = await metrics(computer);
  report('tickets: elements at most while scrolling', most, '', 2_500);
  report('tickets: height reached', height, 'px', null);
  report('tickets: heap growth to the end of the list', (after.heap - before.heap) / 1_048_576, 'MB', 30);
  report('tickets: worst frame', smooth.worst, 'ms', 100);
  report('tickets: long-task share', smooth.share, '%', 5);
  await computer.close();
}

/** Goes to where older messages are asked for, then watches the line being read while they arrive. */
function prependJump({ page }) {
  return page.evaluate(async (kind) => {
    const area = window.lab.areaOf(kind);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let worst = 0;
    let prepends = 0;
    for (let round = 0; round < 10; round += 1) {
      area.scrollTop = 20;
      await frame();
      await frame();
      const top = area.getBoundingClientRect().top;
      const rows = [...document.querySelectorAll(kind)];
      const anchor = rows.find((row) => row.getBoundingClientRect().bottom > top + 60);
      const { row: key } = anchor.dataset;
      const place = anchor.getBoundingClientRect().top;
      const height = area.scrollHeight;
      const until = performance.now() + 1_200;
      while (performance.now() < until) {
        await frame();
        const same = [...document.querySelectorAll(kind)].find((row) => row.dataset.row === key);
        if (same) worst = Math.max(worst, Math.abs(same.getBoundingClientRect().top - place));
      }
      if (area.scrollHeight > height) prepends += 1;
    }
    return { worst, prepends };
  }, find.message);
}

async function longConversation({ browser, url, report }) {
  const computer = await newComputer(browser, url);
  const { page } = computer;
  await openTickets(computer);
  // The seed gives its second ticket the long conversation.
  const longest = await api(computer, '/tickets/2');
  const { count: most } = await api(computer, '/messages/2?pageNumber=1');
  await page.goto(`/tickets/${longest.uuid}`);
  await page.locator(find.message).first().waitFor();
  await pause(1_500);
  await page.evaluate(defineTools);
  const jump = await prependJump(computer);
  const smooth = await wheel(computer, find.message, 5);
  const through = await scrollThrough(computer, find.message, 'up');
  report(`conversation of ${most}: elements at most`, through.most, '', 3_000);
  report('conversation: elements at the end less at the start', Math.max(0, through.last - through.first), '', 300);
  report(`conversation: jump when older messages arrive (${jump.prepends} times)`, jump.worst, 'px', 0);
  report('conversation: worst frame', smooth.worst, 'ms', 100);
  report('conversation: long-task share', smooth.share, '%', 5);
  await computer.close();
}

/** Ten thousand tickets, ten thousand messages. */
export async function scrolling(lab) {
  await ticketList(lab);
  await longConversation(lab);
}
