import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { muteLetters } from '@/browser/typing';
import { notify } from '@/components/feedback/notify';

/** A hand needs this long from seeing to pressing, in milliseconds. */
export const reactionMs = 300;

/** Nobody presses longer. */
const longestPressMs = 2_000;

/** What was shown before, for as long as a press may have been aimed at it. */
export class Past<Shown> {
  #shown: { what: Shown; until: number }[] = [];
  #pressedAt = 0;

  /** Something is shown no longer. */
  add(what: Shown): void {
    const until = performance.now();
    this.#shown = [...this.#shown.filter((one) => one.until > until - longestPressMs), { what, until }];
  }

  /** A press begins, for `onPointerDownCapture`; the click follows. */
  press = (): void => {
    this.#pressedAt = performance.now();
  };

  /** What was shown when the hand set out for this press, and what followed before what is shown now; oldest first. */
  sinceAimed(): Shown[] {
    const aimedAt = this.#pressedAt - reactionMs;
    return this.#shown.flatMap(({ what, until }) => (until < aimedAt ? [] : [what]));
  }
}

/**
 * A click that would act on what has only just come under the pointer acts on nothing: it says so, and what is typed
 * behind it reaches nobody (DAY-1, DAY-61).
 */
export function refuseClick(event: MouseEvent, t: TFunction): void {
  event.preventDefault();
  event.stopPropagation();
  muteLetters(true);
  notify.info(t('ticketsList.movedUnderClick'), { id: 'movedUnderClick' });
}
