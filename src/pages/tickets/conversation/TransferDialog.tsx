import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureStatus } from '@/api/errors';
import { ticketKeys, updateTicket, type Ticket, type TicketUpdate } from '@/api/tickets';
import { notify } from '@/components/notify';
import { useViewer } from '@/contexts/AuthContext';
import { FormDialog } from '@/crud/FormDialog';
import { useTranslation } from '@/i18n/useTranslation';
import { patchQueries } from '@/realtime/patchQueries';
import { isList, toFilters } from '@/realtime/resync';
import { upsertTicket } from '@/realtime/ticketLists';
import { isRecord } from '@/lib/storage';
import { TransferFields, transferSchema, transferUpdate, type TransferValues } from './TransferFields';

/** Hands the conversation to another person or queue (T-55, T-56). */
export function TransferDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewer = useViewer();
  const transfer = useMutation({
    mutationFn: (update: TicketUpdate) => updateTicket(ticket.id, update),
    meta: { silent: true },
    onSuccess: (updated) => {
      patchQueries(client, ticketKeys.lists(), (data, key) =>
        isList(data) && isRecord(key[2]) ? upsertTicket(data, updated, toFilters(key[2]), viewer) : data,
      );
      client.removeQueries({ queryKey: ticketKeys.detail(ticket.uuid) });
      notify.success(t('transferTicketModal.success'));
      void navigate({ pathname: '/tickets', search });
    },
    onError: (error) => {
      notify.error(failureStatus(error) === 500 ? t('backendErrors.ERR_TICKET_CHANGE') : t('backendErrors.network'), {
        id: 'transfer',
      });
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
