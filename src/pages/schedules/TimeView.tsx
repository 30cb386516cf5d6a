import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isSameDay } from 'date-fns';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { Schedule } from '@/api/schedules';
import { fontScale } from '@/browser/fontScale';
import { notify } from '@/components/feedback/notify';
import { tip } from '@/components/feedback/tip';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { inRem, rem } from '@/lib/rem';
import { skippedHour } from '@/lib/wallTime';
import { dayKey, daysOf, hourText, minutesOf, readSlot, suggestForHour, timeIn, type Slot } from './dates';
import { useCalendar } from './CalendarContext';
import { layOutDay, type DayLayout } from './dayLayout';
import { HourCell } from './HourCell';
import type { GridViewProps } from './MonthView';
import { eventPx, hourPx } from './timeScale';
import { useGridKeys } from './useGridKeys';
import { inWords, titled } from './dateLabels';

const hours = Array.from({ length: 24 }, (_hour, index) => index);
const firstHour = 7;
/** The hour's number stands on its line. */
const labelPx = 12;
/** Width of the hours' column. */
const labelsPx = 52;
/** Of a day in the week of a small screen, which scrolls sideways inside its card. */
const narrowColumnPx = 112;

const lanesOf = (days: number, narrow: boolean): number => {
  if (days > 1) return narrow ? 1 : 2;
  return narrow ? 2 : 6;
};

/** A week or a day by hours. */
export function TimeView({ title, day, range, byDay, narrow, focusCell, onFocus }: GridViewProps) {
  const { t } = useTranslation();
  const { view, language, now, zoom, create } = useCalendar();
  const wide = useMediaQuery('(min-width: 1200px)');
  const days = daysOf(range);
  const scroller = useRef<HTMLDivElement>(null);

  /** Opens the form with a time of an hour; that clocks leave an hour out is said. */
  const offer = (slot: Slot, minutes = 0) => {
    const time = timeIn(slot, minutes);
    const skipped = time ? null : skippedHour(`${dayKey(slot.day)}T${hourText(slot.hour)}`);
    if (skipped) notify.info(t('validation.skippedHour', { ...skipped }), { id: 'schedule-skipped' });
    else create(time && suggestForHour(time, now));
  };
  const onKeyDown = useGridKeys(focusCell, offer);
  const span = (eventPx / hourPx) * 60;
  const maxLanes = days.length > 1 && !wide ? 1 : lanesOf(days.length, narrow);
  const layouts = new Map<string, DayLayout<Schedule>>(
    days.map((date) => {
      const rows = (byDay.get(dayKey(date)) ?? []).flatMap((row) =>
        row.sendAt === null ? [] : [{ item: row, minutes: minutesOf(new Date(row.sendAt)) }],
      );
      return [dayKey(date), layOutDay(rows, span, maxLanes)];
    }),
  );

  const columnPx = days.length > 1 && narrow ? narrowColumnPx : 0;

  // On a small screen the week begins at the chosen day.
  const dayIndex = days.findIndex((date) => isSameDay(date, day));
  useLayoutEffect(() => {
    if (scroller.current && columnPx > 0) scroller.current.scrollLeft = dayIndex * columnPx * fontScale();
  }, [dayIndex, columnPx]);

  // Scrolls to the working hours, or to the present on today.
  const shownToday = days.some((date) => isSameDay(date, now));
  useLayoutEffect(() => {
    const from = shownToday ? Math.min(firstHour, Math.max(0, new Date().getHours() - 1)) : firstHour;
    if (scroller.current) scroller.current.scrollTop = Math.max(0, from * hourPx - labelPx) * fontScale();
  }, [view, shownToday]);

  /** The half of the hour that was clicked. */
  const handleClick = ({ target, clientY }: MouseEvent<HTMLElement>) => {
    const cell = target instanceof Element && !target.closest('button') ? target.closest('[data-slot]') : null;
    const slot = cell && readSlot(cell.getAttribute('data-slot') ?? '');
    if (!slot) return;
    const { top, height } = cell.getBoundingClientRect();
    offer(slot, (clientY - top) / height >= 0.5 ? 30 : 0);
  };

  const columns = {
    display: 'grid',
    gridTemplateColumns: inRem(`${labelsPx}px repeat(${days.length}, minmax(${columnPx}px, 1fr))`),
  } as const;

  return (
    <Box ref={scroller} data-scroller sx={{ flex: 1, minHeight: 0, overflow: 'auto', scrollbarWidth: 'thin' }}>
      <Box
        role="grid"
        aria-label={title}
        onClick={handleClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        sx={{
          minWidth: columnPx === 0 ? 0 : labelsPx + days.length * columnPx,
          '& [role=gridcell]': {
            position: 'relative',
            minWidth: 0,
            borderLeft: 1,
            borderTop: 1,
            borderColor: 'divider',
            cursor: 'pointer',
            '&[data-over]': { cursor: 'default' },
            '@media (hover: hover)': { '&:hover': { bgcolor: 'app.hover' } },
          },
          '& [role=gridcell]:focus-visible': {
            outline: '2px solid',
            outlineColor: (theme) => theme.vars?.palette.app.focus,
            outlineOffset: -2,
          },
          '& [role=rowheader], & [role=columnheader]:first-of-type': {
            position: 'sticky',
            left: 0,
            zIndex: 3,
            bgcolor: 'app.surface',
          },
          '& [role=columnheader]:first-of-type': { bgcolor: 'app.sunken' },
          '& [role=rowheader]': {
            pr: 1,
            textAlign: 'right',
            fontSize: '0.6875rem',
            lineHeight: '1rem',
            color: 'app.text3',
            fontVariantNumeric: 'tabular-nums',
            transform: 'translateY(-8px)',
          },
        }}
      >
        <Box
          role="row"
          sx={{
            ...columns,
            position: 'sticky',
            top: 0,
            zIndex: 5,
            bgcolor: 'app.sunken',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box role="columnheader">
            <VisuallyHidden>{t('schedules.messages.time')}</VisuallyHidden>
          </Box>
          {days.map((date) => (
            <Box key={dayKey(date)} role="columnheader" sx={{ textAlign: 'center', py: 0.5, minWidth: 0 }}>
              <DayHeading date={date} onOpen={view === 'week' ? () => zoom('day', date) : null} />
            </Box>
          ))}
        </Box>
        {hours.map((hour) => (
          <div key={hour} role="row" style={{ ...columns, height: rem(hourPx) }}>
            <div role="rowheader">{hourText(hour)}</div>
            {days.map((date) => (
              <HourCell
                key={dayKey(date)}
                day={date}
                hour={hour}
                words={inWords(date, 'day', language)}
                layout={layouts.get(dayKey(date))}
              />
            ))}
          </div>
        ))}
      </Box>
    </Box>
  );
}

function DayHeading({ date, onOpen }: { date: Date; onOpen: (() => void) | null }) {
  const { language, now } = useCalendar();
  const today = isSameDay(date, now);
  const text = (
    <>
      <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 600, color: today ? 'app.accent' : 'app.text2' }}>
        {titled(inWords(date, 'shortWeekday', language))}
      </Box>
      <Box
        component="span"
        sx={{
          minWidth: 24,
          height: 24,
          px: 0.5,
          lineHeight: '24px',
          borderRadius: 'var(--radius-card)',
          textAlign: 'center',
          fontSize: '0.8125rem',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          ...(today ? { bgcolor: 'app.accent', color: 'app.onAccent' } : { color: 'text.primary' }),
        }}
      >
        {date.getDate()}
      </Box>
    </>
  );
  if (!onOpen) return <Box sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', height: 28 }}>{text}</Box>;
  return (
    <Button
      size="small"
      color="inherit"
      {...tip(inWords(date, 'day', language))}
      aria-current={today ? 'date' : undefined}
      onClick={onOpen}
      sx={{ gap: 0.75, minWidth: 0, px: 1 }}
    >
      {text}
    </Button>
  );
}
