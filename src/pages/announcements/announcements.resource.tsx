import { Image, Megaphone } from 'lucide-react';
import { announcementApi, pictureName, type Announcement, type AnnouncementInput } from '@/api/announcements';
import { StatusPill } from '@/components/text/StatusPill';
import { FileCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { priorityOf } from '@/features/announcements/priority';
import { useTranslation } from '@/i18n/useTranslation';

function PriorityPill({ priority }: Pick<Announcement, 'priority'>) {
  const { t } = useTranslation();
  const { tone, label } = priorityOf(priority);
  return <StatusPill tone={tone} label={t(label)} />;
}

function ActivePill({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusPill
      tone={active ? 'success' : 'neutral'}
      label={t(active ? 'announcements.active' : 'announcements.inactive')}
    />
  );
}

function Picture({ name }: { name: string }) {
  const { t } = useTranslation();
  return <FileCell icon={Image} name={name} none={t('announcements.noPicture')} />;
}

/** What the operator of the platform tells every company (AN-01). */
export const announcements = defineResource<Announcement, AnnouncementInput>({
  name: 'announcements',
  icon: Megaphone,
  api: announcementApi,
  nameOf: ({ title }) => title,
  columns: [
    {
      id: 'title',
      label: 'announcements.table.title',
      cell: ({ title }) => <TextCell>{title}</TextCell>,
      sortBy: ({ title }) => title,
    },
    {
      id: 'priority',
      label: 'announcements.table.priority',
      cell: ({ priority }) => <PriorityPill priority={priority} />,
      sortBy: ({ priority }) => priority ?? 3,
      width: '14%',
    },
    {
      id: 'media',
      label: 'announcements.table.mediaName',
      cell: (row) => <Picture name={pictureName(row)} />,
      sortBy: pictureName,
      extra: true,
      width: '22%',
    },
    {
      id: 'status',
      label: 'announcements.table.status',
      cell: ({ status }) => <ActivePill active={status === true} />,
      sortBy: ({ status }) => (status === true ? 0 : 1),
      width: '13%',
    },
  ],
  texts: {
    title: 'announcements.title',
    search: 'announcements.search',
    searchHint: 'announcements.searchPlaceholder',
    add: 'announcements.dialog.add',
    edit: 'announcements.dialog.edit',
    saved: 'announcements.toasts.success',
    deleteTitle: 'announcements.confirmationModal.deleteTitle',
    deleteBody: 'announcements.confirmationModal.deleteMessage',
    deleteConfirm: 'announcements.confirmationModal.deleteButton',
    deleted: 'announcements.toasts.deleted',
    empty: 'announcements.empty',
    emptyBody: 'announcements.emptyBody',
  },
});
