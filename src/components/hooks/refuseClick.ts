import type { TFunction } from '@/i18n/keys';
import type { SyntheticEvent } from 'react';
import { muteLetters } from '@/browser/typing';
import { notify } from '@/components/feedback/notify';

/**
 * A press that would act on what has only just come under the pointer acts on nothing: it says so, and what is typed
 * behind it reaches nobody (DAY-1, DAY-61).
 */
export function refuseClick(event: SyntheticEvent, t: TFunction): void {
  event.preventDefault();
  event.stopPropagation();
  muteLetters(true);
  notify.info(t('common.movedUnderClick'), { id: 'movedUnderClick' });
}
