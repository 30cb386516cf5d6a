import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { connectionList } from '@/api/connections';
import { queueList } from '@/api/queues';
import type { Ticket, TicketUpdate } from '@/api/tickets';
import { failureText } from '@/api/errors';
import { userOptions, userSearch, type UserOption } from '@/api/users';
import { recentChoices, rememberChoice } from '@/browser/recentChoices';
import { useSession } from '@/contexts/AuthContext';
import { choicesOf } from '@/forms/choices';
import { connectionOption } from '@/forms/connectionOptions';
import { toOption } from '@/forms/option';
import { SelectField } from '@/forms/SelectField';
import { requiredChoice } from '@/forms/rules';
import { useOptionSearch } from '@/forms/useOptionSearch';
import type { MessageKey } from '@/i18n/keys';
import { useAutocompleteWords } from '@/components/inputs/useAutocompleteWords';
import { useTranslation } from '@/i18n/useTranslation';

export interface TransferValues {
  user: UserOption | null;
  queueId: number | '';
  whatsappId: number | '';
}

/** @returns whether a queue is there, as far as that is known */
function useQueueThere(): (queue: unknown) => boolean {
  const { data } = useQuery(queueList());
  return (queue) => !data || data.some(({ id }) => id === queue);
}

/** What a transfer needs: a queue, which nobody has deleted meanwhile (PUB-18). */
export function useTransferSchema() {
  const required: MessageKey = 'transferTicketModal.queueRequired';
  return object({ queueId: requiredChoice(required).test('there', required, useQueueThere()) });
}

/** What the server is asked for: a queue without a person sends the ticket back to waiting (T-56, contract 5.1). */
export function transferUpdate(ticket: Ticket, { user, queueId, whatsappId }: TransferValues): TicketUpdate {
  const queue = queueId === '' ? {} : { queueId };
  const connection = whatsappId === '' || whatsappId === ticket.whatsappId ? {} : { whatsappId };
  if (user) return { userId: user.id, ...queue, ...connection };
  return { ...queue, ...connection, status: 'pending', userId: null };
}

/** Puts the person of a transfer in front of those offered next time (DAY-10). */
export function rememberPerson(me: number, { user }: TransferValues): void {
  if (user) rememberChoice('transfer', me, String(user.id));
}

/** How many of those chosen lately have a button of their own. */
const mostButtons = 3;

/** Colleagues that a ticket can go to, those chosen lately first; whoever serves no queue is left to the search. */
function useColleagues(): { lately: readonly UserOption[]; all: readonly UserOption[] } {
  const { user: me } = useSession();
  const { data = [] } = useQuery(userOptions(me.companyId));
  const [recent] = useState(() => recentChoices('transfer', me.id));
  const turn = ({ id }: UserOption): number => {
    const place = recent.indexOf(String(id));
    return place === -1 ? recent.length : place;
  };
  const all = data
    .filter(({ id, queues = [] }) => id !== me.id && queues.length > 0)
    .toSorted((one, other) => turn(one) - turn(other) || String(one.name).localeCompare(String(other.name)));
  return { lately: all.filter((person) => turn(person) < recent.length).slice(0, mostButtons), all };
}

/** People are searched (T-55); before anything is typed colleagues are offered (DAY-10). */
function PersonField({ queueId }: Pick<TransferFieldsProps, 'queueId'>) {
  const { t } = useTranslation();
  const { values, setValues } = useFormikContext<TransferValues>();
  const words = useAutocompleteWords();
  const { typed, long, data, error, field } = useOptionSearch(userSearch);
  const { lately, all } = useColleagues();
  const nobody = (error && failureText(t, error)) ?? t('transferTicketModal.noOptions');
  const found = typed === '' ? all : (data?.users ?? []);
  const chosen = values.user;
  const isNew = chosen !== null && !found.some(({ id }) => id === chosen.id);

  const choose = (user: UserOption | null): void => {
    const queues = user?.queues ?? [];
    const queue = queues.find(({ id }) => id === queueId) ?? (queues.length === 1 ? queues[0] : undefined);
    void setValues({ ...values, user, queueId: queue?.id ?? '' });
  };

  return (
    <div>
      <Autocomplete
        options={isNew ? [chosen, ...found] : found}
        value={chosen}
        onChange={(_event, user) => choose(user)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        // Who is chosen is no answer to another name.
        filterOptions={(options) => (typed === '' ? options : [...found])}
        autoHighlight
        {...field}
        {...words}
        noOptionsText={long ? nobody : t('transferTicketModal.typeMore')}
        renderInput={(params) => <MuiTextField {...params} label={t('transferTicketModal.fieldLabel')} fullWidth />}
      />
      {lately.length > 0 && (
        <Box role="group" aria-label={t('ticketBulk.lately')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {lately.map((person) => (
            <Button
              key={person.id}
              size="small"
              variant={person.id === chosen?.id ? 'contained' : 'outlined'}
              aria-pressed={person.id === chosen?.id}
              onClick={() => choose(person)}
            >
              {person.name}
            </Button>
          ))}
        </Box>
      )}
    </div>
  );
}

/** Choosing a person limits the queues to theirs (contract 6.6). */
function PlaceFields({ keepConnection }: Pick<TransferFieldsProps, 'keepConnection'>) {
  const { t } = useTranslation();
  const { user: me } = useSession();
  const { values } = useFormikContext<TransferValues>();
  const queues = choicesOf(useQuery(queueList()), 'queue', toOption);
  const connections = useQuery(connectionList(me.companyId));
  const isThere = useQueueThere();
  const theirs = values.user?.queues ?? [];
  const offered = values.user ? theirs.filter(({ id }) => isThere(id)).map(toOption) : queues.options;
  return (
    <>
      <SelectField name="queueId" label="transferTicketModal.fieldQueueLabel" required {...queues} options={offered} />
      <SelectField
        name="whatsappId"
        label="transferTicketModal.fieldConnectionLabel"
        {...(keepConnection ? { emptyLabel: keepConnection } : {})}
        {...choicesOf(connections, 'connection', connectionOption(t))}
      />
    </>
  );
}

interface TransferFieldsProps {
  /** Of the ticket: stays where the person serves it. */
  queueId?: number | null;
  /** Text of the choice that leaves each ticket on its connection. */
  keepConnection?: MessageKey;
}

/** Person, queue and connection of a transfer (T-55, T-56). */
export function TransferFields({ queueId, ...rest }: TransferFieldsProps) {
  return (
    <>
      <PersonField {...(queueId !== undefined && { queueId })} />
      <PlaceFields {...rest} />
    </>
  );
}
