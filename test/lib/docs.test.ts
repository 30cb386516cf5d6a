import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
const textOf = (path: string): string => readFileSync(path, 'utf8');

const sources = ['src', 'test', 'scripts', 'deploy', 'public']
  .flatMap(filesBelow)
  .concat('vite.config.ts', 'index.html', '.env.example')
  .filter((path) => /\.(ts|tsx|mjs|js|css|sh|yaml|html|conf|template|example)$|Dockerfile$/.test(path));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'NOTICE.md',
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
];
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

  it('points of the page of decisions are there, each once', () => {
    const points = textOf('docs/decisions.md')
      .split('\n')
      .map((line) => line.split('|')[1]?.trim().toLowerCase().replaceAll('"', '') ?? '');
    const named = points.filter((point) => /\w/.test(point));
    expect(named.filter((point, at) => named.indexOf(point) !== at)).toEqual([]);
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
});

/** A path as pages write it: `*`, `<name>` and `x{a,b}` stand for what they stand for in a shell. */
const pathPattern = (name: string): RegExp =>
  new RegExp(
    `(^|/)${name
      .replace(/\/$/, '')
      .replaceAll(/[.+]/g, String.raw`\$&`)
      .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`)
      .replaceAll(/\*\*\/|<\w+>|\*/g, (sign) => (sign === '**/' ? '(.*/)?' : '[^/]*'))}$`,
  );

describe('what the pages name', () => {
  const own = pages.filter((path) => !path.includes('contract'));
  const namedIn = (paths: string[], pattern: RegExp): { path: string; name: string }[] =>
    paths.flatMap((path) =>
      [...textOf(path).matchAll(pattern)].map((match) => ({ path, name: match.slice(1).find(Boolean) ?? '' })),
    );
  const told = (list: { path: string; name: string }[]): string[] => list.map(({ path, name }) => `${path}: ${name}`);
  const manifest: Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
    textOf('package.json'),
  );
  const { scripts, dependencies, devDependencies } = manifest;
  const folders = ['src', 'test', 'docs', 'scripts', 'deploy', 'public', '.ci'];
  const files = [...folders.flatMap(filesBelow), ...readdirSync('.')];

  it('files, folders and patterns are there', () => {
    const places = new Set(
      files.flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))),
    );
    const first = [...folders, ...readdirSync('src')].join('|').replaceAll('.', String.raw`\.`);
    const part = String.raw`(?:[\w*.-]|<\w+>|\{[\w,]+\})`;
    const named = namedIn(own, new RegExp(`(?<![\\w/:@>*-])(?:\\.\\./)*((?:${first})/(?:${part}+/)*${part}*)`, 'g'));
    expect(named.length).toBeGreaterThan(150);
    const missing = named.filter(({ name }) => {
      const pattern = pathPattern(name.replace(/[.,]+$/, ''));
      return ![...places].some((place) => pattern.test(place));
    });
    expect(told(missing)).toEqual([]);
  });

  it('files without a folder are there, but those that a build makes', () => {
    const kinds = 'conf|css|example|html|js|json|sh|template|txt|ya?ml';
    const plain = new RegExp(
      `\`((?!manifest\\.)[a-z.][\\w.-]*\\.(?:${kinds}))\`|\\b(Dockerfile)\\b|\`(\\.[a-z][\\w.-]*)\``,
      'g',
    );
    const named = namedIn(own, plain);
    expect(named.length).toBeGreaterThan(10);
    expect(told(named.filter(({ name }) => !files.some((path) => `/${path}`.endsWith(`/${name}`))))).toEqual([]);
  });

  it('links lead to a page, and to a heading where they name one', () => {
    const anchors = (page: string): string[] =>
      [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      );
    const links = namedIn(pages, /\]\((?!\w+:)([^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(5);
    const broken = links.filter(({ path, name }) => {
      const [file = '', anchor] = name.split('#');
      const page = file === '' ? path : join(dirname(path), file);
      return !existsSync(page) || (anchor !== undefined && !anchors(page).includes(anchor));
    });
    expect(told(broken)).toEqual([]);
  });

  it('commands of npm are scripts, and what scripts run is there', () => {
    const commands = namedIn([...read, '.ci/run'], /\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g);
    expect(commands.length).toBeGreaterThan(50);
    expect(told(commands.filter(({ name }) => scripts[name] === undefined))).toEqual([]);
    const run = namedIn(
      ['package.json', '.ci/run', 'deploy/Dockerfile'],
      /\b((?:scripts|test|deploy)\/[\w./-]+\.\w+)/g,
    );
    expect(run.length).toBeGreaterThan(10);
    expect(told(run.filter(({ name }) => !existsSync(name)))).toEqual([]);
  });

  it('the page of packages has those of package.json in their versions, and no other', () => {
    const page = textOf('docs/dependencies.md');
    const [, chosen = ''] = /\n## 1\.[^\n]*\n([\s\S]*?)\n## 2\./.exec(page) ?? [];
    const rows = [...chosen.matchAll(/^\| (?!package)([^|]*[^|-][^|]*) \| ([^|]*) \|/gm)];
    const listed = rows.flatMap(([, names = '', versions = '']) =>
      names
        .replaceAll(/ \([^)]*\)/g, '')
        .split(/, | \/ | \+ /)
        .map((name) => ({ name, versions })),
    );
    const installed = { ...dependencies, ...devDependencies };
    expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(installed).toSorted());
    const others = listed.filter(({ name, versions }) => !versions.includes(installed[name] ?? '-'));
    expect(others.map(({ name, versions }) => `${name} ${versions}`)).toEqual([]);
    const held = [...page.slice(0, page.indexOf('\n## 1.')).matchAll(/\*\*(\d[\d. /]*)\*\*/g)];
    expect(held.length).toBeGreaterThan(4);
    const all = Object.values(installed);
    expect(held.flatMap(([, some = '']) => some.split(' / ')).filter((version) => !all.includes(version))).toEqual([]);
  });

  it('sections of the page of packages are there', () => {
    const numbers = [...textOf('docs/dependencies.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
    const cites = [
      ...namedIn(read, /dependencies\.md,? sections? (\d+)/g),
      ...namedIn([join('docs', 'dependencies.md')], /\bsection (\d+)/g),
    ];
    expect(cites.length).toBeGreaterThan(5);
    expect(told(cites.filter(({ name }) => !numbers.includes(name)))).toEqual([]);
  });
});
