// JavaScript of the routes after a build, gzip, against the budgets of docs/performance.md. Exit 1 over a budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kilobyte = 1024;
const budgets = { login: 220, tickets: 330, other: 130 };
const entryKey = 'index.html';
// Packages that may only come with the action that needs them.
const heavy = [
  'recharts',
  'xlsx',
  'mic-recorder-to-mp3',
  'qrcode.react',
  'react-csv',
  'emojibase-data',
  'frimousse',
  'libphonenumber-js',
];

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const sizes = new Map();

function gzipped(key) {
  const { file } = manifest[key];
  if (!file.endsWith('.js')) return 0;
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length / kilobyte);
  return sizes.get(file);
}

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const total = (keys) => [...keys].reduce((sum, key) => sum + gzipped(key), 0);

/** A file that vite.config.ts makes of several modules. */
const groupKey = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);

/** Languages are chunks of their own; the start waits for one of them. */
const language = Object.keys(manifest).find((key) => /^src\/i18n\/pt\/core\.ts$/.test(key));
/** Chunks that the start asks for by a dynamic import before it can paint. */
const started = Object.keys(manifest).filter((key) => /^src\/app\/(App|start)\.tsx?$/.test(key));

function load(page) {
  const keys = new Set(closure(entryKey));
  for (const key of [language, ...started, page]) if (key !== undefined) closure(key, keys);
  return keys;
}

/** The private shell comes with every page behind the login. */
const shell = groupKey('shell');

const rows = [];
const failures = [];
function check(name, size, budget) {
  rows.push({ name, size, budget });
  if (size > budget) failures.push(`${name}: ${size.toFixed(1)} kB, budget ${budget} kB`);
}

const pages = Object.keys(manifest).filter((key) => /^src\/pages\/[\w-]+\/\w+Page\.tsx$/.test(key));
const login = groupKey('login');
const tickets = groupKey('inbox');
for (const [name, key] of [
  ['login', login],
  ['tickets', tickets],
]) {
  if (key === undefined) failures.push(`no chunk of its own for /${name}: the page is not lazy`);
}

const loginLoad = load(login);
const ticketsLoad = load(tickets);
if (shell !== undefined) closure(shell, ticketsLoad);
check('/login', total(loginLoad), budgets.login);
check('/tickets', total(ticketsLoad), budgets.tickets);

const common = shell === undefined ? load(undefined) : closure(shell, load(undefined));
for (const page of pages.filter((key) => key !== login && key !== tickets)) {
  const own = [...closure(page)].filter((key) => !common.has(key) && !ticketsLoad.has(key));
  check(`${page.split('/')[2]} (own chunks)`, total(own), budgets.other);
}

/** Source maps are not built; a package's chunk is known by its manifest key or by a mark in its code. */
const marks = {
  recharts: 'recharts-',
  xlsx: 'SheetJS',
  'mic-recorder-to-mp3': 'lame_init',
  'qrcode.react': 'QRCodeSVG',
  'react-csv': 'CSVLink',
  frimousse: 'frimousse-',
  'libphonenumber-js': 'INVALID_COUNTRY',
};
for (const [name, keys] of [
  ['/login', loginLoad],
  ['/tickets', ticketsLoad],
]) {
  for (const key of keys) {
    const code = manifest[key].file.endsWith('.js') ? readFileSync(`dist/${manifest[key].file}`, 'utf8') : '';
    for (const library of heavy) {
      const found = key.includes(library) || (marks[library] !== undefined && code.includes(marks[library]));
      if (found) failures.push(`${name} loads ${library} at once (${manifest[key].file})`);
    }
  }
}

if (process.argv.includes('--chunks')) {
  for (const [name, keys] of [
    ['/login', loginLoad],
    ['/tickets', ticketsLoad],
  ]) {
    console.log(`${name}:`);
    const chunks = Array.from(keys).map((key) => ({ file: manifest[key].file, size: gzipped(key) }));
    for (const { file, size } of chunks.toSorted((a, b) => b.size - a.size)) {
      console.log(`  ${file.padEnd(44)}${size.toFixed(1).padStart(8)}`);
    }
  }
}

const line = (cells) => console.log(`${cells[0].padEnd(36)}${cells[1].padStart(10)}${cells[2].padStart(10)}`);
line(['JavaScript, gzip', 'kB', 'budget']);
for (const { name, size, budget } of rows) line([name, size.toFixed(1), String(budget)]);
if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.join('\n')}`);
  process.exit(1);
}
