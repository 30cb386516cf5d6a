import Alert from '@mui/material/Alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ticketKeys, type Ticket } from '@/api/tickets';
import { stillHere } from '@/browser/stillHere';
import { notify } from '@/components/feedback/notify';
import { useViewer } from '@/contexts/AuthContext';
import { FormDialog } from '@/forms/FormDialog';
import { readMeanwhile } from '@/features/tickets/commands/readMeanwhile';
import { refusalText, sendChange, takenText } from '@/features/tickets/commands/ticketChanges';
import { useTranslation } from '@/i18n/useTranslation';
import {
  rememberPerson,
  TransferFields,
  useTransferSchema,
  transferUpdate,
  type TransferValues,
} from './TransferFields';

/** A colleague has the ticket now; the dialog says so and stays open. */
class MovedMeanwhile extends Error {}

/** Hands the conversation to another person or queue (T-55, T-56). */
export function TransferDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  /** As the person knows it: when the dialog was opened, or as it was told since. */
  const [known, setKnown] = useState(ticket);
  const [told, setTold] = useState<string | null>(null);
  const transfer = useMutation({
    mutationFn: async (values: TransferValues) => {
      const scope = { client, viewer };
      const isHere = stillHere();
      const { now, other } = await readMeanwhile(scope, known);
      if (other && now.status === 'closed') {
        notify.info(takenText(t, now), { id: `taken-${now.id}` });
        return;
      }
      if (other) {
        setKnown(now);
        setTold(now.user?.name ?? now.queue?.name ?? t('conversationPanel.noQueue'));
        throw new MovedMeanwhile();
      }
      // Left while that was read, which gives the dialog up.
      if (!isHere()) return;
      await sendChange(scope, now, transferUpdate(now, values));
      rememberPerson(viewer.id, values);
      client.removeQueries({ queryKey: ticketKeys.detail(ticket.uuid) });
      notify.success(t('transferTicketModal.success'));
      if (isHere()) void navigate({ pathname: '/tickets', search: window.location.search });
    },
    meta: { silent: true },
    onError: (error) => {
      const text = error instanceof MovedMeanwhile ? null : refusalText(t, error);
      if (text !== null) notify.error(text, { id: 'transfer' });
    },
  });
  return (
    <FormDialog<TransferValues>
      open
      size="small"
      title={t('transferTicketModal.title')}
      initial={{ user: null, queueId: '', whatsappId: ticket.whatsappId ?? '' }}
      schema={useTransferSchema()}
      submitLabel={t('transferTicketModal.buttons.ok')}
      onClose={onClose}
      onSubmit={(values) => transfer.mutateAsync(values)}
    >
      {told !== null && <Alert severity="warning">{t('ticketBulk.moved', { place: told })}</Alert>}
      <TransferFields queueId={ticket.queueId} />
    </FormDialog>
  );
}
