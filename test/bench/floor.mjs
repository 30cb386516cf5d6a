import { metrics, newComputer, pause } from './lab.mjs';
import { defineTools, wheel } from './scrolling.mjs';

const rate = 20;
const count = 100;

/** A page without a framework: a list of 10,000 rows of which only those in sight exist, and nothing else. */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<style>
  body { margin: 0; font: 14px sans-serif; }
  #area { position: relative; width: 360px; height: 860px; overflow-y: auto; contain: strict; }
  #rows { position: relative; height: 860000px; }
  .row { position: absolute; left: 0; right: 0; height: 66px; padding: 10px; }
  .row p { margin: 4px 0; }
</style>
<div id="area"><div id="rows"></div></div>
<script src="/bare.js"></script>`;

const script = `
  const area = document.getElementById('area');
  const rows = [];
  const fill = (row, index, text) => {
    row.style.transform = 'translateY(' + index * 86 + 'px)';
    row.querySelector('b').textContent = 'Contact ' + index;
    row.querySelector('p').textContent = text;
  };
  for (let index = 0; index < 16; index += 1) {
    const row = document.createElement('div');
    row.className = 'row';
    row.innerHTML = '<b></b><p></p><span>12:30</span>';
    document.getElementById('rows').append(row);
    fill(row, index, 'The last message');
    rows.push(row);
  }
  let first = 0;
  area.addEventListener('scroll', () => {
    const top = Math.max(0, Math.floor(area.scrollTop / 86) - 3);
    if (top === first) return;
    first = top;
    rows.forEach((row, slot) => fill(row, top + slot, 'The last message'));
  });
  window.happen = (number) => {
    rows.unshift(rows.pop());
    rows.forEach((row, slot) => { row.style.transform = 'translateY(' + slot * 86 + 'px)'; });
    rows[0].querySelector('p').textContent = 'Message ' + number;
  };
`;

/** In the page: events at a steady rate, each of which moves a row to the top with another text. */
const happen = ([rows, perSecond]) =>
  new Promise((resolve) => {
    let number = 0;
    const timer = setInterval(() => {
      window.happen(number);
      number += 1;
      if (number < rows) return;
      clearInterval(timer);
      resolve();
    }, 1_000 / perSecond);
  });

/** What this machine needs, slowed like the app's, for a page that does next to nothing: no figure can be below it. */
export async function floor({ browser, url, report }) {
  const computer = await newComputer(browser, url, { signedIn: false });
  await computer.context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  await computer.context.route('**/bare.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await computer.page.goto('/bare');
  await pause(1_500);
  const paint = await computer.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const before = await metrics(computer, { collect: false });
  await computer.page.evaluate(happen, [count, rate]);
  const after = await metrics(computer, { collect: false });
  await computer.page.evaluate(defineTools);
  const smooth = await wheel(computer, '.row', 5);
  report('floor, a bare page: first paint', paint, 'ms', null);
  report(
    `floor, a bare list: main-thread time per event, ${rate}/s`,
    ((after.busy - before.busy) * 1_000) / count,
    'ms',
    null,
  );
  report('floor, a bare list: worst frame while scrolling', smooth.worst, 'ms', null);
  report('floor, a bare list: long-task share', smooth.share, '%', null);
  await computer.close();
}
