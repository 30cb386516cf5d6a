import type { Page } from 'playwright-core';

/** What a hand presses is what the eyes had seen this long before, in milliseconds; what came later nobody has read (DAY-61). */
const reaction = { from: 350, to: 250 };

/** A ticket under the pointer, and the name of the button that was there. */
export interface Sight {
  id: number;
  button: string;
}

/** Runs in the page: keeps what lies under the pointer and which conversation is shown, and since when. */
function openEyes({ from, to }: typeof reaction): void {
  if (Reflect.has(window, 'eyes')) return;
  interface Seen {
    at: number;
    what: string;
  }
  const under: Seen[] = [];
  const shown: Seen[] = [];
  const eyes: { pressed: string[]; typed: string[] } = { pressed: [], typed: [] };
  Reflect.set(window, 'eyes', eyes);
  let pointer: [number, number] | null = null;

  const idOf = (section: Element | null | undefined): string =>
    /#(\d+)$/.exec(section?.querySelector('header h2')?.textContent ?? '')?.[1] ?? '';
  const whatAt = (element: Element | null): string => {
    const row = element?.closest<HTMLElement>('[data-ticket]')?.dataset['ticket'];
    const button = element?.closest('button');
    const name = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
    return `${row ?? idOf(element?.closest('section[data-conversation]'))} ${name}`;
  };
  const note = (log: Seen[], what: string): void => {
    if (log.at(-1)?.what !== what) log.push({ at: performance.now(), what });
    if (log.length > 100) log.splice(0, 50);
  };
  const before = (log: readonly Seen[]): string[] => {
    const now = performance.now();
    const seen = log.filter(({ at }, index) => at <= now - to && (log[index + 1]?.at ?? now) > now - from);
    return seen.map(({ what }) => what);
  };
  const look = (): void => {
    if (pointer) note(under, whatAt(document.elementFromPoint(...pointer)));
    note(shown, idOf(document.querySelector('section[data-conversation]')));
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['style', 'data-ticket', 'data-conversation'],
  });
  addEventListener('pointermove', ({ clientX, clientY }) => {
    pointer = [clientX, clientY];
    look();
  });
  addEventListener('pointerdown', () => (eyes.pressed = before(under)), true);
  addEventListener('keydown', () => eyes.typed.push(...before(shown)), true);
}

/** What somebody at a page has seen before they pressed or typed. */
export class Eyes {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async at(page: Page): Promise<Eyes> {
    await page.addInitScript(openEyes, reaction);
    await page.evaluate(openEyes, reaction);
    return new Eyes(page);
  }

  async #take(what: 'pressed' | 'typed'): Promise<string[]> {
    const taken: unknown = await this.#page.evaluate((key) => {
      const eyes: unknown = Reflect.get(window, 'eyes');
      if (typeof eyes !== 'object' || eyes === null) return [];
      const seen: unknown = Reflect.get(eyes, key);
      Reflect.set(eyes, key, []);
      return seen;
    }, what);
    return Array.isArray(taken) ? taken.map(String) : [];
  }

  /** What lay under the pointer shortly before the last press; two where it changed just then. */
  async pressed(): Promise<Sight[]> {
    return (await this.#take('pressed')).flatMap((text) => {
      const [, id = '', button = ''] = /^(\d+) (.*)$/s.exec(text) ?? [];
      return id === '' ? [] : [{ id: Number(id), button }];
    });
  }

  /** Which conversations were on screen while keys were pressed since this was asked last. */
  async typed(): Promise<number[]> {
    return [...new Set((await this.#take('typed')).filter(Boolean).map(Number))];
  }
}
