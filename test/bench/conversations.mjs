import { find, median, metrics, newComputer, openTickets, pause, percentile, watchRooms } from './lab.mjs';

/**
 * Clicks a row and waits until the end of *that* conversation is painted: the part named after its contact, with its last
 * message in sight. The conversation before it does not count. Everything is timed in the page.
 */
async function clickRow({ page }, index) {
  return page.evaluate(
    async ([selectors, at]) => {
      const row = document.querySelectorAll(selectors.ticketRow)[at];
      const id = row.getAttribute('href').split('/').pop().split('?')[0];
      performance.clearResourceTimings();
      const name = row.querySelector('[data-part="name"]').textContent;
      const before = { at: performance.now(), part: document.querySelector(selectors.message)?.closest('section') };
      row.click();
      await new Promise((resolve) => {
        const look = () => {
          const part = [...document.querySelectorAll('section[aria-label]')].find(
            (section) => section !== before.part && section.getAttribute('aria-label').endsWith(name),
          );
          const last = [...(part?.querySelectorAll(selectors.message) ?? [])].at(-1);
          if (location.pathname.includes(id) && last && last.getBoundingClientRect().top < innerHeight)
            window.lab.afterPaint(resolve);
          else requestAnimationFrame(look);
        };
        look();
      });
      const took = performance.now() - before.at;
      const trips = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/api\/(messages|tickets)\//.test(name))
        .map(({ startTime, responseEnd }) => responseEnd - startTime);
      return { took, trip: Math.max(0, ...trips) };
    },
    [find, index],
  );
}

/** Rows whose conversations can be opened: their indexes in the list on screen. */
const rowCount = ({ page }) => page.locator(find.ticketRow).count();

async function opening(computer, report) {
  const count = Math.min(8, await rowCount(computer));
  const first = [];
  for (let row = 1; row < count; row += 1) {
    first.push(await clickRow(computer, row));
    await pause(700);
  }
  const again = [];
  for (let row = 1; row < count; row += 1) {
    again.push(await clickRow(computer, row));
    await pause(400);
  }
  report(
    'click to last message, first time, less the round trip',
    median(first.map(({ took, trip }) => took - trip)),
    'ms',
    100,
  );
  report('click to last message, opened before', median(again.map(({ took }) => took)), 'ms', 60);
}

/** A hand rests on what it presses, and does not let go in the instant in which it presses (in milliseconds). */
const hand = { rests: 100, presses: 80 };

/**
 * Clicks a row as a hand does and waits for the frame in which all that says who is written to is the new customer's: the
 * mark of the row, the name above the box, and the box itself, which is another conversation's until then (DAY-1).
 * Messages may come later. From the time of the event, which the browser gave it before any script ran.
 */
async function switchTo({ page }, index) {
  await page.evaluate(
    ([selectors, at]) => {
      const row = document.querySelectorAll(selectors.ticketRow)[at];
      const name = row.querySelector('[data-part="name"]').textContent;
      const before = document.querySelector(selectors.composer);
      const isWhole = () => {
        const box = document.querySelector(selectors.composer);
        const part = box?.closest('section[aria-label]');
        return (
          row.getAttribute('aria-current') === 'true' &&
          box !== before &&
          part.getAttribute('aria-label').endsWith(name) &&
          part.querySelector('h2').textContent.includes(name)
        );
      };
      window.lab.switched = new Promise((resolve) => {
        const follow = ({ timeStamp }) => {
          // What is there before a frame is drawn is in that frame.
          const look = () => {
            if (isWhole()) window.lab.onceDrawn(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener('click', follow, { capture: true, once: true });
      });
    },
    [find, index],
  );
  const row = await page.locator(find.ticketRow).nth(index).boundingBox();
  await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2);
  await pause(hand.rests);
  await page.mouse.down();
  await pause(hand.presses);
  await page.mouse.up();
  return page.evaluate(() => window.lab.switched);
}

/** On a computer of its own, whose first clicks are the first openings. */
async function switching({ browser, url, report }) {
  const computer = await newComputer(browser, url);
  await openTickets(computer);
  const count = Math.min(8, await rowCount(computer));
  const times = [];
  // The first time round each is opened for the first time.
  for (let turn = 0; turn < 6; turn += 1) {
    for (let row = 0; row < count; row += 1) {
      times.push(await switchTo(computer, row));
      await pause(400);
    }
  }
  report('click to name, row mark and box, median', median(times), 'ms', null);
  report('click to name, row mark and box, 95th percentile', percentile(times, 0.95), 'ms', 100);
  await computer.close();
}

async function memory(computer, report) {
  const count = Math.min(10, await rowCount(computer));
  const visit = async (times) => {
    for (let turn = 0; turn < times; turn += 1) {
      await clickRow(computer, turn % count);
      await pause(120);
    }
    await pause(1_000);
    return metrics(computer);
  };
  const before = await visit(20);
  const after = await visit(100);
  const grown = (name) => ((after[name] - before[name]) / before[name]) * 100;
  report('heap per opened conversation', (after.heap - before.heap) / 100 / 1_024, 'kB', 40);
  report('nodes after 100 more conversations', grown('nodes'), '%', 10);
  report('listeners after 100 more conversations', grown('listeners'), '%', 10);
}

/** Opening conversations: how fast, what stays in memory, which rooms stay joined. */
export async function conversations({ browser, url, report }) {
  await switching({ browser, url, report });
  const computer = await newComputer(browser, url);
  const rooms = watchRooms(computer);
  await openTickets(computer);
  await opening(computer, report);
  await memory(computer, report);
  report('rooms of conversations joined less left (one is open)', rooms.open(), '', 1);
  await computer.close();
}
