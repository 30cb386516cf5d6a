import type { Page } from 'playwright-core';

/** A box that scrolls and is lower than this shows next to nothing; pixels. */
const leastPx = 96;

/** What cannot be reached: controls that no scrolling brings into view, and boxes that are too low to read in. */
export const reachFaults = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const faults = new Set<string>();
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
      element.outerHTML.slice(0, 90);
    const controls =
      'button, a[href], input:not([type="hidden"], [type="file"]), textarea, [role="button"], [role="tab"], [role="combobox"]';
    for (const control of document.querySelectorAll(controls)) {
      // The input of a switch or of a chosen file lies unseen in what stands for it.
      const seen =
        control.matches('input') && getComputedStyle(control).opacity === '0' ? control.parentElement : control;
      if (!seen?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The way past the menu comes into view with the focus.
      if (control.matches('a[href^="#"]')) continue;
      if (seen.closest('[aria-hidden="true"], [inert], :disabled')) continue;
      const size = seen.getBoundingClientRect();
      if (size.width <= 1 || size.height <= 1) continue;
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
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (overflowX !== 'visible' || overflowY !== 'visible') clip(box.getBoundingClientRect());
        if (position === 'fixed') break;
      }
      if (right - left < Math.min(20, size.width - 1) || bottom - top < Math.min(20, size.height - 1)) {
        faults.add(`out of reach: ${nameOf(control)} (${Math.round(right - left)}×${Math.round(bottom - top)})`);
        continue;
      }
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const own = met && (seen.contains(met) || met.contains(seen) || met.closest('label')?.contains(control));
      if (!own) faults.add(`covered: ${nameOf(control)} (by ${met ? nameOf(met) : 'nothing'})`);
    }
    for (const box of document.querySelectorAll('main, main *, [role="dialog"] *')) {
      if (!/^(auto|scroll)$/.test(getComputedStyle(box).overflowY) || !box.checkVisibility()) continue;
      if (box.matches('textarea, pre') || box.scrollHeight <= box.clientHeight + 1) continue;
      if (box.clientHeight < least) faults.add(`${box.clientHeight} px high: ${box.tagName} ${nameOf(box)}`);
    }
    return [...faults];
  }, leastPx);
