import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTexts } from '../../test/lib/texts';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

const code = filesBelow('src')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^src\/i18n\/(pt|en|es)\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Looked up by the code of an answer, a name of the server or a number, so no line of code spells them. */
const byName = /^(backend|office)Errors\./;

describe('the texts', () => {
  it('I-03 are all used: none is translated that nobody reads', () => {
    const keys = [...allTexts.pt.keys()];
    expect(keys.length).toBeGreaterThan(1_000);
    const literals = new Set([...code.matchAll(/['"]([\w]+(?:\.[\w-]+)*)['"]/g)].map(([, text]) => text));
    const joined = [...code.matchAll(/`([a-zA-Z.]+\.)\$\{/g)].map(([, start = '']) => start);
    const unused = keys.filter((key) => {
      const plain = key.replace(/_(one|other|many|zero)$/, '');
      return !byName.test(key) && !literals.has(plain) && !joined.some((start) => key.startsWith(start));
    });
    expect(unused).toEqual([]);
  });
});
