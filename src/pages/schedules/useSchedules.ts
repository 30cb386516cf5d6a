import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Schedule } from '@/api/schedules';
import { useRecordList, type RecordList } from '@/lists/useRecordList';
import { dayKey, isWithin, type Range } from './dates';
import { schedules } from './schedules.resource';
import { useScheduleRefresh } from './useScheduleRefresh';

export interface ScheduleList extends RecordList<Schedule> {
  /** Those of the range by day, in their order. */
  byDay: ReadonlyMap<string, readonly Schedule[]>;
  shown: number;
  /** Where nothing is in the range: the next message after it, or else the last one before. */
  nearest: Date | null;
}

const timeOf = ({ sendAt }: Schedule): number => (sendAt === null ? Number.NaN : Date.parse(sendAt));

/**
 * Every message, as the server knows no dates in its list and answers by pages of 20, newest made first (SC-01,
 * contract back-office 8).
 */
export function useSchedules(search: string, range: Range, now: Date): ScheduleList {
  const list = useRecordList(schedules, search);
  const { rows, complete, moreFailed, refreshing, loadingMore, state } = list;
  const more = useEffectEvent(list.loadMore);
  const waiting = !complete && !moreFailed && !refreshing && !loadingMore && state !== 'failed';
  useEffect(() => {
    if (waiting) more();
  }, [waiting, rows.length]);

  useScheduleRefresh(rows, now);

  const dated = useMemo(
    () => rows.filter((row) => !Number.isNaN(timeOf(row))).toSorted((one, other) => timeOf(one) - timeOf(other)),
    [rows],
  );
  const [from, to] = [range.from.getTime(), range.to.getTime()];
  const found = useMemo(() => {
    const byDay = new Map<string, Schedule[]>();
    const period = { from: new Date(from), to: new Date(to) };
    let shown = 0;
    for (const row of dated) {
      const time = new Date(timeOf(row));
      if (!isWithin(time, period)) continue;
      shown += 1;
      const key = dayKey(time);
      const day = byDay.get(key);
      if (day) day.push(row);
      else byDay.set(key, [row]);
    }
    const next = dated.find((row) => timeOf(row) >= to) ?? dated.findLast((row) => timeOf(row) < from);
    return { byDay, shown, nearest: shown === 0 && next ? new Date(timeOf(next)) : null };
  }, [dated, from, to]);

  return { ...list, ...found };
}
