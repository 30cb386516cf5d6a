import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isSameDay, isSameMonth, startOfDay } from 'date-fns';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Schedule } from '@/api/schedules';
import { fontScale } from '@/browser/fontScale';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { dayKey, daysOf, suggestForDay, type Range, type Slot } from './dates';
import { useCalendar } from './CalendarContext';
import { EventChip, SlotMark } from './EventChip';
import { useGridKeys } from './useGridKeys';
import { inWords, titled, weekdaysOf } from './dateLabels';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export interface GridViewProps {
  title: string;
  day: Date;
  range: Range;
  /** Messages by day, in their order. */
  byDay: ReadonlyMap<string, readonly Schedule[]>;
  narrow: boolean;
  focusCell: (slot: Slot) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const dayNumberPx = 34;
const headPx = 29;

const chipPx = (): number => (window.matchMedia('(pointer: coarse)').matches ? 46 : 26);

/** How many messages the days of a month can show, by the height of its rows; the last line may say "more". */
function useCapacity(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [capacity, setCapacity] = useState(3);
  useEffect(() => {
    const area = grid.current;
    if (!area) return undefined;
    const measure = () => {
      const row = (area.clientHeight / fontScale() - headPx) / weeks;
      setCapacity(Math.max(2, Math.floor((row - dayNumberPx) / chipPx())));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    return () => observer.disconnect();
  }, [grid, weeks]);
  return capacity;
}

/** Whole weeks of a month; a day holds what fits and says how many more there are. */
export function MonthView({ title, day, range, byDay, narrow, focusCell, onFocus }: GridViewProps) {
  const { language, now, create } = useCalendar();
  const days = daysOf(range);
  const weeks = Array.from({ length: days.length / 7 }, (_week, index) => days.slice(index * 7, index * 7 + 7));
  const grid = useRef<HTMLDivElement>(null);
  const capacity = useCapacity(grid, weeks.length);
  const onKeyDown = useGridKeys(focusCell, (slot) => create(suggestForDay(slot.day, now)));
  const full = weekdaysOf(language, 'weekday');
  const short = weekdaysOf(language, 'shortWeekday');

  return (
    <Box data-scroller sx={{ flex: 1, minHeight: 0, overflow: 'auto', scrollbarWidth: 'thin' }}>
      <Box
        ref={grid}
        role="grid"
        aria-label={title}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        sx={{
          display: 'grid',
          minHeight: 1,
          gridTemplateRows: `auto repeat(${weeks.length}, minmax(${narrow ? 64 : 116}px, 1fr))`,
          '@media (pointer: coarse)': {
            gridTemplateRows: `auto repeat(${weeks.length}, minmax(${narrow ? 76 : 132}px, 1fr))`,
          },
        }}
      >
        <Box role="row" sx={{ ...columns, bgcolor: 'app.sunken', borderBottom: 1, borderColor: 'divider' }}>
          {full.map((name, index) => (
            <Box
              key={name}
              role="columnheader"
              sx={{ px: 1, py: 0.75, fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 600, color: 'app.text2' }}
            >
              {titled((narrow ? short[index] : name) ?? name)}
            </Box>
          ))}
        </Box>
        {weeks.map((week) => (
          <Box
            key={week[0]?.getTime()}
            role="row"
            sx={{ ...columns, '&:not(:last-child)': { borderBottom: 1, borderBottomColor: 'divider' } }}
          >
            {week.map((date) => (
              <DayCell
                key={dayKey(date)}
                date={date}
                faint={!isSameMonth(date, day)}
                rows={byDay.get(dayKey(date)) ?? []}
                capacity={narrow ? 0 : capacity}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface DayCellProps {
  date: Date;
  /** Of the month before or after. */
  faint: boolean;
  rows: readonly Schedule[];
  capacity: number;
}

function DayCell({ date, faint, rows, capacity }: DayCellProps) {
  const { t } = useTranslation();
  const { language, now, cursorKey, moving, create, zoom } = useCalendar();
  const key = dayKey(date);
  const here = key === cursorKey;
  const today = isSameDay(date, now);
  const target = moving?.to ? dayKey(moving.to) === key : false;
  const shown = rows.length > capacity ? rows.slice(0, Math.max(0, capacity - 1)) : rows;
  const hidden = rows.length - shown.length;
  const words = inWords(date, 'day', language);

  return (
    <Box
      role="gridcell"
      data-slot={key}
      tabIndex={here ? 0 : -1}
      aria-current={today ? 'date' : undefined}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button')) create(suggestForDay(date, now));
      }}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
        minWidth: 0,
        p: '3px',
        cursor: date >= startOfDay(now) ? 'pointer' : 'default',
        bgcolor: faint ? 'app.sunken' : 'app.surface',
        '&:not(:last-child)': { borderRight: 1, borderRightColor: 'divider' },
        outline: target ? '2px dashed' : 'none',
        outlineColor: (theme) => theme.vars?.palette.app.accent,
        outlineOffset: -2,
        '@media (hover: hover)': { '&:hover': { bgcolor: 'app.hover' } },
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: (theme) => theme.vars?.palette.app.focus,
          outlineOffset: -2,
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          alignSelf: 'flex-start',
          display: 'grid',
          placeItems: 'center',
          minWidth: 24,
          height: 24,
          px: 0.5,
          borderRadius: 'var(--radius-card)',
          fontSize: '0.75rem',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          ...(today
            ? { bgcolor: 'app.accent', color: 'app.onAccent' }
            : { color: faint ? 'app.text3' : 'text.primary' }),
        }}
      >
        {date.getDate()}
      </Box>
      <VisuallyHidden>{t('schedules.cell', { when: words, count: rows.length })}</VisuallyHidden>
      {shown.map((row) => (
        <EventChip key={row.id} row={row} reachable={here} />
      ))}
      {hidden > 0 && (
        <Button
          size="small"
          color="inherit"
          tabIndex={here ? 0 : -1}
          aria-label={
            capacity === 0
              ? t('schedules.cell', { when: words, count: hidden })
              : t('schedules.moreOn', { count: hidden, day: words })
          }
          onClick={() => zoom('day', date)}
          sx={{
            ...(capacity === 0
              ? { justifyContent: 'center', bgcolor: 'app.accentSoft', color: 'text.primary' }
              : { justifyContent: 'flex-start', color: 'app.text2' }),
            minWidth: 0,
            minHeight: 24,
            height: 24,
            px: 0.75,
            fontSize: '0.75rem',
            '@media (pointer: coarse)': { height: 44 },
          }}
        >
          {capacity === 0 ? hidden : t('schedules.more', { count: hidden })}
        </Button>
      )}
      {target && <SlotMark />}
    </Box>
  );
}
