import { CalendarClock } from 'lucide-react';
import { scheduleApi, scheduleKeys, type Schedule, type ScheduleInput } from '@/api/schedules';
import { defineResource } from '@/lists/resource';

/** How people call a message: by whom it goes to; events and answers may lack the contact (contract back-office 26.16). */
export const contactOf = ({ contact }: Pick<Schedule, 'contact'>): string => contact?.name ?? '';

/** Scheduled messages (SC-01). The calendar stands in for columns. */
export const schedules = defineResource<Schedule, ScheduleInput>({
  name: scheduleKeys.all[0],
  icon: CalendarClock,
  api: scheduleApi,
  nameOf: contactOf,
  searchText: (row) => `${contactOf(row)} ${row.body}`,
  columns: [],
  texts: {
    title: 'schedules.title',
    search: 'schedules.search',
    searchHint: 'schedules.searchPlaceholder',
    add: 'scheduleModal.title.add',
    edit: 'scheduleModal.title.edit',
    saved: 'scheduleModal.success',
    deleteTitle: 'schedules.confirmationModal.deleteTitle',
    deleteConfirm: 'schedules.confirmationModal.deleteButton',
    deleted: 'schedules.toasts.deleted',
    empty: 'schedules.empty',
    emptyBody: 'schedules.emptyBody',
  },
});
