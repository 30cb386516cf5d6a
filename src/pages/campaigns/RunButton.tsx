import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { CircleStop, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import type { useCampaignRun } from '@/features/campaigns/useCampaignRun';
import { useNotifyParent } from '@/forms/useNotifyParent';
import { useTranslation } from '@/i18n/useTranslation';
import type { CampaignValues } from './campaignValues';

const icon = { size: 16 } as const;

interface RunButtonProps {
  id: number | null;
  run: ReturnType<typeof useCampaignRun>;
  /** The rest goes out after the save that follows; no longer, once that is over. */
  onSendAfterSave: (wanted: boolean) => void;
}

/**
 * Stops the campaign of the form, or sends the rest of it (CP-03, CP-04). What was changed is saved first: otherwise the
 * rest would go out with the old text (DAY-64).
 */
export function RunButton({ id, run, onSendAfterSave }: RunButtonProps) {
  const { t } = useTranslation();
  const { values, dirty, isSubmitting } = useFormikContext<CampaignValues>();
  const { cancel, restart, question, busy } = run;
  const button = useRef<HTMLButtonElement>(null);
  useNotifyParent(isSubmitting, (saving) => {
    if (!saving) onSendAfterSave(false);
  });
  if (id === null) return null;
  const campaign = { id, name: values.name };
  if (values.status === 'EM_ANDAMENTO') {
    return (
      <Button variant="outlined" disabled={busy} startIcon={<CircleStop {...icon} />} onClick={() => cancel(campaign)}>
        {t('campaigns.dialog.buttons.cancel')}
      </Button>
    );
  }
  if (values.status !== 'CANCELADA' || values.contactListId === '' || values.whatsappId === '') return null;
  const saveFirst = () => {
    onSendAfterSave(true);
    button.current?.form?.requestSubmit();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        disabled={busy || isSubmitting}
        startIcon={<RotateCcw {...icon} />}
        onClick={() => restart(campaign, dirty ? saveFirst : null)}
      >
        {t('campaigns.dialog.buttons.restart')}
      </Button>
      {question}
    </>
  );
}
