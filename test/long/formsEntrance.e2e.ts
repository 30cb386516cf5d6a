import { afterAll, describe, expect, it } from 'vitest';
import { control, fillLogin, newVisitor, useBrowser } from '../e2e/browser';
import { saveFaults, silentFaults, type ReadFault } from './answers';
import { faultyWire, writes } from './faultyWire';
import { partOf } from '../part';
import { failToSave, words } from './saving';
import { isOwnText, Table, type Lang } from './sight';
import { timeoutsByTheClock } from './walker';

await control('reset');
const table = new Table();

useBrowser('never');
afterAll(() => {
  console.warn(`\n${table.toString()}\n`);
});

/** Nobody is signed in. */
async function visitor(lang: Lang) {
  const { page, errors, close } = await newVisitor({ lang }, [/./]);
  await page.clock.install();
  await page.addInitScript(timeoutsByTheClock);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wire = await faultyWire(page);
  wire.affects = writes;
  return { page, errors, close, wire, lang };
}

interface PublicForm {
  path: string;
  fill: Readonly<Record<string, string>>;
  faults: readonly ReadFault[];
}

const publicForms: readonly PublicForm[] = [
  { path: '/forgetpsw', fill: { email: 'ana@prosa.demo' }, faults: silentFaults },
  {
    path: '/signup',
    fill: { name: 'Casa das Falhas', email: 'falhas@exemplo.com', phone: '11977776666', password: 'segredo1' },
    faults: silentFaults,
  },
  { path: '/login', fill: { email: 'super@prosa.demo', password: 'something' }, faults: saveFaults },
];

describe('the pages before the login', () => {
  it.each(['pt', 'en', 'es'] as const)(
    'S-01 FP-02 SU-02 E-05 B-36 PAIN-4.7 what was typed there stays and the page says why (%s)',
    async (lang) => {
      const someone = await visitor(lang);
      const { page, errors } = someone;
      for (const { path, fill, faults } of publicForms) {
        // Loaded anew: the forms have fields of the same names, and led there within the page, one may fill the last.
        await page.goto(path);
        const box = page.locator('main form');
        for (const [name, text] of Object.entries(fill)) await box.locator(`input[name="${name}"]`).fill(text);
        if (path === '/signup') await box.locator('input[name="plan"]').first().check();
        for (const fault of partOf(faults)) {
          table.note(`${path} ${lang}`, fault.name, 'FAILED');
          await failToSave(someone, fault, { send: box.locator('button[type="submit"]'), box });
          expect(new URL(page.url()).pathname).toBe(path);
          table.note(`${path} ${lang}`, fault.name, 'kept');
        }
      }
      await fillLogin(page, 'super');
      await page.waitForURL(/\/tickets/);
      expect(errors).toEqual([]);
      await someone.close();
    },
  );
});

describe('the start with a stored session', () => {
  it.each(partOf(saveFaults.filter(({ name }) => !['null', '[]'].includes(name))))(
    'S-16 R-06 E-05 B-36 PAIN-4.7 while every call answers: $name',
    async ({ name, answer }) => {
      table.note('start', name, 'FAILED');
      const { page, errors, wire, close } = await visitor('en');
      await page.goto('/login');
      await fillLogin(page, 'super');
      await page.waitForURL(/\/tickets/);
      wire.affects = () => true;
      wire.answer = answer;
      await page.goto('/tags');
      // Only a refusal ends a session; whatever else answers is waited out (SAFE-5).
      const notice = page.getByRole('alert').first();
      const end = Date.now() + 8_000;
      while ((await notice.count()) === 0 && Date.now() < end) {
        await page.clock.fastForward(31_000);
        await page.waitForTimeout(30);
      }
      await notice.waitFor();
      expect(isOwnText(await notice.innerText(), 'en')).toBe(true);
      wire.answer = null;
      await wire.drop();
      await page.getByRole('button', { name: words.en.common.retry }).first().click();
      await page.locator('nav a[href="/tags"]').first().waitFor();
      await expect.poll(() => new URL(page.url()).pathname, { interval: 30 }).toBe('/tags');
      expect(errors).toEqual([]);
      table.note('start', name, 'waits');
      await close();
    },
  );
});
