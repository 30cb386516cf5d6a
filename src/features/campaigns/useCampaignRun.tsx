import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelCampaign, restartCampaign } from '@/api/campaignRecords';
import { campaignKeys, type CampaignStatus } from '@/api/campaigns';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { notify } from '@/components/feedback/notify';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { useTranslation } from '@/i18n/useTranslation';
import { putRecordChange } from '@/realtime/live/records';

interface Named {
  id: number;
  name: string;
}

interface Wish {
  campaign: Named;
  status: Extract<CampaignStatus, 'CANCELADA' | 'EM_ANDAMENTO'>;
}

/**
 * Stopping a campaign and sending the rest of it. The server tells nobody of either, so what is shown changes at once and
 * is read again (CP-03 to CP-05, contract back-office 26.17). Sending again asks first: it reaches customers.
 */
export function useCampaignRun(onDone: () => void = () => undefined) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { subject: asked, open, show, close } = useDialogSubject<Named>();

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ campaign, status }: Wish) =>
      status === 'CANCELADA' ? cancelCampaign(campaign.id) : restartCampaign(campaign.id),
    onSuccess: (_nothing, { campaign, status }) => {
      const record = { id: campaign.id, status };
      putRecordChange(client, campaignKeys.all[0], { action: 'update', record });
      void client.invalidateQueries({ queryKey: campaignKeys.all });
      notify.success(t(status === 'CANCELADA' ? 'campaigns.toasts.cancel' : 'campaigns.toasts.restart'));
      onDone();
    },
  });

  return {
    busy: isPending,
    cancel: (campaign: Named) => {
      if (!isPending) mutate({ campaign, status: 'CANCELADA' });
    },
    restart: show,
    question: asked && (
      <ConfirmDialog
        open={open}
        tone="primary"
        title={t('campaigns.confirmationModal.restartTitle', { name: asked.name })}
        body={t('campaigns.confirmationModal.restartMessage')}
        confirmLabel={t('campaigns.confirmationModal.restartButton')}
        onConfirm={() => mutateAsync({ campaign: asked, status: 'EM_ANDAMENTO' })}
        onClose={close}
      />
    ),
  };
}
