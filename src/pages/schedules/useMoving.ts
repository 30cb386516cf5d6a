import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { Schedule } from '@/api/schedules';
import { announce } from '@/components/announce';
import { isAhead } from '@/features/schedule-form/scheduleForm';
import type { Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { isWithin, slotKey, stepHeld, type Range, type View } from './dates';
import { startDrag, type Grip } from './drag';
import { contactOf } from './schedules.resource';
import { inWords } from './words';

/** A message in someone's hand. */
export interface Moving {
  row: Schedule;
  from: Date;
  /** Where it would go; null outside the grid. */
  to: Date | null;
  by: 'keys' | 'pointer';
  /** How a pointer holds it. */
  grip: Grip | null;
}

interface MovingOptions {
  box: RefObject<HTMLElement | null>;
  view: View;
  day: Date;
  range: Range;
  language: Language;
  canMove: (row: Schedule) => boolean;
  move: (row: Schedule, to: Date) => boolean;
  go: (place: { day: Date }, options: { replace: boolean }) => void;
  focusEvent: (date: Date, id: number) => void;
}

/** Picking up, carrying and dropping a message, by pointer or by keyboard (Space, arrows, Enter, Esc). */
export function useMoving(options: MovingOptions) {
  const { box, view, day, range, language, canMove, move, go, focusEvent } = options;
  const { t } = useTranslation();
  const [moving, setMoving] = useState<Moving | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const home = useRef(day);
  const dragging = useRef<{ stop: () => void; lifted: () => boolean } | null>(null);

  const words = (date: Date): string => {
    const when = t('schedules.dayTime', { day: inWords(date, 'day', language), time: formatTime(date) });
    return isAhead(date) ? when : t('schedules.held.past', { when });
  };

  const lift = (row: Schedule) => {
    if (row.sendAt === null || !canMove(row)) return;
    home.current = day;
    const from = new Date(row.sendAt);
    setMoving({ row, from, to: from, by: 'keys', grip: null });
    announce(t('schedules.held.lifted', { name: contactOf(row), when: words(from) }));
  };

  const letGo = (held: Moving) => {
    setMoving(null);
    if (slotKey('month', home.current) !== slotKey('month', day)) go({ day: home.current }, { replace: true });
    focusEvent(held.from, held.row.id);
    announce(t('schedules.held.cancelled', { name: contactOf(held.row) }));
  };

  const drop = ({ row, to }: Moving) => {
    // What cannot go there stays in the hand; the toast says why.
    if (!to || !move(row, to)) return;
    setMoving(null);
    focusEvent(to, row.id);
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!moving?.to) return;
    const to = stepHeld(view, moving.to, event.key);
    const ends = event.key === 'Enter' || event.key === ' ';
    if (!to && !ends && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && ends) return;
    if (to) {
      setMoving({ ...moving, to });
      if (!isWithin(to, range)) go({ day: to }, { replace: true });
      announce(words(to));
    } else if (ends) drop(moving);
    else letGo(moving);
  });
  const handleElsewhere = useEffectEvent(() => moving && letGo(moving));

  const held = moving?.by === 'keys';
  useEffect(() => {
    if (!held) return undefined;
    // On the document, as the message may be carried off the page that had the focus.
    document.addEventListener('keydown', handleKey, { capture: true });
    document.addEventListener('pointerdown', handleElsewhere, { capture: true });
    return () => {
      document.removeEventListener('keydown', handleKey, { capture: true });
      document.removeEventListener('pointerdown', handleElsewhere, { capture: true });
    };
  }, [held]);

  const press = (row: Schedule, event: ReactPointerEvent<HTMLElement>) => {
    const { sendAt } = row;
    if (sendAt === null || !canMove(row) || event.button !== 0 || !event.isPrimary) return;
    const from = new Date(sendAt);
    dragging.current?.stop();
    dragging.current = startDrag(event.nativeEvent, event.currentTarget, {
      view,
      from,
      box: box.current,
      ghost,
      onLift: (grip) => setMoving({ row, from, to: from, by: 'pointer', grip }),
      onOver: (to) => setMoving((old) => (old && old.to?.getTime() !== to?.getTime() ? { ...old, to } : old)),
      onEnd: (to) => {
        setMoving(null);
        if (to) move(row, to);
      },
    });
  };

  useEffect(() => () => dragging.current?.stop(), []);

  // Bound at once and for good: a browser asks only listeners known before the touch whether it may scroll.
  useEffect(() => {
    const area = box.current;
    if (!area) return undefined;
    const handleTouch = (event: TouchEvent) => {
      if (dragging.current?.lifted()) event.preventDefault();
    };
    area.addEventListener('touchmove', handleTouch, { passive: false });
    return () => area.removeEventListener('touchmove', handleTouch);
  }, [box]);

  return { moving, ghost, lift, press };
}
