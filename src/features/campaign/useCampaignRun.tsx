import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignKeys, cancelCampaign, restartCampaign, type CampaignStatus } from '@/api/campaigns';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notify } from '@/components/notify';
import { useTranslation } from '@/i18n/useTranslation';
import { patchQueries } from '@/realtime/patchQueries';
import { recordPatch } from '@/realtime/records';

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
  const [asked, setAsked] = useState<Named | null>(null);
  const [open, setOpen] = useState(false);

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ campaign, status }: Wish) =>
      status === 'CANCELADA' ? cancelCampaign(campaign.id) : restartCampaign(campaign.id),
    onSuccess: (_nothing, { campaign, status }) => {
      const record = { id: campaign.id, status };
      patchQueries(client, [...campaignKeys.all, 'pages'], recordPatch({ action: 'update', record }));
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
    restart: (campaign: Named) => {
      setAsked(campaign);
      setOpen(true);
    },
    question: asked && (
      <ConfirmDialog
        open={open}
        tone="primary"
        title={t('campaigns.confirmationModal.restartTitle', { name: asked.name })}
        body={t('campaigns.confirmationModal.restartMessage')}
        confirmLabel={t('campaigns.confirmationModal.restartButton')}
        onConfirm={() => mutateAsync({ campaign: asked, status: 'EM_ANDAMENTO' })}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
