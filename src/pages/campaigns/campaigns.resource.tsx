import { Megaphone } from 'lucide-react';
import { campaignApi } from '@/api/campaignRecords';
import type { ReactNode } from 'react';
import type { Campaign, CampaignInput } from '@/api/campaigns';
import { LinkCell, NoneCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { CampaignStatusPill } from '@/features/campaigns/CampaignStatusPill';
import { isDeleted } from '@/features/campaigns/deletedParts';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';

export const reportPath = (id: number): string => `/campaign/${id}/report`;

/** A time, or in grey what it means that there is none. */
function OrNone({ value, none }: { value: ReactNode; none: MessageKey }) {
  const { t } = useTranslation();
  return value || <NoneCell text={t(none)} />;
}

const nameOf = (named: { name: string } | null | undefined): ReactNode => named && <TextCell>{named.name}</TextCell>;

/** Campaigns (CP-01, CP-02). */
export const campaigns = defineResource<Campaign, CampaignInput>({
  name: 'campaigns',
  icon: Megaphone,
  api: campaignApi,
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'campaigns.table.name',
      cell: ({ id, name }) => <LinkCell to={reportPath(id)}>{name}</LinkCell>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'status',
      label: 'campaigns.table.status',
      cell: ({ status }) => <CampaignStatusPill status={status} />,
      sortBy: ({ status }) => status,
    },
    {
      id: 'contactList',
      label: 'campaigns.table.contactList',
      cell: (row) => (
        <OrNone
          value={nameOf(row.contactList)}
          none={isDeleted(row, 'contactListId') ? 'campaigns.table.deleted' : 'campaigns.table.notDefined'}
        />
      ),
      sortBy: ({ contactList }) => contactList?.name ?? '',
    },
    {
      id: 'whatsapp',
      label: 'campaigns.table.whatsapp',
      cell: (row) => (
        <OrNone
          value={nameOf(row.whatsapp)}
          none={isDeleted(row, 'whatsappId') ? 'campaigns.table.deleted' : 'campaigns.table.notDefined2'}
        />
      ),
      sortBy: ({ whatsapp }) => whatsapp?.name ?? '',
      extra: true,
    },
    {
      id: 'scheduledAt',
      label: 'campaigns.table.scheduledAt',
      cell: ({ scheduledAt }) => <OrNone value={formatDateTime(scheduledAt)} none="campaigns.table.notScheduled" />,
      sortBy: ({ scheduledAt }) => scheduledAt ?? '',
    },
    {
      id: 'completedAt',
      label: 'campaigns.table.completedAt',
      cell: ({ completedAt }) => <OrNone value={formatDateTime(completedAt)} none="campaigns.table.notConcluded" />,
      sortBy: ({ completedAt }) => completedAt ?? '',
      extra: true,
    },
  ],
  texts: {
    title: 'campaigns.title',
    search: 'campaigns.search',
    searchHint: 'campaigns.searchPlaceholder',
    add: 'campaigns.dialog.new',
    edit: 'campaigns.dialog.update',
    saved: 'campaigns.toasts.success',
    deleteTitle: 'campaigns.confirmationModal.deleteTitle',
    deleteBody: 'campaigns.confirmationModal.deleteMessage',
    deleteConfirm: 'campaigns.confirmationModal.deleteButton',
    deleted: 'campaigns.toasts.deleted',
    empty: 'campaigns.empty',
    emptyBody: 'campaigns.emptyBody',
  },
});
