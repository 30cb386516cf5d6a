import Alert from '@mui/material/Alert';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'yup';
import { createChat, updateChat, type Chat } from '@/api/chats';
import { toFailure } from '@/api/errors';
import { userOptions } from '@/api/users';
import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { TextField } from '@/forms/fields';
import { toldTexts, useMeanwhile } from '@/forms/useMeanwhile';
import { FormDialog } from '@/forms/FormDialog';
import { MultiSelect } from '@/forms/MultiSelect';
import { pickOne, requiredText } from '@/forms/rules';
import { useFailure } from '@/forms/useFailure';
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

const sameMembers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Creates a chat or changes its title and members (IC-08, IC-09). A refusal is told inside (IC-11). */
export function ChatFormDialog({ open, chat, onClose, onCreated }: ChatFormDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { saved } = useChatChange();
  const { failure, fail, forget } = useFailure();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    forget();
  }
  const people = useQuery({ ...userOptions(user.companyId), enabled: open });
  const others = (people.data ?? []).filter(({ id }) => id !== user.id);
  const members = [...new Set(chat?.users.map(({ userId }) => userId))].filter((id) => id !== user.id);

  const toChanges = useMeanwhile<Values>((theirs) => toldTexts(theirs, ['title']));
  const { mutateAsync } = useMutation({
    mutationFn: async ({ values, opened }: { values: Values; opened: Values }) => {
      if (chat === null) return createChat({ title: values.title.trim(), memberIds: values.members });
      // Live events keep the chat as others have made it (PUB-11).
      const now = { title: chat.title ?? '', members };
      const { title, members: chosen } = { ...now, ...toChanges({ opened, values, now }) };
      const input = { title: title.trim(), memberIds: chosen };
      return updateChat(chat.id, sameMembers(chosen, members) ? { title: input.title } : input);
    },
    meta: { silent: true },
    onSuccess: (answer) => {
      saved(answer);
      notify.success(t(chat === null ? 'chat.toasts.created' : 'chat.toasts.saved'));
      if (chat === null) onCreated(answer);
    },
  });
  const submit = (values: Values, opened: Values) => {
    forget();
    return mutateAsync({ values, opened });
  };

  const handleRefused = (error: unknown) => {
    console.warn('chat', toFailure(error));
    fail(error);
  };

  return (
    <FormDialog<Values>
      open={open}
      title={chat === null ? t('chat.modal.title') : t('chat.modal.edit', { name: chat.title ?? '' })}
      initial={{ title: chat?.title ?? '', members }}
      stored={chat !== null}
      schema={schema}
      onSubmit={submit}
      onRefused={handleRefused}
      onClose={onClose}
      loading={people.data === undefined}
      failed={people.error && { error: people.error, onRetry: () => void people.refetch() }}
    >
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <TextField name="title" label="chat.modal.titleField" required autoFocus maxLength={longest} />
      <MultiSelect
        name="members"
        label="chat.modal.users"
        placeholder="chat.modal.usersPlaceholder"
        helper={chat === null ? 'chat.modal.usersHint' : 'chat.modal.usersChanged'}
        required
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
