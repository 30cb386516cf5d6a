import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { CircleStop, RotateCcw } from 'lucide-react';
import { useCampaignRun } from '@/features/campaigns/useCampaignRun';
import { useTranslation } from '@/i18n/useTranslation';
import type { CampaignValues } from './campaignValues';

const icon = { size: 16 } as const;

/** Stops the campaign of the form, or sends the rest of it (CP-03, CP-04). */
export function RunButton({ id, onDone }: { id: number | null; onDone: () => void }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<CampaignValues>();
  const { cancel, restart, question, busy } = useCampaignRun(onDone);
  if (id === null) return null;
  const campaign = { id, name: values.name };
  if (values.status === 'EM_ANDAMENTO') {
    return (
      <Button variant="outlined" disabled={busy} startIcon={<CircleStop {...icon} />} onClick={() => cancel(campaign)}>
        {t('campaigns.dialog.buttons.cancel')}
      </Button>
    );
  }
  if (values.status !== 'CANCELADA') return null;
  return (
    <>
      <Button variant="outlined" disabled={busy} startIcon={<RotateCcw {...icon} />} onClick={() => restart(campaign)}>
        {t('campaigns.dialog.buttons.restart')}
      </Button>
      {question}
    </>
  );
}
