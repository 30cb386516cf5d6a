import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Schedule } from '@/api/schedules';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { atMinutes, hourText, minutesOf, slotKey, slotOf, timeIn, type Slot } from './dates';
import { useCalendar } from './CalendarContext';
import type { DayLayout } from './dayLayout';
import { EventChip, SlotMark } from './EventChip';
import { eventPx, hourPx } from './timeScale';

interface HourCellProps extends Slot {
  /** Its day in words. */
  words: string;
  layout: DayLayout<Schedule> | undefined;
}

/** Beside its messages an hour can still be clicked (WCAG 2.5.8). */
const gutterPx = 26;

const placeOf = (minutes: number, lane: number, lanes: number) => ({
  position: 'absolute',
  top: ((minutes % 60) / 60) * hourPx,
  left: `calc((100% - ${gutterPx}px) * ${lane / lanes} + 1px)`,
  width: `calc((100% - ${gutterPx}px) / ${lanes} - 2px)`,
  height: eventPx,
  zIndex: 1,
});

/** An hour of a day with the messages that begin in it. */
export function HourCell({ day, hour, words, layout }: HourCellProps) {
  const { t } = useTranslation();
  const { view, now, cursorKey, moving, zoom } = useCalendar();
  const key = slotKey(view, { day, hour });
  const here = key === cursorKey;
  const start = hour * 60;
  const within = ({ minutes }: { minutes: number }) => minutes >= start && minutes < start + 60;
  const placed = layout?.placed.filter(within) ?? [];
  const rest = layout?.rest.filter(within) ?? [];
  const count = placed.length + rest.reduce((sum, { items }) => sum + items.length, 0);
  // With messages inside, a label of its own would hide what is read there (label-content-name-mismatch).
  const said = t('schedules.cell', { when: t('schedules.dayTime', { day: words, time: hourText(hour) }), count });
  const target = moving?.to && slotKey(view, slotOf(moving.to)) === key ? moving.to : null;
  const current = slotKey(view, slotOf(now)) === key;
  const over = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour + 1) <= now;

  return (
    // Plain elements, styled by the grid: a week has 168 of them.
    <div
      role="gridcell"
      data-slot={key}
      data-over={over || timeIn({ day, hour }) === null || undefined}
      tabIndex={here ? 0 : -1}
      aria-label={count === 0 ? said : undefined}
    >
      {count > 0 && <VisuallyHidden>{said}</VisuallyHidden>}
      {placed.map(({ item, minutes, lane, lanes }) => (
        <EventChip
          key={item.id}
          row={item}
          reachable={here}
          tall
          sx={{ ...placeOf(minutes, lane, lanes), '@media (pointer: coarse)': { height: eventPx } }}
        />
      ))}
      {rest.map(({ items, minutes, lane, lanes }) => (
        <Button
          key={`rest ${minutes}`}
          size="small"
          color="inherit"
          tabIndex={here ? 0 : -1}
          aria-label={t('schedules.moreAt', {
            count: items.length,
            when: t('schedules.dayTime', { day: words, time: formatTime(atMinutes(day, minutes)) }),
          })}
          onClick={() => zoom(view === 'week' ? 'day' : 'agenda', day)}
          sx={{
            ...placeOf(minutes, lane, lanes),
            minWidth: 0,
            px: 0.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'app.surface',
            fontSize: '0.75rem',
            color: 'app.text2',
          }}
        >
          {`+${items.length}`}
        </Button>
      ))}
      {current && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: ((minutesOf(now) % 60) / 60) * hourPx,
            borderTop: '2px solid',
            borderColor: 'app.error',
            pointerEvents: 'none',
            zIndex: 2,
          }}
        />
      )}
      {target && <SlotMark sx={{ ...placeOf(minutesOf(target), 0, 1), zIndex: 4 }} />}
    </div>
  );
}
