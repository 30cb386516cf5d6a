import { startOfDay } from 'date-fns';
import { useSearchParams } from 'react-router-dom';
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

/** View and day live in the address, so that a reload, a link and the browser's back keep them (B-27). */
export function useCalendarAddress(now: Date, usual: View): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const today = startOfDay(now);
  const contact = params.get('contactId') ?? '';

  return {
    view: toView(params.get('view')) ?? usual,
    day: parseDay(params.get('date')) ?? today,
    contactId: /^\d+$/.test(contact) ? Number(contact) : null,
    go: ({ view, day }, { replace = false } = {}) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (view) next.set('view', view);
          if (!day) return next;
          // Without a date it stays today's, past midnight too.
          if (dayKey(day) === dayKey(today)) next.delete('date');
          else next.set('date', dayKey(day));
          return next;
        },
        { replace },
      ),
    dropContact: () =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.delete('contactId');
          return next;
        },
        { replace: true },
      ),
  };
}
