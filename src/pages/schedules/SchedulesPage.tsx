import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contactDetail } from '@/api/contacts';
import { lazyPart } from '@/components/lazy/lazyPart';
import { notify } from '@/components/feedback/notify';
import { pageFrame } from '@/components/layout/pageStyles';
import { ListHead } from '@/lists/ListHead';
import { listCount } from '@/lists/useRecordList';
import { useListAddress } from '@/lists/useListAddress';
import { useRemoval } from '@/lists/useRemoval';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { Calendar } from './Calendar';
import { rangeOf, weekStartOf } from './dates';
import { schedules } from './schedules.resource';
import { scheduleState } from './scheduleState';
import { useCalendarAddress } from './useCalendarAddress';
import { useSchedules } from './useSchedules';
import { titleOf } from './dateLabels';

const dialog = lazyPart(async () => (await import('./ScheduleDialog')).ScheduleDialog);

const tickMs = 15_000;

/** The present, every 15 seconds: states of messages, the line of now and "today" follow it. */
function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, tickMs);
    // A tab that slept shows the right day at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

/** Messages for later on a calendar (SC-01 to SC-12). Everybody may add and delete; only admins change one. */
export function SchedulesPage() {
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const now = useClock();
  const address = useListAddress();
  const place = useCalendarAddress(now, narrow ? 'agenda' : 'month');
  const { view, day, contactId } = place;
  const range = rangeOf(view, day, weekStartOf[language]);
  const list = useSchedules(address.search, range, now);
  const [time, setTime] = useState<Date | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const asked = address.dialog;
  const closeDialog = () => {
    setTime(null);
    if (asked) address.closeDialog();
    else place.dropContact();
  };

  const removal = useRemoval(schedules, {
    rows: list.rows,
    bodyOf: (row) => t(`schedules.confirmationModal.${scheduleState(row, now)}`),
    heading,
    onRemoved: () => {
      if (asked?.id != null) address.closeDialog();
    },
  });

  const contact = useQuery({ ...contactDetail(contactId ?? 0), enabled: contactId !== null });
  const wanted = contactId !== null && !contact.isPending;
  const open = asked !== null || wanted;
  const row = asked?.id == null ? null : (list.rows.find(({ id }) => id === asked.id) ?? null);
  const known = contactId !== null && contact.data ? contact.data : null;

  const create = (start: Date | null) => {
    if (start === null) {
      notify.info(t('schedules.over'), { id: 'schedule-over' });
      return;
    }
    setTime(start);
    address.openDialog(null);
  };

  const title = t('schedules.title');
  return (
    <Box sx={pageFrame}>
      <ListHead
        title={title}
        count={listCount(list)}
        headingRef={heading}
        search={{
          label: t('schedules.search'),
          hint: t('schedules.searchPlaceholder'),
          value: address.search,
          onChange: address.setSearch,
        }}
        add={{
          label: t('schedules.buttons.add'),
          onClick: () => {
            setTime(null);
            address.openDialog(null);
          },
        }}
        narrow={narrow}
      />
      <Calendar
        list={list}
        search={address.search}
        place={place}
        range={range}
        title={titleOf(view, day, range, language)}
        language={language}
        now={now}
        narrow={narrow}
        onOpen={({ id }) => address.openDialog(id)}
        onCreate={create}
        onDelete={removal.ask}
      />
      <dialog.Component
        open={open}
        id={asked?.id ?? null}
        row={row}
        time={time}
        contact={known}
        now={now}
        onClose={closeDialog}
        onDelete={removal.ask}
      />
      {removal.question}
    </Box>
  );
}
