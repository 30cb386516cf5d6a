import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
const textOf = (path: string): string => readFileSync(path, 'utf8');

const sources = ['src', 'test', 'scripts'].flatMap(filesBelow).filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs').filter((path) => path.endsWith('.md'))];
/** Its own patterns are no citations. */
const read = [...sources, ...pages].filter((path) => !path.endsWith('docs.test.ts'));

/** What is cited after a word, with the file that does. */
const cited = (pattern: RegExp): { path: string; name: string }[] =>
  read.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, name = '']) => ({ path, name })));

describe('what the code cites', () => {
  it('parts of the pages on architecture and design are there', () => {
    const parts = cited(/\b((?:architecture|design)(?:(?:,| and) "[^"]+")+)/g).flatMap(({ path, name }) => {
      const page = textOf(name.startsWith('design') ? 'docs/design.md' : 'docs/architecture.md');
      return [...name.matchAll(/"([^"]+)"/g)].map(([, part = '']) => ({ path, part, page }));
    });
    expect(parts.length).toBeGreaterThan(30);
    const missing = parts.filter(({ part, page }) => !page.split('\n').some((line) => line.includes(part)));
    expect(missing.map(({ path, part }) => `${path}: ${part}`)).toEqual([]);
  });

  it('points of the page of decisions are there', () => {
    const points = textOf('docs/decisions.md')
      .split('\n')
      .map((line) => line.split('|')[1]?.trim().toLowerCase().replaceAll('"', '') ?? '');
    const names = cited(/\bdecisions: ([^),.;:<\n]+)/g);
    expect(names.length).toBeGreaterThan(15);
    const known = (name: string): boolean =>
      points.some((point) => point !== '' && point.startsWith(name.trim().toLowerCase().replaceAll('"', '')));
    expect(names.filter(({ name }) => !known(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('rows are in the checklist, each id on one of them, or settled on the page of decisions', () => {
    const checklist = [...textOf('test/checklist.md').matchAll(/^\| (([A-Z]+)-[\d.]+) \|/gm)];
    const numbers = checklist.map(([, id]) => id);
    const rows = new Set(numbers);
    expect(numbers.filter((id, at) => numbers.indexOf(id) !== at)).toEqual([]);
    const prefixes = [...new Set(checklist.map(([, , prefix]) => prefix))];
    const settled = new Set(
      textOf('docs/decisions.md')
        .match(/^\| Z-\d+/gm)
        ?.map((row) => row.slice(2)),
    );
    const ids = cited(new RegExp(`\\b((?:${prefixes.join('|')}|Z)-\\d+(?:\\.\\d+)?)\\b(?!\\\\)`, 'g'));
    expect(ids.length).toBeGreaterThan(3_000);
    const missing = ids.filter(({ name }) => !rows.has(name) && !settled.has(name));
    expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('sections of the contract are there, of its second part where that is named', () => {
    const numbers = (part: string, defect: RegExp): Set<string> => {
      const page = textOf(`docs/contract/${part}.md`);
      const [, chapter = '', rest = ''] = /^## (\d+)\. Known defects.*\n([\s\S]*?)^## /m.exec(page) ?? [];
      const headings = [...page.matchAll(/^##+ ([\d.]+?)\.? /gm)].map(([, number = '']) => number);
      return new Set([...headings, ...[...rest.matchAll(defect)].map(([, row]) => `${chapter}.${row}`)]);
    };
    const core = numbers('core', /^\| §7\.(\d+) /gm);
    const office = numbers('back-office', /^(\d+)\. /gm);
    const cites = cited(/\bcontract,? ((?:(?:back-office|defects?|sections?),? )*§?\d[^;)\n]*)/g);
    expect(cites.length).toBeGreaterThan(200);
    const missing = cites.filter(({ name }) => {
      let known = core;
      const pieces = name.replace(/,? (rows?|steps?) .*/, '').split(/, | and /);
      return pieces.some((piece) => {
        if (/back-office|defect/.test(piece)) known = office;
        const [, defect, number = ''] =
          /^(?:back-office,? )?(?:sections? )?(defects? )?§?(\d+(?:\.\d+)?)\b/.exec(piece) ?? [];
        return number !== '' && !known.has(defect ? `26.${number}` : number);
      });
    });
    expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('files that comments and pages name exist', () => {
    const all = ['src', 'test', 'docs', 'scripts', 'deploy', 'public'].flatMap(filesBelow).concat(readdirSync('.'));
    const exists = (name: string): boolean =>
      all.some((path) => `/${path}`.endsWith(`/${name.replace(/^(\.*\/)+/, '')}`));
    const saidIn = (path: string): string =>
      path.endsWith('.md')
        ? textOf(path)
        : (textOf(path).match(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm) ?? []).join('\n');
    // What stands for any name is none.
    const name = /(?<![\w*>}.@/-])(?!node_modules|PascalCase|camelCase|(?:use)?thing)[\w./-]*\w\.(?:md|tsx?|mjs)\b/gi;
    const named = read.flatMap((path) => [...saidIn(path).matchAll(name)].map(([file]) => ({ path, file })));
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ file }) => !exists(file)).map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
  });

  it('no paper outside the repository is named', () => {
    const outside = /\b(EXPERIENCE|PAINS|DESIGN|ARCHITECTURE|DEPENDENCIES)\b(\.md)?|\bspec\/[a-z-]+\.md|\.\.\/shared/;
    expect(read.filter((path) => outside.test(textOf(path)))).toEqual([]);
  });

  it('paths that pages name exist', () => {
    const named = pages
      .filter((path) => !path.includes('contract') && path !== join('docs', 'dependencies.md'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/`((?:src|test|docs|scripts|deploy|public)\/[\w./-]+)`/g)].map(([, name = '']) => ({
          path,
          name,
        })),
      );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !existsSync(name))).toEqual([]);
  });
});
