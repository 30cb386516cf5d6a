import Alert from '@mui/material/Alert';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'yup';
import { chatKeys, createChat, getChat, listChats, updateChat, type Chat } from '@/api/chats';
import { toFailure } from '@/api/errors';
import { readAgain } from '@/api/readAgain';
import { userOptions } from '@/api/users';
import { notify } from '@/components/feedback/notify';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import { useSession } from '@/contexts/AuthContext';
import { choicesOf } from '@/forms/choices';
import { TextField } from '@/forms/fields';
import { toldTexts, useMeanwhile } from '@/forms/useMeanwhile';
import { FormDialog } from '@/forms/FormDialog';
import { MultiSelect } from '@/forms/MultiSelect';
import { toOption } from '@/forms/option';
import { pickOne, requiredText } from '@/forms/rules';
import { useFailure } from '@/forms/useFailure';
import { useFormRecord } from '@/forms/useFormRecord';
import type { Attempt, Attempts, Submitted } from '@/forms/keptForm';
import { saveNew } from '@/lists/saveNew';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { useTranslation } from '@/i18n/useTranslation';
import { useChatChange } from './useChatChange';

interface ChatFormDialogProps {
  open: boolean;
  /** The chat to edit, or null for a new one. */
  chat: Chat | null;
  onClose: () => void;
  onCreated: (chat: Chat) => void;
}

interface Values {
  title: string;
  members: number[];
}

/** Length of the server's column. */
const longest = 255;

const schema = object({
  title: requiredText({ max: longest, required: 'chat.toasts.fillTitle' }),
  members: pickOne('chat.toasts.fillUser'),
});

const inputOf = ({ title, members }: Values) => ({ title: title.trim(), memberIds: members });

const sameMembers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Creates a chat or changes its title and members (IC-08, IC-09). It is read when the form opens and again right before it
 * is saved (PUB-11, PUB-12). A refusal is told inside (IC-11).
 */
export function ChatFormDialog({ open, chat: known, onClose, onCreated }: ChatFormDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { saved } = useChatChange();
  const { failure, fail, forget } = useFailure();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    forget();
  }
  const { turn } = useKeptSubject(open, known);
  const record = useFormRecord(
    [...chatKeys.all, 'form', known?.id, turn],
    async (signal) => known && ((await getChat(known.id, signal)) ?? known),
    open && known !== null,
  );
  const chat = record.data ?? known;
  const people = useQuery({ ...userOptions(user.companyId), enabled: open });
  const choices = choicesOf(people, 'user', toOption);
  const toValues = (of: Chat | null): Values => ({
    title: of?.title ?? '',
    members: [...new Set(of?.users.map(({ userId }) => userId))].filter((id) => id !== user.id),
  });

  const find = async ({ values: sent, id }: Attempt<Values>): Promise<Chat | null> => {
    // The newest come first.
    const { records } = await readAgain(() => listChats());
    const isSent = ({ title, members }: Values) => title === sent.title.trim() && sameMembers(members, sent.members);
    return records.find((one) => one.ownerId === user.id && (one.id === id || isSent(toValues(one)))) ?? null;
  };
  const toChanges = useMeanwhile<Values>((theirs) => toldTexts(theirs, ['title']));
  const { mutateAsync } = useMutation({
    mutationFn: async ({ values, opened, attempts }: Submitted<Values>) => {
      if (known === null) {
        return saveNew(values, attempts, find, (there) =>
          there ? updateChat(there.id, inputOf(values)) : createChat(inputOf(values)),
        );
      }
      const now = toValues((await readAgain(() => getChat(known.id))) ?? chat);
      const { title, members } = { ...now, ...toChanges({ opened, values, now }) };
      const input = { title: title.trim(), memberIds: members };
      return updateChat(known.id, sameMembers(members, now.members) ? { title: input.title } : input);
    },
    meta: { silent: true },
    onSuccess: (answer) => {
      saved(answer);
      notify.success(t(chat === null ? 'chat.toasts.created' : 'chat.toasts.saved'));
      if (chat === null) onCreated(answer);
    },
  });
  const submit = (values: Values, opened: Values, attempts: Attempts<Values>) => {
    forget();
    return mutateAsync({ values, opened, attempts });
  };

  const handleRefused = (error: unknown) => {
    console.warn('chat', toFailure(error));
    fail(error);
  };

  return (
    <FormDialog<Values>
      open={open}
      place={`chats-${known?.id ?? 'new'}`}
      title={chat === null ? t('chat.modal.title') : t('chat.modal.edit', { name: chat.title ?? '' })}
      initial={toValues(chat)}
      stored={chat !== null}
      schema={schema}
      onSubmit={submit}
      onRefused={handleRefused}
      onClose={onClose}
      loading={people.data === undefined || (known !== null && record.data === undefined)}
      failed={record.failed ?? (hasFailed(people) ? { error: people.error, onRetry: () => people.refetch() } : null)}
    >
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <TextField name="title" label="chat.modal.titleField" required autoFocus maxLength={longest} />
      <MultiSelect
        name="members"
        label="chat.modal.users"
        placeholder="chat.modal.usersPlaceholder"
        helper={chat === null ? 'chat.modal.usersHint' : 'chat.modal.usersChanged'}
        required
        {...choices}
        options={choices.options.filter(({ value }) => value !== user.id)}
      />
    </FormDialog>
  );
}
