import Box from '@mui/material/Box';
import { CalendarClock, SearchX } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Schedule } from '@/api/schedules';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useSession } from '@/contexts/AuthContext';
import type { Language } from '@/i18n/languages';
import { useTranslation } from '@/i18n/useTranslation';
import { AgendaView } from './AgendaView';
import { CalendarContext } from './CalendarContext';
import { CalendarFoot } from './CalendarFoot';
import { CalendarHead } from './CalendarHead';
import { CalendarSkeleton } from './CalendarSkeleton';
import type { Range } from './dates';
import { DragGhost } from './DragGhost';
import { MonthView } from './MonthView';
import { isOpen, scheduleState } from './scheduleState';
import { TimeView } from './TimeView';
import type { CalendarAddress } from './useCalendarAddress';
import { useGridFocus } from './useGridFocus';
import { useMove } from './useMove';
import { useMoving } from './useMoving';
import type { ScheduleList } from './useSchedules';

interface CalendarProps {
  list: ScheduleList;
  search: string;
  place: CalendarAddress;
  range: Range;
  title: string;
  language: Language;
  now: Date;
  narrow: boolean;
  onOpen: (row: Schedule) => void;
  onCreate: (time: Date | null) => void;
  onDelete: (row: Schedule) => void;
}

/** The card with the chosen view, and what its views share: focus, moves, states. */
export function Calendar(props: CalendarProps) {
  const { list, search, place, range, title, language, now, narrow, onOpen, onCreate, onDelete } = props;
  const { view, day, go } = place;
  const { t } = useTranslation();
  const { profile } = useSession().user;
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { move, busy } = useMove();
  const { cursorKey, focusCell, focusEvent, onFocus } = useGridFocus({
    box,
    view,
    day,
    range,
    now,
    rows: list.rows,
    go,
  });

  // The server lets only admins change a message (contract back-office 25).
  const canMove = (row: Schedule): boolean =>
    profile === 'admin' && isOpen(scheduleState(row, now)) && !busy.has(row.id);

  const { moving, ghost, lift, press } = useMoving({ box, view, day, range, language, canMove, move, go, focusEvent });

  const parts = {
    view,
    now,
    language,
    cursorKey,
    moving,
    canMove,
    open: onOpen,
    create: onCreate,
    zoom: (to: typeof view, date: Date) => go({ view: to, day: date }),
    press,
    lift,
    hintId,
  };
  const grid = { title, day, range, byDay: list.byDay, narrow, focusCell, onFocus };
  const searching = search !== '';

  return (
    <CalendarContext value={parts}>
      <Box
        ref={box}
        sx={{
          flex: 1,
          minHeight: 320,
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          position: 'relative',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--radius-card)',
          cursor: moving?.by === 'pointer' ? 'grabbing' : 'auto',
        }}
      >
        <CalendarHead view={view} day={day} today={now} title={title} narrow={narrow} go={go} />
        <PageState
          state={list.state === 'empty' ? 'ready' : list.state}
          refreshing={list.refreshing}
          skeleton={<CalendarSkeleton view={view} />}
          failed={<FailedState title={t('schedules.failedTitle')} onRetry={list.retry} />}
          empty={null}
        >
          {view === 'month' && <MonthView {...grid} />}
          {(view === 'week' || view === 'day') && <TimeView {...grid} />}
          {view === 'agenda' && list.shown > 0 && (
            <AgendaView range={range} byDay={list.byDay} narrow={narrow} onDelete={onDelete} />
          )}
          {view === 'agenda' && list.shown === 0 && (
            <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
              <EmptyState
                heading="h3"
                icon={searching ? <SearchX /> : <CalendarClock />}
                title={searching ? t('lists.noResults', { search }) : t('schedules.messages.noEventsInRange')}
                body={t(list.nearest ? 'schedules.elsewhere' : 'schedules.emptyBody')}
              />
            </Box>
          )}
          <CalendarFoot
            list={list}
            shown={list.shown}
            searching={searching}
            nearest={list.nearest}
            onGo={(date) => go({ day: date })}
          />
        </PageState>
        <VisuallyHidden id={hintId}>{t('schedules.held.hint')}</VisuallyHidden>
        <DragGhost ref={ghost} />
      </Box>
    </CalendarContext>
  );
}
