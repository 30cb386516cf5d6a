import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/** Arimo has the metrics of Arial and Liberation Sans; DejaVu Sans is a fifth wider, and the only face of many a Linux. */
const faces = {
  '@expo-google-fonts/arimo': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map(
    (name) => `${name}/Arimo_${name}.ttf`,
  ),
  'dejavu-fonts-ttf': ['Sans', 'SansMono'].flatMap((family) =>
    ['', '-Bold', '-Oblique', '-BoldOblique'].map((name) => `ttf/DejaVu${family}${name}.ttf`),
  ),
};

const narrow = ['Arimo', 'DejaVu Sans'];
const families = (names) => names.map((name) => `<family>${name}</family>`).join('');
const alias = (name, names) =>
  `<alias binding="same"><family>${name}</family><prefer>${families(names)}</prefer></alias>`;

/** As Debian sets it. */
const hinting = '<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const config = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${escaped(folder)}</dir>
<cachedir>${escaped(folder)}/cache</cachedir>
${['system-ui', 'sans-serif', 'sans', 'serif', 'Arial', 'Helvetica'].map((name) => alias(name, narrow)).join('\n')}
${['monospace', 'ui-monospace'].map((name) => alias(name, ['DejaVu Sans Mono'])).join('\n')}
<match target="pattern"><edit name="family" mode="append_last" binding="weak"><string>Arimo</string></edit></match>
${hinting}
</fontconfig>
`;

/** Whole or not there: several commands may write it at once. */
function put(path, write) {
  const part = `${path}.${process.pid}`;
  write(part);
  renameSync(part, path);
}

/**
 * The fonts of the browsers in the tests, the same on every machine whatever is installed: a fontconfig of their own
 * over two packages. Firefox and WebKit read it as Chromium does; systems other than Linux have none and ignore it.
 * @returns environment variables for whatever starts a browser
 */
export function fontEnvironment() {
  const folder = resolve('node_modules/.cache/fonts');
  mkdirSync(folder, { recursive: true });
  for (const [name, paths] of Object.entries(faces)) {
    const from = dirname(require.resolve(`${name}/package.json`));
    for (const path of paths) {
      const face = join(folder, basename(path));
      if (!existsSync(face)) put(face, (to) => copyFileSync(join(from, path), to));
    }
  }
  const file = join(folder, 'fonts.conf');
  put(file, (to) => writeFileSync(to, config(folder)));
  return { FONTCONFIG_FILE: file };
}
