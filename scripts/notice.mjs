// Writes NOTICE.md: everything that is shipped with the app, with its licence, from the lock file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const direct = Object.keys(lock.packages[''].dependencies);

function resolveFrom(parent, name) {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (at === '') return null;
  }
}

const shipped = new Set();
function walk(path) {
  if (path === null || shipped.has(path)) return;
  shipped.add(path);
  for (const name of Object.keys(lock.packages[path].dependencies ?? {})) walk(resolveFrom(path, name));
}
for (const name of direct) walk(resolveFrom('', name));

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function copyright(path) {
  if (!existsSync(path)) return '';
  const file = readdirSync(path).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  if (!file) return '';
  const line = readFileSync(join(path, file), 'utf8')
    .split('\n')
    .find((text) => /^\W*copyright\s+(\(c\)|©|\d)/i.test(text.trim()));
  return line
    ? line
        .trim()
        .replace(/^[^A-Za-z]+/, '')
        .replaceAll('|', '\\|')
    : '';
}

const rows = [...shipped]
  .map((path) => {
    const manifest = existsSync(join(path, 'package.json'))
      ? JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      : lock.packages[path];
    return { name: nameOf(path), version: manifest.version, licence: manifest.license ?? 'see package', path };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

const unique = [...new Map(rows.map((row) => [`${row.name}@${row.version}`, row])).values()];
const table = unique
  .map(({ name, version, licence, path }) => `| ${name} | ${version} | ${licence} | ${copyright(path)} |`)
  .join('\n');

writeFileSync(
  'NOTICE.md',
  `# Third-party notices

Prosa is MIT-licensed (LICENSE). These are its runtime dependencies, direct and indirect, each under its own licence; what a build does not use of them is left out of it. The full texts are in the packages.

- **LAME.** Voice messages are encoded to mp3 by \`mic-recorder-to-mp3\` (MIT), whose file contains lamejs, a JavaScript port of the LAME encoder, under the **GNU Lesser General Public License (LGPL)**, version 3.0. It is loaded as a chunk of its own, ahead of the first recording, and may be replaced by another build of that package: reinstall the package in the version wanted and build again. LAME: https://lame.sourceforge.io, lamejs: https://github.com/zhuker/lamejs.
- **Emoji data.** The files under \`/emojibase/\` are from \`emojibase-data\` (MIT), which derives from the Unicode Character Database and the Unicode CLDR (Unicode License v3).
- **SheetJS.** Spreadsheets are read and written by SheetJS Community Edition (Apache-2.0), in the republication \`@e965/xlsx\`.

Generated from package-lock.json by \`node scripts/notice.mjs\`.

| Package | Version | Licence | Copyright |
|---|---|---|---|
${table}
`,
);
console.log(`${unique.length} packages`);
