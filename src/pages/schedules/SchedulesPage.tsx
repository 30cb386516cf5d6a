import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contactDetail } from '@/api/contacts';
import { latePart, Opened } from '@/components/latePart';
import { notify } from '@/components/notify';
import { pageFrame } from '@/crud/frames';
import { ListHead } from '@/crud/ListHead';
import { useListAddress } from '@/crud/useListAddress';
import { useRemoval } from '@/crud/useRemoval';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { Calendar } from './Calendar';
import { rangeOf, weekStartOf } from './dates';
import { schedules } from './schedules.resource';
import { stateOf } from './scheduleState';
import { useCalendarAddress } from './useCalendarAddress';
import { useClock } from './useClock';
import { useSchedules } from './useSchedules';
import { titleOf } from './words';

const dialog = latePart(async () => (await import('./ScheduleDialog')).ScheduleDialog);

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
  const [removed, setRemoved] = useState(0);

  const asked = address.dialog;
  const closeDialog = () => {
    setTime(null);
    if (asked) address.closeDialog();
    else place.dropContact();
  };

  const removal = useRemoval(schedules, {
    bodyOf: (row) => t(`schedules.confirmationModal.${stateOf(row, now)}`),
    onRemoved: () => {
      setRemoved((count) => count + 1);
      if (asked?.id != null) address.closeDialog();
    },
  });

  // After the question has closed: its message is gone, so the focus would be lost (B-33).
  useEffect(() => {
    if (removed > 0 && !removal.open) heading.current?.focus();
  }, [removed, removal.open]);

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
        total={address.search === '' ? list.total : null}
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
      <Opened open={open}>
        <dialog.Part
          open={open}
          id={asked?.id ?? null}
          row={row}
          time={time}
          contact={known}
          now={now}
          onClose={closeDialog}
          onDelete={removal.ask}
        />
      </Opened>
      {removal.question}
    </Box>
  );
}
