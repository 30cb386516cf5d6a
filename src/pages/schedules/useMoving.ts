import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { Schedule } from '@/api/schedules';
import { preventScrollWhile, type PointerDrag } from '@/components/drag/pointerDrag';
import { announce } from '@/components/feedback/announce';
import { isAhead } from '@/features/schedule-form/scheduleForm';
import type { Language } from '@/i18n/languages';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { dayKey, isWithin, stepHeld, type Range, type View } from './dates';
import { startEventDrag, type Grip } from './eventDrag';
import { contactOf } from './schedules.resource';
import { inWords } from './dateLabels';

/** A message that is being moved by keyboard or pointer. */
export interface Moving {
  row: Schedule;
  from: Date;
  /** Where it would go; null outside the grid. */
  to: Date | null;
  /** Whose time of the clock it keeps from day to day. */
  time: Date;
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
  const dragging = useRef<PointerDrag | null>(null);

  const words = (date: Date): string => {
    const when = t('schedules.dayTime', { day: inWords(date, 'day', language), time: formatTime(date) });
    return isAhead(date) ? when : t('schedules.held.past', { when });
  };

  const lift = (row: Schedule) => {
    if (row.sendAt === null || !canMove(row)) return;
    home.current = day;
    const from = new Date(row.sendAt);
    setMoving({ row, from, to: from, time: from, by: 'keys', grip: null });
    announce(t('schedules.held.lifted', { name: contactOf(row), when: words(from) }));
  };

  const letGo = (held: Moving) => {
    setMoving(null);
    if (dayKey(home.current) !== dayKey(day)) go({ day: home.current }, { replace: true });
    focusEvent(held.from, held.row.id);
    announce(t('schedules.held.cancelled', { name: contactOf(held.row) }));
  };

  const drop = ({ row, to }: Moving) => {
    // A refused move keeps the message lifted; the toast says why.
    if (!to || !move(row, to)) return;
    setMoving(null);
    focusEvent(to, row.id);
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!moving?.to) return;
    const next = stepHeld(view, { to: moving.to, time: moving.time }, event.key);
    const ends = event.key === 'Enter' || event.key === ' ';
    if (!next && !ends && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && ends) return;
    if (next) {
      setMoving({ ...moving, ...next });
      if (!isWithin(next.to, range)) go({ day: next.to }, { replace: true });
      announce(words(next.to));
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
    dragging.current = startEventDrag(event.nativeEvent, event.currentTarget, {
      view,
      from,
      box: box.current,
      ghost,
      onLift: (grip) => setMoving({ row, from, to: from, time: from, by: 'pointer', grip }),
      onOver: (to) => setMoving((old) => (old && old.to?.getTime() !== to?.getTime() ? { ...old, to } : old)),
      onEnd: (to) => {
        setMoving(null);
        if (to) move(row, to);
      },
    });
  };

  useEffect(() => () => dragging.current?.stop(), []);

  useEffect(
    () => (box.current ? preventScrollWhile(box.current, () => dragging.current?.lifted() ?? false) : undefined),
    [box],
  );

  return { moving, ghost, lift, press };
}
