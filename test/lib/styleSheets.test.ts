import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const sheets = files.filter((path) => path.endsWith('.module.css'));
const parts = files.filter((path) => path.endsWith('.tsx')).map((path) => ({ path, code: read(path) }));

/** The classes that a sheet has rules for. */
function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\("[^"]*"\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []));
}

/** The classes of a sheet that components draw with, or that other rules take up. */
function usesOf(sheet: string): Set<string> {
  const drawn = parts.flatMap(({ path, code }) =>
    [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)]
      .filter(
        ([, , from = '']) => (from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(path), from)) === sheet,
      )
      .flatMap(([, name]) =>
        [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([, used]) => used ?? []),
      ),
  );
  const taken = sheets.flatMap((path) =>
    [...read(path).matchAll(/composes: ([\w ]+?)(?: from '([^']+)')?;/g)]
      .filter(([, , from]) => (from === undefined ? path : join(dirname(path), from)) === sheet)
      .flatMap(([, names = '']) => names.split(' ')),
  );
  return new Set([...drawn, ...taken]);
}

/** docs/design.md, Icons. */
const iconSizes = new Set([12, 14, 16, 18, 20, 24, 32, 48]);

describe('style sheets', () => {
  it.each(sheets)('%s has the classes that are drawn with it, and no others', (sheet) => {
    expect([...classesOf(read(sheet))].toSorted()).toEqual([...usesOf(sheet)].toSorted());
  });

  it('PUB-67 long columns keep a pull beyond their end, which reloads a page on a telephone', () => {
    for (const sheet of [
      'features/conversation/thread/Thread',
      'pages/tickets/list/VirtualRows',
      'pages/kanban/LaneRows',
    ])
      expect(read(`src/${sheet}.module.css`)).toMatch(/overscroll-behavior(?:-y)?: contain/);
  });

  it('each is a module beside its component; only the start page has a global one', () => {
    const global = files.filter((path) => path.endsWith('.css') && !sheets.includes(path));
    expect(global).toEqual(['src/app/splash.css']);
  });

  it('radii of the scale are variables, and icons have its sizes', () => {
    const written = files
      .filter((path) => /\.(css|tsx?)$/.test(path) && path !== 'src/app/theme/theme.ts')
      .flatMap((path) =>
        [...read(path).matchAll(/border\w*-?radius: *['`{]?(?:[^;,\n]* )?(?:4|6|8|12|16)(?:px)?\b[^;,\n]*/gi)].map(
          ([rule]) => `${path}: ${rule}`,
        ),
      );
    expect(written).toEqual([]);
    const icons = parts.flatMap(({ path, code }) =>
      [...code.matchAll(/<([A-Z]\w*) size=\{(\d+)\}/g)]
        .filter(([, name, size]) => !/Avatar|Brand|Spinner/.test(name ?? '') && !iconSizes.has(Number(size)))
        .map(([tag]) => `${path}: ${tag}`),
    );
    expect(icons).toEqual([]);
  });
});
