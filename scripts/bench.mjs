// The running figures of docs/architecture.md and their goals, in Chromium slowed four times, against the production
// build with 10,000 tickets and a conversation of 10,000 messages. `npm run bench -- loading events` runs only those.
import { requireChromium } from './chromium.mjs';
import { buildIfStale, startPreview } from './preview.mjs';
import { conversations } from '../test/bench/conversations.mjs';
import { events } from '../test/bench/events.mjs';
import { kanban } from '../test/bench/kanban.mjs';
import { openBrowser } from '../test/bench/lab.mjs';
import { loading } from '../test/bench/loading.mjs';
import { scrolling } from '../test/bench/scrolling.mjs';

const parts = { loading, conversations, events, scrolling, kanban };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const executablePath = requireChromium();
buildIfStale();
const preview = await startPreview({
  PROSA_DEMO_LIFE: 'off',
  PROSA_CONTROL: '1',
  PROSA_TICKETS: '10000',
  PROSA_MESSAGES: '10000',
  NODE_ENV: 'production',
});

let over = 0;
const shown = (value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value);
function report(name, value, unit, goal) {
  const missed = goal !== null && !(value <= goal);
  if (missed) over += 1;
  const verdict = goal === null ? '' : missed ? 'over' : 'ok';
  console.log(
    `${name.padEnd(62)}${`${shown(value)} ${unit}`.padStart(14)}${String(goal ?? '').padStart(8)}  ${verdict}`,
  );
}

console.log(`${'what'.padEnd(62)}${'measured'.padStart(14)}${'goal'.padStart(8)}`);
let broken = 0;
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const browser = await openBrowser(executablePath);
  try {
    await run({ browser, url: preview.url, report });
  } catch (error) {
    broken += 1;
    console.error(`${name} broke off: ${error instanceof Error ? error.stack : String(error)}`);
  }
  await browser.close();
}
await preview.stop();
console.log(over === 0 ? '\nAll goals met.' : `\n${over} figures over their goal.`);
process.exit(broken > 0 ? 1 : 0);
