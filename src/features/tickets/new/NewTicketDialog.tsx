import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { object } from 'yup';
import type { Contact } from '@/api/contacts';
import type { Ticket } from '@/api/tickets';
import { useViewer } from '@/contexts/AuthContext';
import { connectionOption } from '@/forms/connectionOptions';
import { FormDialog } from '@/forms/FormDialog';
import { toOption } from '@/forms/option';
import { requiredChoice } from '@/forms/rules';
import { SelectField } from '@/forms/SelectField';
import { useTranslation } from '@/i18n/useTranslation';
import { mayOpen } from '@/realtime/live/ticketLists';
import { isWholeTicket } from './conflict';
import { ConflictNotice } from './ConflictNotice';
import { ContactField, type ContactPreset } from './ContactField';
import { useCreateTicket } from './useCreateTicket';
import { useTicketChoices } from './useTicketChoices';

interface NewTicketDialogProps {
  open: boolean;
  onClose: () => void;
  /** Chosen already. */
  contact?: Contact;
  onCreateContact?: (preset: ContactPreset) => void;
  /** The ticket to go to: the new one, or one's own that was open already. */
  onOpened: (ticket: Ticket) => void;
}

interface Values {
  contact: Contact | null;
  queueId: number | '';
  whatsappId: number | '';
}

/** Starts a conversation: contact, queue, connection (T-43 to T-50, contract 6.6). */
export function NewTicketDialog({ open, onClose, contact, onCreateContact, onOpened }: NewTicketDialogProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { isAdmin, queues, queuesFailed, connections, connectionsState, usual, loading } = useTicketChoices(open);
  const finish = (ticket: Ticket): void => {
    onClose();
    onOpened(ticket);
  };
  const { create, conflict, forgetConflict } = useCreateTicket(connections, finish);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    forgetConflict();
  }

  const initial: Values = {
    contact: contact ?? null,
    queueId: queues.length === 1 ? (queues[0]?.id ?? '') : '',
    whatsappId: usual?.id ?? '',
  };
  const schema = object({
    contact: requiredChoice('newTicketModal.selectContact'),
    whatsappId: requiredChoice('validation.required'),
    ...(isAdmin ? {} : { queueId: requiredChoice('newTicketModal.selectQueue') }),
  });

  const submit = async ({ contact: chosen, queueId, whatsappId }: Values): Promise<void> => {
    if (!chosen || whatsappId === '') return;
    await create({ contact: chosen, queueId: queueId === '' ? null : queueId, whatsappId });
  };

  const reachable =
    isWholeTicket(conflict) && conflict.status !== 'pending' && mayOpen(conflict, viewer) ? conflict : null;
  return (
    <FormDialog<Values>
      open={open}
      title={t('newTicketModal.title')}
      submitLabel={t('newTicketModal.buttons.ok')}
      initial={initial}
      schema={schema}
      onSubmit={submit}
      onClose={onClose}
      loading={loading}
    >
      {conflict && <ConflictNotice conflict={conflict} onOpen={reachable && (() => finish(reachable))} />}
      <ContactField name="contact" {...(onCreateContact ? { onCreate: onCreateContact } : {})} />
      {queuesFailed ? (
        <Alert severity="error">{t('newTicketModal.searchQueueError')}</Alert>
      ) : (
        <SelectField
          name="queueId"
          label="newTicketModal.queue"
          required={!isAdmin}
          options={queues.map(toOption)}
          {...(isAdmin ? { emptyLabel: 'newTicketModal.noQueue' as const } : {})}
        />
      )}
      {connectionsState === 'failed' && <Alert severity="error">{t('newTicketModal.connectionError')}</Alert>}
      {connectionsState === 'ready' && connections.length === 0 && (
        <Alert severity="warning">{t('newTicketModal.noConnection')}</Alert>
      )}
      {connections.length > 0 && (
        <SelectField
          name="whatsappId"
          label="newTicketModal.selectConection"
          required
          options={connections.map(connectionOption(t))}
        />
      )}
    </FormDialog>
  );
}
