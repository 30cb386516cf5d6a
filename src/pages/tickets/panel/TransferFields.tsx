import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { connectionList } from '@/api/connections';
import { queueList } from '@/api/queues';
import type { Ticket, TicketUpdate } from '@/api/tickets';
import { userSearch, type User } from '@/api/users';
import { useSettled } from '@/components/hooks/useSettled';
import { useSession } from '@/contexts/AuthContext';
import { SelectField } from '@/forms/SelectField';
import { requiredChoice } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { useAutocompleteWords } from '@/components/inputs/useAutocompleteWords';
import { useTranslation } from '@/i18n/useTranslation';

export interface TransferValues {
  user: User | null;
  queueId: number | '';
  whatsappId: number | '';
}

export const transferSchema = object({ queueId: requiredChoice('transferTicketModal.queueRequired') });

const restMs = 500;

/** What the server is asked for: a queue without a person sends the ticket back to waiting (T-56, contract 5.1). */
export function transferUpdate(ticket: Ticket, { user, queueId, whatsappId }: TransferValues): TicketUpdate {
  const queue = queueId === '' ? {} : { queueId };
  const connection = whatsappId === '' || whatsappId === ticket.whatsappId ? {} : { whatsappId };
  if (user) return { userId: user.id, ...queue, ...connection };
  return { ...queue, ...connection, status: 'pending', userId: null };
}

/** People are searched from 3 characters, half a second after the last one (T-55). */
function PersonField() {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<TransferValues>();
  const [text, setText] = useState('');
  const typed = text.trim();
  const words = useAutocompleteWords();
  const { data, isFetching } = useQuery(userSearch(useSettled(typed, restMs)));
  const asked = typed.length >= 3;
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
      {...words}
      noOptionsText={t(asked ? 'transferTicketModal.noOptions' : 'transferTicketModal.typeMore')}
      renderInput={(params) => <MuiTextField {...params} label={t('transferTicketModal.fieldLabel')} fullWidth />}
    />
  );
}

/** Choosing a person limits the queues to theirs (contract 6.6). */
function PlaceFields({ keepConnection }: TransferFieldsProps) {
  const { user: me } = useSession();
  const { values } = useFormikContext<TransferValues>();
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
        {...(keepConnection ? { emptyLabel: keepConnection } : {})}
        options={connections.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

interface TransferFieldsProps {
  /** Text of the choice that leaves each ticket on its connection. */
  keepConnection?: MessageKey;
}

/** Person, queue and connection of a transfer (T-55, T-56). */
export function TransferFields(props: TransferFieldsProps) {
  return (
    <>
      <PersonField />
      <PlaceFields {...props} />
    </>
  );
}
