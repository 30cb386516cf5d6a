import type { TFunction } from '@/i18n/keys';
import type { FailedMove } from './moves';

/** Why a card is not in the lane it was moved to (K-06, DAY-74). */
export function reasonOf(t: TFunction, { from, to, reason }: FailedMove, nameOfLane: (id: number) => string): string {
  const lane = nameOfLane(to);
  if (reason === 'left') return t('kanban.failed.removed', { from: nameOfLane(from), lane });
  return t(reason === 'stayed' ? 'kanban.failed.stayed' : 'kanban.failed.overtaken', { lane });
}
