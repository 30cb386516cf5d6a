import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Megaphone } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { campaignApi } from '@/api/campaignRecords';
import type { Campaign, CampaignInput } from '@/api/campaigns';
import { defineResource } from '@/lists/resource';
import { CampaignStatusPill } from '@/features/campaigns/CampaignStatusPill';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';

export const reportPath = (id: number): string => `/campaign/${id}/report`;

/** A value, or in grey what it means that there is none. */
function OrNone({ value, none }: { value: string; none: MessageKey }) {
  const { t } = useTranslation();
  if (value !== '') return value;
  return (
    <Box component="span" sx={{ color: 'app.text3' }}>
      {t(none)}
    </Box>
  );
}

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
      cell: ({ id, name }) => (
        <Link component={RouterLink} to={reportPath(id)} color="inherit" underline="hover">
          {name}
        </Link>
      ),
      sortBy: ({ name }) => name,
      width: '22%',
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
      cell: ({ contactList }) => <OrNone value={contactList?.name ?? ''} none="campaigns.table.notDefined" />,
      sortBy: ({ contactList }) => contactList?.name ?? '',
    },
    {
      id: 'whatsapp',
      label: 'campaigns.table.whatsapp',
      cell: ({ whatsapp }) => <OrNone value={whatsapp?.name ?? ''} none="campaigns.table.notDefined2" />,
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
