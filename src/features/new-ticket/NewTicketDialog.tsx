import Alert from '@mui/material/Alert';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'yup';
import { connectionList } from '@/api/connections';
import type { Contact } from '@/api/contacts';
import { failureText } from '@/api/errors';
import { queueList } from '@/api/queues';
import { createTicket, type NewTicket, type Ticket } from '@/api/tickets';
import { notify } from '@/components/notify';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { FormDialog } from '@/crud/FormDialog';
import { requiredChoice } from '@/crud/rules';
import { SelectField } from '@/crud/SelectField';
import { useTranslation } from '@/i18n/useTranslation';
import { putTicket } from '@/realtime/ticketCache';
import { mayOpen } from '@/realtime/ticketLists';
import { conflictOf, findConflict, isWholeTicket, type Conflict } from './conflict';
import { ConflictNotice } from './ConflictNotice';
import { ContactField } from './ContactField';

interface NewTicketDialogProps {
  open: boolean;
  onClose: () => void;
  /** Chosen already. */
  contact?: Contact;
  onCreateContact?: (name: string) => void;
  /** The ticket to go to: the new one, or one's own that was open already. */
  onOpened: (ticket: Ticket) => void;
}

interface Values {
  contact: Contact | null;
  queueId: number | '';
  whatsappId: number | '';
}

/** A refusal that the dialog shows by itself: it stays open. */
class Refused extends Error {}

/** Starts a conversation: contact, queue, connection (T-43 to T-50, contract 6.6). */
export function NewTicketDialog({ open, onClose, contact, onCreateContact, onOpened }: NewTicketDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const viewer = useViewer();
  const { user } = useSession();
  const isAdmin = user.profile === 'admin';
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setConflict(null);
  }

  // Read when the dialog is opened, not before (contract 7.31).
  const lines = useQuery({ ...connectionList(user.companyId), enabled: open });
  const allQueues = useQuery({ ...queueList(), enabled: open && isAdmin });
  const queues = isAdmin ? (allQueues.data ?? []) : (user.queues ?? []);
  const connections = lines.data ?? [];
  const usual =
    connections.find(({ id }) => id === user.whatsappId) ??
    connections.find(({ isDefault }) => isDefault) ??
    connections[0];
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

  const { mutateAsync } = useMutation({
    mutationFn: (input: NewTicket) => createTicket(input),
    meta: { silent: true },
  });

  const finish = (ticket: Ticket): void => {
    onClose();
    onOpened(ticket);
  };

  const explain = async (error: unknown, input: NewTicket, number: string): Promise<void> => {
    const known = conflictOf(error);
    if (known === undefined) {
      const text = failureText(t, error);
      if (text !== null) notify.error(text, { id: 'new-ticket' });
      throw new Refused();
    }
    const found = await findConflict(client, known, {
      contactId: input.contactId,
      number,
      whatsappId: input.whatsappId ?? 0,
    }).catch((cause: unknown) => {
      console.warn('new ticket', cause);
      return known;
    });
    if (isWholeTicket(found) && found.userId === viewer.id && found.status === 'open') {
      putTicket(client, found, viewer);
      finish(found);
      return;
    }
    setConflict(found ?? {});
    throw new Refused();
  };

  const submit = async ({ contact: chosen, queueId, whatsappId }: Values): Promise<void> => {
    if (!chosen || whatsappId === '') return;
    setConflict(null);
    const input: NewTicket = {
      contactId: chosen.id,
      queueId: queueId === '' ? null : queueId,
      whatsappId,
      userId: viewer.id,
    };
    try {
      const answer = await mutateAsync(input);
      const line = connections.find(({ id }) => id === answer.whatsappId);
      // The answer is the short form, and no event tells anyone (contract 7.8, PAIN-1.7).
      const ticket: Ticket = {
        ...answer,
        contact: answer.contact ?? chosen,
        user: answer.userId === viewer.id ? { id: viewer.id, name: user.name } : null,
        ...(line ? { whatsapp: { name: line.name } } : {}),
        tags: answer.tags ?? [],
      };
      putTicket(client, ticket, viewer);
      finish(ticket);
    } catch (error) {
      await explain(error, input, chosen.number);
    }
  };

  const reachable =
    isWholeTicket(conflict) && conflict.status !== 'pending' && mayOpen(conflict, viewer) ? conflict : null;
  const loading = lines.isPending || (isAdmin && allQueues.isPending);
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
      {isAdmin && allQueues.isError ? (
        <Alert severity="error">{t('newTicketModal.searchQueueError')}</Alert>
      ) : (
        <SelectField
          name="queueId"
          label="newTicketModal.queue"
          required={!isAdmin}
          options={queues.map(({ id, name, color }) => ({ value: id, label: name, color }))}
          {...(isAdmin ? { emptyLabel: 'newTicketModal.noQueue' as const } : {})}
        />
      )}
      {lines.isError && <Alert severity="error">{t('newTicketModal.connectionError')}</Alert>}
      {lines.isSuccess && connections.length === 0 && (
        <Alert severity="warning">{t('newTicketModal.noConnection')}</Alert>
      )}
      {connections.length > 0 && (
        <SelectField
          name="whatsappId"
          label="newTicketModal.selectConection"
          required
          options={connections.map(({ id, name, status }) => ({
            value: id,
            label: status === 'CONNECTED' ? name : t('newTicketModal.connectionDown', { name }),
          }))}
        />
      )}
    </FormDialog>
  );
}
