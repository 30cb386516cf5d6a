// Which rows of test/checklist.md no test names. `--issue core` keeps the rows of the core product, `--done` also
// prints the rows that have a test. Only information: the exit code is 0 unless a test names a row that is not there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const core = [
  'S',
  'R',
  'N',
  'H',
  'I',
  'T',
  'M',
  'P',
  'W',
  'RT',
  'E',
  'X',
  'B',
  'PAIN',
  'V',
  'Y',
  'SAFE',
  'REAL',
  'DAY',
  'PUB',
];
const idPattern = '(?:PAIN-\\d+\\.\\d+|SAFE-\\d+|REAL-\\d+|(?:DAY|PUB)-\\d+|[A-Z]{1,2}-\\d+)';

const argument = (name) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
};

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(test\.tsx?|(e2e|journey)\.ts)$/.test(entry.name) ? [path] : [];
  });
}

/** The ids at the beginning of a title: `T-17 T-18, T-19 accept …`. Ranges are not understood on purpose. */
function idsOf(title) {
  const head = new RegExp(`^(?:${idPattern}[\\s,;:]+)+`).exec(`${title} `)?.[0] ?? '';
  return head.match(new RegExp(idPattern, 'g')) ?? [];
}

/** Titles of it, test and describe in quotes of any kind; `.each` with its rows and other modifiers may stand between. */
function titlesIn(source) {
  const pattern =
    /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*?\)|`[^`]*`)?|\](?: as const)?\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...source.matchAll(pattern)].map((match) => match[2]);
}

const rows = new Map();
for (const line of readFileSync('test/checklist.md', 'utf8').split('\n')) {
  const match = new RegExp(`^\\| (${idPattern}) \\| (.*) \\|$`).exec(line);
  if (match) rows.set(match[1], match[2]);
}

const prefixOf = (id) => id.slice(0, id.indexOf('-'));
const issue = argument('--issue');
if (issue !== undefined && issue !== 'core') {
  console.error(`unknown --issue ${issue}: only "core" is known`);
  process.exit(2);
}
const wanted = (id) => issue === undefined || core.includes(prefixOf(id));

/** Points of the page of decisions have no row. */
const settled = readFileSync('docs/decisions.md', 'utf8');
const tested = new Map();
const unknown = [];
for (const file of [...filesBelow('src'), ...filesBelow('test')]) {
  for (const title of titlesIn(readFileSync(file, 'utf8'))) {
    for (const id of idsOf(title)) {
      if (!rows.has(id) && !settled.includes(`\n| ${id} `)) unknown.push(`${id} in ${file}`);
      tested.set(id, [...(tested.get(id) ?? []), file]);
    }
  }
}

const ids = [...rows.keys()].filter(wanted);
for (const id of ids) {
  if (!tested.has(id)) console.log(`- ${id.padEnd(9)} ${rows.get(id)}`);
  else if (process.argv.includes('--done')) console.log(`+ ${id.padEnd(9)} ${[...new Set(tested.get(id))].join(' ')}`);
}

const prefixes = [...new Set(ids.map(prefixOf))];
console.log('\nprefix  tested  rows');
for (const prefix of prefixes) {
  const own = ids.filter((id) => prefixOf(id) === prefix);
  const done = own.filter((id) => tested.has(id)).length;
  console.log(`${prefix.padEnd(6)}  ${String(done).padStart(6)}  ${String(own.length).padStart(4)}`);
}
const done = ids.filter((id) => tested.has(id)).length;
console.log(`${'total'.padEnd(6)}  ${String(done).padStart(6)}  ${String(ids.length).padStart(4)}`);
if (unknown.length > 0) {
  console.error(`\nNo such row:\n${unknown.join('\n')}`);
  process.exit(1);
}
