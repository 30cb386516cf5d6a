import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ticketKeys, type Ticket, type TicketUpdate } from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import { useViewer } from '@/contexts/AuthContext';
import { FormDialog } from '@/forms/FormDialog';
import { refusalText, sendChange } from '@/features/tickets/commands/ticketChanges';
import { useTranslation } from '@/i18n/useTranslation';
import { TransferFields, transferSchema, transferUpdate, type TransferValues } from './TransferFields';

/** Hands the conversation to another person or queue (T-55, T-56). */
export function TransferDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewer = useViewer();
  const transfer = useMutation({
    mutationFn: (update: TicketUpdate) => sendChange({ client, viewer }, ticket, update),
    meta: { silent: true },
    onSuccess: () => {
      client.removeQueries({ queryKey: ticketKeys.detail(ticket.uuid) });
      notify.success(t('transferTicketModal.success'));
      void navigate({ pathname: '/tickets', search });
    },
    onError: (error) => {
      const text = refusalText(t, error);
      if (text !== null) notify.error(text, { id: 'transfer' });
    },
  });
  return (
    <FormDialog<TransferValues>
      open
      size="small"
      title={t('transferTicketModal.title')}
      initial={{ user: null, queueId: '', whatsappId: ticket.whatsappId ?? '' }}
      schema={transferSchema}
      submitLabel={t('transferTicketModal.buttons.ok')}
      onClose={onClose}
      onSubmit={(values) => transfer.mutateAsync(transferUpdate(ticket, values))}
    >
      <TransferFields />
    </FormDialog>
  );
}
