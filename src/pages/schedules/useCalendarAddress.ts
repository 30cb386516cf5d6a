import { startOfDay } from 'date-fns';
import { readIds, useUrlState, type UrlCodec } from '@/components/hooks/useUrlState';
import { dayKey, parseDay, toView, type View } from './dates';

interface Place {
  view?: View;
  day?: Date;
}

export interface CalendarAddress {
  view: View;
  day: Date;
  /** The contact that a message is asked for (SC-02). */
  contactId: number | null;
  /** Another view or day; a step of the keyboard replaces the entry of the one before. */
  go: (place: Place, options?: { replace?: boolean }) => void;
  /** The asked-for message is written, or not wanted. */
  dropContact: () => void;
}

interface CalendarState {
  /** Null: the usual one of the screen. */
  view: View | null;
  /** Null: today, past midnight too. */
  day: Date | null;
  contactId: number | null;
}

const codec: UrlCodec<CalendarState> = {
  read: (params) => ({
    view: toView(params.get('view')),
    day: parseDay(params.get('date')),
    contactId: readIds(params.get('contactId'))[0] ?? null,
  }),
  write: ({ view, day, contactId }) => ({
    view,
    date: day && dayKey(day),
    contactId: contactId === null ? null : String(contactId),
  }),
};

/** View and day live in the address (B-27). */
export function useCalendarAddress(now: Date, usual: View): CalendarAddress {
  const { state, change } = useUrlState(codec);
  const today = startOfDay(now);

  return {
    view: state.view ?? usual,
    day: state.day ?? today,
    contactId: state.contactId,
    go: ({ view, day }, { replace = false } = {}) =>
      change({ ...(view && { view }), ...(day && { day: dayKey(day) === dayKey(today) ? null : day }) }, { replace }),
    dropContact: () => change({ contactId: null }, { replace: true }),
  };
}
