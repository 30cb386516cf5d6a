import { ChartNoAxesColumn, CircleStop, RotateCcw } from 'lucide-react';
import type { Campaign } from '@/api/campaigns';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { rowIcon, type RowAction } from '@/lists/rowAction';
import { whyNotRestarted } from '@/features/campaigns/deletedParts';
import { useCampaignRun } from '@/features/campaigns/useCampaignRun';
import { useTranslation } from '@/i18n/useTranslation';
import { campaigns, reportPath } from './campaigns.resource';

const dialog = lazyPart(async () => (await import('./CampaignDialog')).CampaignDialog);

/** Campaigns and their live state (CP-01 to CP-06). The server refuses to delete one that is under way. */
export function CampaignsPage() {
  const { t } = useTranslation();
  const { cancel, restart, question } = useCampaignRun();

  const actionsOf = (row: Campaign): RowAction[] => {
    const named = { name: row.name };
    const report = {
      id: 'report',
      label: t('campaigns.buttons.report', named),
      icon: <ChartNoAxesColumn {...rowIcon} />,
      to: reportPath(row.id),
    };
    if (row.status === 'EM_ANDAMENTO') {
      const label = t('campaigns.buttons.cancel', named);
      return [{ id: 'run', label, icon: <CircleStop {...rowIcon} />, onSelect: () => cancel(row) }, report];
    }
    if (row.status === 'CANCELADA' && whyNotRestarted(row) === null) {
      const label = t('campaigns.buttons.restart', named);
      return [{ id: 'run', label, icon: <RotateCcw {...rowIcon} />, onSelect: () => restart(row) }, report];
    }
    return [report];
  };

  return (
    <ListPage
      resource={campaigns}
      dialog={dialog}
      rowActions={actionsOf}
      canDelete={({ status }) => status !== 'EM_ANDAMENTO'}
    >
      {question}
    </ListPage>
  );
}
