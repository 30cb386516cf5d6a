// The running figures of docs/performance.md and their goals, in Chromium slowed four times, against the production
// build with 10,000 tickets, a conversation of 10,000 messages and 20,000 contacts: median and worst of five rounds,
// beside the medians of docs/bench.json. `npm run bench -- loading events` runs only those, `--rounds 1` is quick,
// `--save` keeps the figures in that file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireChromium } from './chromium.mjs';
import { buildIfStale, startPreview } from './preview.mjs';
import { contacts } from '../test/bench/contacts.mjs';
import { conversations } from '../test/bench/conversations.mjs';
import { events } from '../test/bench/events.mjs';
import { floor } from '../test/bench/floor.mjs';
import { kanban } from '../test/bench/kanban.mjs';
import { median, openBrowser } from '../test/bench/lab.mjs';
import { loading } from '../test/bench/loading.mjs';
import { scrolling } from '../test/bench/scrolling.mjs';

const parts = { floor, loading, conversations, events, scrolling, contacts, kanban };
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, save: { type: 'boolean', default: false } },
});
const rounds = Math.max(1, Number(options.rounds) || 1);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const file = 'docs/bench.json';
const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const executablePath = await requireChromium();
buildIfStale();
const preview = await startPreview({
  PROSA_DEMO_LIFE: 'off',
  PROSA_CONTROL: '1',
  PROSA_TICKETS: '10000',
  PROSA_MESSAGES: '10000',
  PROSA_CONTACTS: '20000',
  NODE_ENV: 'production',
});

/** Figures by name, in the order of their first report. */
const figures = new Map();
function report(name, value, unit, goal) {
  const figure = figures.get(name) ?? { unit, goal, values: [] };
  figure.values.push(value);
  figures.set(name, figure);
}

const rounded = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);
const middle = (values) => (typeof values[0] === 'number' ? median(values) : values.at(-1));
const worst = (values) => (typeof values[0] === 'number' ? Math.max(...values) : values.at(-1));

let over = 0;
function line(name, { unit, goal, values }) {
  const value = middle(values);
  const missed = goal !== null && !(value <= goal);
  if (missed) over += 1;
  const verdict = goal === null ? '' : missed ? 'over' : 'ok';
  const cells = [`${rounded(value)} ${unit}`, rounded(worst(values)), goal ?? '', kept[name]?.median ?? ''];
  const widths = [14, 10, 8, 10];
  return `${name.padEnd(62)}${cells.map((cell, index) => String(cell).padStart(widths[index])).join('')}  ${verdict}`;
}

console.log(
  `${'what'.padEnd(62)}${'median'.padStart(14)}${'worst'.padStart(10)}${'goal'.padStart(8)}${'before'.padStart(10)}`,
);
let broken = 0;
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const known = figures.size;
  for (let round = 0; round < rounds; round += 1) {
    const browser = await openBrowser(executablePath);
    try {
      await run({ browser, url: preview.url, report });
    } catch (error) {
      broken += 1;
      console.error(`${name} broke off: ${error instanceof Error ? error.stack : String(error)}`);
    }
    await browser.close();
  }
  for (const [figure, values] of [...figures].slice(known)) console.log(line(figure, values));
}
await preview.stop();
console.log(over === 0 ? '\nAll goals met.' : `\n${over} figures over their goal.`);
if (options.save) {
  const entries = [...figures].map(([name, { unit, goal, values }]) => [
    name,
    { median: rounded(middle(values)), worst: rounded(worst(values)), unit, goal },
  ]);
  writeFileSync(file, `${JSON.stringify({ ...kept, ...Object.fromEntries(entries) }, null, 2)}\n`);
}
process.exit(broken > 0 ? 1 : 0);
