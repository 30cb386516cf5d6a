import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { muteLetters } from '@/browser/typing';
import { notify } from '@/components/feedback/notify';

/** A hand needs this long from seeing to pressing, in milliseconds. */
export const reactionMs = 300;

/** Nobody presses longer. */
export const longestPressMs = 2_000;

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
