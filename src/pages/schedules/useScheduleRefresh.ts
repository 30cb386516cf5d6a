import { useEffect, useEffectEvent, useRef } from 'react';
import { getSchedule, type Schedule } from '@/api/schedules';
import { useRecordChange } from '@/lists/useRecordChange';
import { schedules } from './schedules.resource';
import { scheduleState } from './scheduleState';

/** A message is asked after again no sooner than this. */
const againMs = 14_000;
/** Sending takes some 40 s; long after its time nothing happens any more. */
const settledMs = 10 * 60_000;
/** Calls of one turn. */
const atOnce = 10;

const lacksContact = ({ contact, contactId }: Schedule): boolean =>
  contactId !== null && (contact === undefined || (contact !== null && contact.id !== contactId));

function isDue(row: Schedule, now: Date): boolean {
  if (row.sendAt === null) return false;
  const state = scheduleState(row, now);
  return (state === 'queued' || state === 'missed') && now.getTime() - Date.parse(row.sendAt) < settledMs;
}

/**
 * Reads single messages again: those whose time has come, as no event tells of sending and failing, and those that an
 * event brought without their contact (SC-03, contract back-office, defects 16 and 17).
 */
export function useScheduleRefresh(rows: readonly Schedule[], now: Date): void {
  const apply = useRecordChange(schedules.name);
  const asked = useRef(new Map<number, number>());
  const life = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const known = asked.current;
    life.current = controller;
    return () => {
      controller.abort();
      known.clear();
    };
  }, []);

  const look = useEffectEvent(() => {
    if (document.hidden) return;
    const signal = life.current?.signal;
    const at = Date.now();
    const wanted = rows
      .filter((row) => lacksContact(row) || isDue(row, now))
      .filter(({ id }) => at - (asked.current.get(id) ?? 0) >= againMs)
      .slice(0, atOnce);
    for (const { id } of wanted) {
      asked.current.set(id, at);
      getSchedule(id, signal).then(
        (record) => !signal?.aborted && apply({ action: 'update', record }),
        // The next turn asks again; a deleted one goes by its own event.
        () => undefined,
      );
    }
  });
  useEffect(() => look(), [rows, now]);
}
