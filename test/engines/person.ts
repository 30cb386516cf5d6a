import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { PASSWORD } from '../backend/seed/people';
import { baseUrl, control, emailOf } from '../e2e/browser';
import { startChromium } from './chromium';
import { required, type Driver, type Engine, type Key } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

type Name = string | RegExp;

/** What a person looks for: by role and name, by its label, or by the text that stands there. */
export interface Target {
  role?: readonly [role: string, name?: Name];
  label?: Name;
  text?: Name;
  within?: Target;
  /** Which of several; without it there must be one. */
  which?: 'first' | 'last';
}

export const role = (of: string, name?: Name): Target => ({ role: name === undefined ? [of] : [of, name] });
export const button = (name: Name): Target => role('button', name);
export const text = (words: Name): Target => ({ text: words });

export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export interface GivenFile {
  name: string;
  type: string;
  bytes: Buffer;
}

const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part instanceof RegExp ? { source: part.source, flags: part.flags } : part,
  );

const resolve = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(resolve.replace(/index\.js$/, '@testing-library/dom.umd.min.js'), 'utf8');
const inPage = readFileSync(fileURLToPath(new URL('inPage.js', import.meta.url)), 'utf8');

const starts: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

let engine: Engine;
const people: Person[] = [];

/** The engine of this project of vitest, for all tests of a file; a page that complains fails its test (REAL-7). */
export function useEngine(): void {
  beforeAll(async () => {
    const start = starts[required('PROSA_ENGINE')];
    if (!start) throw new Error('PROSA_ENGINE names no engine');
    engine = await start();
  });
  beforeEach(async () => {
    await control('reset');
  });
  afterEach(async ({ task }) => {
    const leaving = people.splice(0);
    if (task.result?.state === 'fail') for (const person of leaving) await person.report();
    const complaints = (await Promise.all(leaving.map((person) => person.complaints()))).flat();
    await Promise.all(leaving.map((person) => person.leave()));
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await engine.close();
  });
}

/** Printed and no defect: what an engine asks for beside a lone picture. */
const usualNoise = /favicon\.ico|nopicture\.png/;

const patience = { timeout: 15_000, interval: 100 };

/** Somebody in front of a browser: looks for roles, names and texts, and acts with mouse and keyboard. */
export interface Person {
  driver: Driver;
  open(path: string): Promise<void>;
  ask(question: string): Promise<unknown>;
  count(target: Target): Promise<number>;
  texts(target: Target): Promise<string[]>;
  see(target: Target): Promise<void>;
  miss(target: Target): Promise<void>;
  click(target: Target): Promise<void>;
  /** Types over what a field holds. */
  fill(target: Target, words: string): Promise<void>;
  /** Sets what the engines' own fields hold, as of a date. */
  set(target: Target, value: string): Promise<void>;
  focus(target: Target): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  give(target: Target, file: GivenFile): Promise<void>;
  paste(target: Target, file: GivenFile): Promise<void>;
  isAt(path: RegExp): Promise<void>;
  complaints(): Promise<string[]>;
  /** Prints where they are and what they see. */
  report(): Promise<void>;
  leave(): Promise<void>;
}

export interface Options {
  /** Where the app is looked for; by default straight at its server. */
  origin?: string;
  /** What the journey itself makes the engine complain of. */
  noise?: RegExp;
}

/** A browser of its own; nobody is signed in. */
export async function newVisitor({ origin = baseUrl(), noise }: Options = {}): Promise<Person> {
  const driver = await engine.visitor();
  const ask = async (question: string): Promise<unknown> => {
    if ((await driver.evaluate(`'inPage' in window`)) !== true) {
      await driver.evaluate(`(() => { ${library} })()`);
      await driver.evaluate(inPage.replace(/;\s*$/, ''));
    }
    return driver.evaluate(question);
  };
  const about = (target: Target, action: string, ...more: unknown[]) =>
    ask(`inPage.${action}(${[target, ...more].map(written).join()})`);
  const count = async (target: Target) => Number(await about(target, 'count'));
  const see = (target: Target) =>
    expect.poll(() => count(target), { ...patience, message: `seen: ${written(target)}` }).toBeGreaterThan(0);
  const place = async (target: Target): Promise<[number, number]> => {
    let found: unknown = null;
    const look = async () => {
      found = await about(target, 'centre');
      return found;
    };
    await expect.poll(look, { ...patience, message: `can be clicked: ${written(target)}` }).not.toBeNull();
    const [x, y] = Array.isArray(found) ? found.map(Number) : [];
    return [x ?? 0, y ?? 0];
  };
  const press = async (...keys: Key[]) => {
    for (const key of keys) await driver.press(key);
  };
  const handOver = (action: 'give' | 'paste') => async (target: Target, file: GivenFile) => {
    await see(target);
    await about(target, action, [{ name: file.name, type: file.type, base64: file.bytes.toString('base64') }]);
  };
  const person: Person = {
    driver,
    ask,
    count,
    see,
    press,
    open: (path) => driver.goto(new URL(path, origin).href),
    texts: async (target) => {
      const list = await about(target, 'texts');
      return Array.isArray(list) ? list.map(String) : [];
    },
    miss: (target) => expect.poll(() => count(target), { ...patience, message: `gone: ${written(target)}` }).toBe(0),
    click: async (target) => driver.click(...(await place(target))),
    fill: async (target, words) => {
      await driver.click(...(await place(target)));
      await about(target, 'choose');
      await driver.type(words);
      await expect.poll(() => about(target, 'value'), patience).toBe(words);
    },
    set: async (target, value) => {
      await see(target);
      await about(target, 'set', value);
    },
    focus: async (target) => {
      await see(target);
      await about(target, 'focus');
      await expect.poll(() => about(target, 'isFocused'), patience).toBe(true);
    },
    give: handOver('give'),
    paste: handOver('paste'),
    isAt: (path) => expect.poll(() => ask('location.pathname + location.search'), patience).toMatch(path),
    complaints: async () => (await driver.complaints()).filter((said) => !usualNoise.test(said) && !noise?.test(said)),
    report: async () => {
      const screen = await driver.evaluate(`location.pathname + ' ' + document.body.innerText`).catch(String);
      process.stdout.write(`On screen: ${String(screen).replaceAll(/\s+/g, ' ')}\n`);
    },
    leave: () => driver.close(),
  };
  people.push(person);
  // A picture of the same origin, not the app: what a browser remembers is there before the first start.
  await person.open('/nopicture.png');
  const kept = { i18nextLng: 'pt', preferredTheme: 'light', signOption: 'false' };
  await driver.evaluate(`Object.entries(${written(kept)}).forEach((pair) => localStorage.setItem(...pair))`);
  return person;
}

/** Somebody of the seed who signs in through the login page and waits for the tickets. */
export async function newAgent(name: string, options: Options = {}): Promise<Person> {
  const person = await newVisitor(options);
  await person.open('/login');
  await person.fill(role('textbox', /^E-?mail/i), emailOf(name));
  await person.fill({ label: /^Senha/ }, PASSWORD);
  await person.click(button('Entrar'));
  await person.isAt(/^\/tickets/);
  return person;
}
