import type { Page } from 'playwright-core';

/** Boxes that text from outside fills: none may be wider than where it stands, and nothing in it may stick out. */
const boxes = [
  '[data-row]',
  '[data-own]',
  'li[data-ticket]',
  'main tbody tr',
  'main li[data-index]',
  '[data-card]',
  '[data-lane]',
  'main h1',
  'header',
  '[role="dialog"]',
  'aside',
];

/** What data from outside has done to the page, if anything: scripts, addresses, elements, and whatever left its place. */
export const escapes = (page: Page): Promise<string[]> =>
  page.evaluate((kinds) => {
    const faults = new Set<string>();
    const told = (element: Element, what: string): void => {
      const { localName, className, textContent } = element;
      faults.add(`${what}: ${localName}.${String(className).slice(0, 60)} "${(textContent ?? '').slice(0, 40)}"`);
    };
    if ('hacked' in window) faults.add('a script ran');
    if (document.documentElement.scrollWidth > window.innerWidth)
      faults.add(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.body.querySelectorAll('script:not([src]), iframe, object, embed, base, style, link'))
      told(element, 'element');
    for (const element of document.body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) told(element, name);
        if (/^(?:href|src|action|formaction|srcdoc|xlink:href)$/.test(name)) {
          const safe = /^(?:https?:\/\/|\/|#|blob:|data:image\/(?:png|jpeg|webp);|mailto:[^?]+$|tel:\+?\d+$)/.test(
            value,
          );
          if (!safe) told(element, `${name}=${value.slice(0, 60)}`);
        }
      }
    }
    const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    /** Right and left end of what holds an element: the nearest one that clips, or the window. */
    const holder = (element: Element): { left: number; right: number } => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (above !== document.body && clips(above)) return above.getBoundingClientRect();
      return { left: 0, right: window.innerWidth };
    };
    /** Blanks hang over the end of a line unseen: only what can be seen counts. */
    const inkBeyond = (element: Element, left: number, right: number): boolean => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        for (const { 0: word, index } of (walker.currentNode.nodeValue ?? '').slice(0, 6_000).matchAll(/\S{1,400}/g)) {
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          for (const ink of range.getClientRects()) if (ink.right > right || ink.left < left) return true;
        }
      }
      return element.querySelector('img, video, audio, button') !== null;
    };
    const within = (box: Element, root: Element): void => {
      const place = root.getBoundingClientRect();
      for (const child of box.children) {
        if (child.matches('svg, .MuiSlider-root')) continue;
        const { position, clipPath } = getComputedStyle(child);
        if (position === 'fixed' || clipPath !== 'none') continue;
        const { left, right, width } = child.getBoundingClientRect();
        // Badges and shadows of a few pixels are meant.
        const out = right > place.right + 8 || left < place.left - 8;
        const text = !clips(child) && child.clientWidth > 0 && child.scrollWidth > child.clientWidth + 8;
        if (width > 0 && (out || text) && inkBeyond(child, place.left - 8, place.right + 8)) told(child, 'sticks out');
        if (clips(child)) continue;
        within(child, root);
      }
    };
    for (const box of document.querySelectorAll(kinds.join(','))) {
      const place = box.getBoundingClientRect();
      if (place.width === 0) continue;
      const around = holder(box);
      const lane = box.matches('[data-lane], [data-card]');
      if (!lane && (place.right > around.right + 1 || place.left < around.left - 1)) told(box, 'wider than its panel');
      if (!clips(box)) within(box, box);
    }
    return [...faults].slice(0, 20);
  }, boxes);
