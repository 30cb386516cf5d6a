import { runCommand } from '@/browser/commands';
import { setCommandMode } from '@/browser/typing';

/** The list that keys walk through; `aria-posinset` of a row is its place. */
const listSelector = '[data-rows]';
const rowSelector = `${listSelector} > [aria-posinset]`;

const placeOf = (row: Element): number => Number(row.getAttribute('aria-posinset'));

const rowAt = (place: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${rowSelector}[aria-posinset="${place}"]`);

const focusedRow = (): Element | null => document.activeElement?.closest(rowSelector) ?? null;

const currentRow = (): Element | null =>
  focusedRow() ?? document.querySelector(`${listSelector} [data-selected]`)?.closest(rowSelector) ?? null;

/** Where the last walk stood, and in which list: a ticket that was resolved leaves its place to the next one. */
let last: { list: Element; place: number } | null = null;

/** Only the rows on screen exist: a place further away is scrolled to. */
function reveal(list: HTMLElement, place: number): void {
  const height = list.querySelector<HTMLElement>(':scope > [aria-posinset]')?.offsetHeight ?? 0;
  list.parentElement?.scrollTo({ top: Math.max(0, (place - 2) * height) });
}

/** Single keys are commands from here on. @returns what has the focus */
function focusRow(row: Element): HTMLElement | null {
  const target = row.querySelector<HTMLElement>('a, [data-act="accept"]');
  setCommandMode(true);
  // Shows the focus ring even if the mouse was used last.
  target?.focus({ focusVisible: true });
  return target;
}

/** Opens the conversation of a row; one that waits is not opened but shown, for the key that accepts it. */
function enter(row: HTMLElement): void {
  const target = focusRow(row);
  if (target?.matches('a')) target.click();
}

/** Whether there is a list to walk through. */
export const hasRows = (): boolean => document.querySelector(rowSelector) !== null;

/** Keeps the place of the row at hand, before something happens that may take it away. */
export function rememberPlace(): void {
  const row = currentRow();
  const list = row?.closest(listSelector);
  if (row && list) last = { list, place: placeOf(row) };
}

/**
 * Goes to the next or the previous conversation of the list on screen: from the row that has the focus, else from the
 * open conversation, else from where the last walk ended.
 * @returns whether there was one
 */
export function walk(step: 1 | -1): boolean {
  const list = document.querySelector<HTMLElement>(listSelector);
  if (!list) return false;
  const now = currentRow();
  const row = now === landed ? null : now;
  landed = null;
  let place = 1;
  if (row) place = placeOf(row) + step;
  else if (last?.list === list) place = step === 1 ? last.place : last.place - 1;
  const total = Number(list.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 0);
  if (place < 1 || (!row && total === 0)) return false;
  place = row ? place : Math.min(place, total);
  if (place > total) return false;
  last = { list, place };
  const target = rowAt(place);
  if (target) {
    enter(target);
    return true;
  }
  reveal(list, place);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const late = rowAt(place);
      if (late) enter(late);
    }),
  );
  return true;
}

/** The row that got the focus because a conversation went; the next step leads to it, and not past it. */
let landed: Element | null = null;

const rowAtHand = (): Element | null => currentRow() ?? rowAt(last?.place ?? 1) ?? rowAt(1);

/** Puts the focus on the row that took the place of the conversation that went. @returns whether there is one */
export function landOnRow(): boolean {
  landed = rowAtHand();
  const list = landed?.closest(listSelector);
  if (!landed || !list) return false;
  last = { list, place: placeOf(landed) };
  landed.querySelector<HTMLElement>('a, [data-act="accept"]')?.focus({ preventScroll: true });
  return true;
}

/** Accepts the waiting conversation whose row has the focus; undefined where there is none. */
export function focusedAccept(): (() => void) | undefined {
  const button = focusedRow()?.querySelector<HTMLElement>('[data-act="accept"]');
  return button ? () => button.click() : undefined;
}

/** Goes from the list to the message box, and from anywhere else to the list. @returns whether there is a list */
export function changePane(): boolean {
  if (focusedRow()) {
    setCommandMode(false);
    runCommand('reply');
    return true;
  }
  const row = rowAtHand();
  if (row) focusRow(row);
  return row !== null;
}

/** Puts the focus into the search field of the page. @returns whether it has one on screen */
export function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLElement>('#content input[type="search"]')].find(
    (candidate) => candidate.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );
  field?.focus();
  return field !== undefined;
}
