import type { Page } from 'playwright-core';
import { areas, dataAt, languageTags, words, type Language, type Words } from './words';

declare global {
  interface Window {
    knownWords?: Record<Language, Words>;
  }
}

interface Order {
  place: string;
  lang: Language;
  /** Selector of what is looked at; a layer, or the page. */
  within?: string | undefined;
  /** Fingers need room. */
  touch: boolean;
  /** Whether every control is brought into view and every box that scrolls is read in, which scrolls the page. */
  reach?: boolean;
}

/** A box that scrolls and is lower than this shows next to nothing; pixels. */
const leastPx = 96;

/** The page keeps what it is measured by, so that it goes over the wire once. */
async function bringWords(page: Page): Promise<void> {
  if (await page.evaluate(() => 'knownWords' in window)) return;
  await page.evaluate((known) => void Object.assign(window, { knownWords: known }), words);
}

/**
 * What eyes would find: keys instead of texts, texts of another language, text that is cut or sticks out of its control,
 * labels of the app that had to be shortened, controls under others or too small for a finger, a page wider than its
 * window, and the wrong number of titles. And what cannot be reached, where that is asked for: controls that no
 * scrolling brings into view, and boxes that are too low to read in.
 */
export async function sightFaults(page: Page, { place, lang, within, touch, reach = false }: Order): Promise<string[]> {
  await bringWords(page);
  return page.evaluate(
    ({ root, data, language, tag, keyAreas, whole, fingers, reaching, least }) => {
      const { own = [], foreign = [], foreignPatterns = [] } = window.knownWords?.[language] ?? {};
      const scope = document.querySelector(root);
      if (!scope) return [`nothing is ${root}`];
      const ownTexts = new Set(own);
      const strange = new Set(foreign);
      const patterns = foreignPatterns.map((source) => new RegExp(source));
      const key = new RegExp(`^(${keyAreas})\\.\\w`);
      const faults = new Set<string>();
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const shown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const nameOf = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
        element.outerHTML.slice(0, 90);

      const hear = (text: string | null): void => {
        const said = data.reduce((left, written) => left.replace(written, ''), (text ?? '').trim());
        if (said === '') return;
        if (key.test(said)) faults.add(`key: ${said}`);
        else if (strange.has(said) || patterns.some((pattern) => pattern.test(said))) faults.add(`language: ${said}`);
      };

      const inside = (inner: DOMRect, outer: DOMRect, x = true, y = true): boolean =>
        (!x || (inner.left >= outer.left - 1.5 && inner.right <= outer.right + 1.5)) &&
        (!y || (inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3));
      const apart = (one: DOMRect, other: DOMRect): boolean =>
        one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

      /** How the box of a text treats it: whole, cut, or shortened with dots. */
      const judge = (node: Text): void => {
        const text = node.data.trim();
        const parent = node.parentElement;
        if (text === '' || !parent || parent.closest('svg, script, style') || !shown(parent)) return;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return;
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && ownTexts.has(text) && !/[\s\-/]/.test(text)) faults.add(`broken word: ${text}`);
        let dots = false;
        let scrolls = false;
        for (let element: Element | null = parent; element; element = element.parentElement) {
          const style = styleOf(element);
          const edge = element.getBoundingClientRect();
          // oxlint-disable-next-line typescript/no-deprecated -- text for screen readers alone is hidden by it
          if ((edge.width <= 1 && edge.height <= 1) || style.clipPath !== 'none' || style.clip !== 'auto') return;
          const clipsX = style.overflowX !== 'visible' && style.display !== 'inline';
          if (/^(auto|scroll)$/.test(style.overflowY)) scrolls = true;
          const clipsY = !scrolls && /^(hidden|clip)$/.test(style.overflowY) && style.display !== 'inline';
          if (clipsX && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')) dots = true;
          if (/^(auto|scroll)$/.test(style.overflowX)) return;
          if (clipsX || style.overflowY !== 'visible') {
            if (apart(box, edge)) return;
            if (!inside(box, edge, clipsX, clipsY)) {
              if (!dots)
                faults.add(
                  `cut: ${text.slice(0, 80)} (${element.tagName} ${element.className.toString().slice(0, 60)})`,
                );
              else if (ownTexts.has(text)) faults.add(`shortened: ${text.slice(0, 80)}`);
              return;
            }
          }
          const control = element.matches(
            'button, [role="button"], .MuiChip-root, [role="tab"], [role="menuitem"], th, td',
          );
          if (control && !dots && !inside(box, edge)) {
            faults.add(`sticks out: ${text.slice(0, 80)}`);
            return;
          }
          if (style.position === 'fixed') return;
        }
      };

      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        // What was said stays in the language it was said in.
        if (!node.parentElement?.closest('[aria-live]:not([role])')) hear(node.nodeValue);
        if (node instanceof Text) judge(node);
      }
      for (const element of scope.querySelectorAll(
        '[aria-label], [title], [placeholder], [alt], [aria-description], [aria-valuetext], [aria-roledescription]',
      )) {
        for (const name of [
          'aria-label',
          'title',
          'placeholder',
          'alt',
          'aria-description',
          'aria-valuetext',
          'aria-roledescription',
        ])
          hear(element.getAttribute(name));
      }

      const ruler = document.createElement('canvas').getContext('2d');
      for (const input of scope.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        if (input.value !== '' || !ruler || !shown(input) || input.clientWidth < 4) continue;
        const style = getComputedStyle(input);
        ruler.font = style.font;
        const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (ruler.measureText(input.placeholder).width > room + 1) faults.add(`placeholder cut: ${input.placeholder}`);
      }

      /** The part of a control that its scrolling boxes leave in view. */
      const inView = (element: Element, x: number, y: number): boolean => {
        if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return false;
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (styleOf(box).overflowX === 'visible' && styleOf(box).overflowY === 'visible') continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          // What is cut in the middle of its last pixel may already be the neighbour's.
          if (x < left + 1 || x > right - 1 || y < top + 1 || y > bottom - 1) return false;
        }
        return true;
      };
      const isOwn = (control: Element, met: Element): boolean =>
        control.contains(met) || met.contains(control) || Boolean(met.closest('label')?.contains(control));
      const floats = (element: Element | null, control: Element): boolean => {
        for (let box = element; box && !box.contains(control); box = box.parentElement) {
          if (/^(fixed|sticky)$/.test(styleOf(box).position)) return true;
        }
        return false;
      };
      const controls =
        'button, a[href], input, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="combobox"], [role="option"]';
      for (const control of scope.querySelectorAll(controls)) {
        if (
          !control.checkVisibility({ visibilityProperty: true }) ||
          control.matches('[aria-hidden="true"], :disabled, .Mui-disabled')
        )
          continue;
        const box = control.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        if (shown(control) && inView(control, x, y)) {
          const top = document.elementFromPoint(x, y);
          const own = top && isOwn(control, top);
          const wraps = styleOf(control).display === 'inline' && control.getClientRects().length > 1;
          if (top && !own && !wraps && !floats(top, control))
            faults.add(`under another: ${nameOf(control)} (${nameOf(top)})`);
        }
        const reaches = (dx: number, dy: number): boolean =>
          control.contains(document.elementFromPoint(x + dx, y + dy));
        // A link inside a sentence is as high as its line.
        const inSentence = [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        const roomy = reaches(-11, 0) && reaches(11, 0) && reaches(0, -11) && reaches(0, 11);
        const hidden = control.matches('input:is([type="checkbox"], [type="radio"], [type="file"], [type="range"])');
        if (
          fingers &&
          !hidden &&
          inView(control, x, y) &&
          !roomy &&
          !inSentence &&
          styleOf(control).display !== 'inline' &&
          (box.width < 23.5 || box.height < 23.5)
        )
          faults.add(`small: ${Math.round(box.width)}×${Math.round(box.height)} ${nameOf(control)}`);
      }

      for (const box of scope.querySelectorAll('*')) {
        if (box.scrollWidth <= box.clientWidth + 1 || box.clientWidth < 2) continue;
        if (!/^(auto|scroll)$/.test(styleOf(box).overflowX) || !shown(box)) continue;
        if (box.matches('[role="tablist"], pre, code, textarea, input, [role="region"]')) continue;
        faults.add(`scrolls sideways: ${box.tagName} ${nameOf(box)} ${box.scrollWidth} > ${box.clientWidth}`);
      }
      /** Brings a control into view; says what is in the way of a press. */
      const judgeReach = (control: Element): void => {
        // The input of a switch lies unseen in what stands for it; the way past the menu comes into view with the focus.
        const seen = control.matches('input') && styleOf(control).opacity === '0' ? control.parentElement : control;
        if (
          !seen ||
          !shown(seen) ||
          seen.closest('[aria-hidden="true"], [inert], :disabled, a[href^="#"], input[type="file"]')
        )
          return;
        const size = seen.getBoundingClientRect();
        if (size.width <= 1 || size.height <= 1) return;
        seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        let { left, right, top, bottom } = seen.getBoundingClientRect();
        const clip = (box: { left: number; right: number; top: number; bottom: number }): void => {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        };
        clip({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
        for (let box = seen.parentElement; box; box = box.parentElement) {
          const { overflowX, overflowY, position } = styleOf(box);
          if (overflowX !== 'visible' || overflowY !== 'visible') clip(box.getBoundingClientRect());
          if (position === 'fixed') break;
        }
        if (right - left < Math.min(20, size.width - 1) || bottom - top < Math.min(20, size.height - 1)) {
          faults.add(`out of reach: ${nameOf(control)} (${Math.round(right - left)}×${Math.round(bottom - top)})`);
          return;
        }
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!met || !isOwn(seen, met)) faults.add(`covered: ${nameOf(control)} (by ${met ? nameOf(met) : 'nothing'})`);
      };
      if (reaching) {
        scope.querySelectorAll(controls).forEach(judgeReach);
        for (const box of scope.querySelectorAll('main, main *, [role="dialog"] *')) {
          if (!/^(auto|scroll)$/.test(styleOf(box).overflowY) || !box.checkVisibility()) continue;
          if (box.matches('textarea, pre') || box.scrollHeight <= box.clientHeight + 1) continue;
          if (box.clientHeight < least) faults.add(`${box.clientHeight} px high: ${box.tagName} ${nameOf(box)}`);
        }
      }

      const titles = document.querySelectorAll('h1').length;
      if (whole && titles !== 1) faults.add(`${titles} titles`);
      if (document.documentElement.scrollWidth > window.innerWidth)
        faults.add(`wider than the window: ${document.documentElement.scrollWidth}`);
      if (document.documentElement.lang !== tag) faults.add(`lang is ${document.documentElement.lang}`);
      return [...faults];
    },
    {
      root: within ?? 'body',
      data: dataAt(place),
      language: lang,
      tag: languageTags[lang],
      keyAreas: areas,
      whole: within === undefined,
      fingers: touch,
      reaching: reach,
      least: leastPx,
    },
  );
}
