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

interface Asked {
  campaign: Named;
  /** Saves what was changed and sends the rest after it, in place of sending the rest alone. */
  saveFirst: (() => void) | null;
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
  const { subject: asked, open, show, close } = useDialogSubject<Asked>();

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ campaign, status }: Wish) =>
      status === 'CANCELADA' ? cancelCampaign(campaign.id) : restartCampaign(campaign.id),
    onSuccess: (_nothing, { campaign, status }) => {
      const record = { id: campaign.id, status };
      putRecordChange(client, campaignKeys.all[0], { action: 'update', record });
      void client.invalidateQueries({ queryKey: campaignKeys.all });
      notify.success(t(status === 'CANCELADA' ? 'campaigns.toasts.cancel' : 'campaigns.toasts.restart'));
    },
  });

  const restartNow = async (campaign: Named) => {
    await mutateAsync({ campaign, status: 'EM_ANDAMENTO' });
    onDone();
  };

  return {
    busy: isPending,
    cancel: (campaign: Named) => {
      if (!isPending) mutate({ campaign, status: 'CANCELADA' }, { onSuccess: onDone });
    },
    restart: (campaign: Named, saveFirst: (() => void) | null = null) => show({ campaign, saveFirst }),
    /** Where it was asked before. */
    sendRest: (campaign: Named) => mutate({ campaign, status: 'EM_ANDAMENTO' }),
    question: asked && (
      <ConfirmDialog
        open={open}
        tone="primary"
        title={t('campaigns.confirmationModal.restartTitle', { name: asked.campaign.name })}
        body={t(
          asked.saveFirst
            ? 'campaigns.confirmationModal.restartSavesMessage'
            : 'campaigns.confirmationModal.restartMessage',
        )}
        confirmLabel={t(
          asked.saveFirst
            ? 'campaigns.confirmationModal.restartSavesButton'
            : 'campaigns.confirmationModal.restartButton',
        )}
        onConfirm={asked.saveFirst ?? (() => restartNow(asked.campaign))}
        onClose={close}
      />
    ),
  };
}
