// Writes `.gz` and `.br` beside every text file of the build that gains by it; nginx serves them as they are.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest']);
/** Written by the container at its start: a compressed copy would be another file. */
const written = new Set(['config.json', 'manifest.webmanifest']);
const worthwhile = 1_024;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (!name.startsWith('.')) yield* files(path);
    } else if (texts.has(extname(name)) && !written.has(name)) yield path;
  }
}

let [count, before, after] = [0, 0, 0];
for (const path of files('dist')) {
  // Written since: a build empties the folder, a journey does not.
  if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs) continue;
  const content = readFileSync(path);
  if (content.length < worthwhile) continue;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  writeFileSync(`${path}.br`, brotli);
  count += 1;
  before += content.length;
  after += brotli.length;
}
console.log(`${count} files compressed: ${Math.round(before / 1024)} kB, brotli ${Math.round(after / 1024)} kB`);
