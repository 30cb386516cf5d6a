import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { connectionList } from '@/api/connections';
import { failureStatus } from '@/api/errors';
import { queueList } from '@/api/queues';
import { ticketKeys, updateTicket, type Ticket, type TicketUpdate } from '@/api/tickets';
import { userSearch, type User } from '@/api/users';
import { notify } from '@/components/notify';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { FormDialog } from '@/crud/FormDialog';
import { SelectField } from '@/crud/SelectField';
import { requiredChoice } from '@/crud/rules';
import { patchQueries } from '@/realtime/patchQueries';
import { isList, toFilters } from '@/realtime/resync';
import { upsertTicket } from '@/realtime/ticketLists';
import { isRecord } from '@/lib/storage';

interface Values {
  user: User | null;
  queueId: number | '';
  whatsappId: number | '';
}

const schema = object({ queueId: requiredChoice('transferTicketModal.queueRequired') });

const debounceMs = 500;

/** What the server is asked for: a queue without a person sends the ticket back to waiting (T-56, contract 5.1). */
export function transferUpdate(ticket: Ticket, { user, queueId, whatsappId }: Values): TicketUpdate {
  const queue = queueId === '' ? {} : { queueId };
  const connection = whatsappId === '' || whatsappId === ticket.whatsappId ? {} : { whatsappId };
  if (user) return { userId: user.id, ...queue, ...connection };
  return { ...queue, ...connection, status: 'pending', userId: null };
}

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
    <FormDialog<Values>
      open
      size="small"
      title={t('transferTicketModal.title')}
      initial={{ user: null, queueId: '', whatsappId: ticket.whatsappId ?? '' }}
      schema={schema}
      submitLabel={t('transferTicketModal.buttons.ok')}
      onClose={onClose}
      onSubmit={(values) => transfer.mutateAsync(transferUpdate(ticket, values))}
    >
      <PersonField />
      <PlaceFields />
    </FormDialog>
  );
}

/** People are searched from 3 characters, half a second after the last one (T-55). */
function PersonField() {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<Values>();
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching } = useQuery(userSearch(term));
  const asked = text.trim().length >= 3;
  const options = asked ? (data?.users ?? []) : [];
  return (
    <Autocomplete
      options={options}
      value={values.user}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onChange={(_event, user) => {
        void setFieldValue('user', user);
        void setFieldValue('queueId', user?.queues?.length === 1 ? (user.queues[0]?.id ?? '') : '');
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(found) => found}
      loading={asked && isFetching}
      loadingText={t('common.loading')}
      noOptionsText={t(asked ? 'transferTicketModal.noOptions' : 'transferTicketModal.typeMore')}
      clearText={t('common.clear')}
      openText={t('common.showOptions')}
      closeText={t('common.hideOptions')}
      renderInput={(params) => <MuiTextField {...params} label={t('transferTicketModal.fieldLabel')} fullWidth />}
    />
  );
}

/** Choosing a person limits the queues to theirs (contract 6.6). */
function PlaceFields() {
  const { user: me } = useSession();
  const { values } = useFormikContext<Values>();
  const { data: queues = [] } = useQuery(queueList());
  const { data: connections = [] } = useQuery(connectionList(me.companyId));
  const offered = values.user ? (values.user.queues ?? []) : queues;
  return (
    <>
      <SelectField
        name="queueId"
        label="transferTicketModal.fieldQueueLabel"
        required
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="whatsappId"
        label="transferTicketModal.fieldConnectionLabel"
        options={connections.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
