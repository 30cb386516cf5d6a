import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { deleteChat, type Chat } from '@/api/chats';
import { toFailure } from '@/api/errors';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { notify } from '@/components/feedback/notify';
import { useDraftStore } from '@/contexts/drafts';
import { useOutbox } from '@/features/conversation/outbox/useOutbox';
import { useFailure } from '@/forms/useFailure';
import { useTranslation } from '@/i18n/useTranslation';

interface DeleteChatDialogProps {
  open: boolean;
  chat: Chat;
  onClose: () => void;
  onDeleted: (chat: Chat) => void;
}

/** Asks before a chat goes with all its messages (IC-09, B-05). A refusal is told inside (IC-11). */
export function DeleteChatDialog({ open, chat, onClose, onDeleted }: DeleteChatDialogProps) {
  const { t } = useTranslation();
  const drafts = useDraftStore();
  const { entries, discard } = useOutbox(chat.id);
  const { failure, fail, forget } = useFailure();
  const { mutateAsync } = useMutation({
    mutationFn: () => deleteChat(chat.id),
    meta: { silent: true },
    onSuccess: () => {
      drafts.clear(chat.id);
      entries.forEach(({ id }) => discard(id));
      notify.success(t('chat.toasts.deleted'));
      onDeleted(chat);
    },
    onError: (error) => {
      console.warn('chat', toFailure(error));
      fail(error);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('chat.confirm.title', { name: chat.title || t('shell.chats.untitled') })}
      confirmLabel={t('chat.buttons.delete')}
      onConfirm={() => mutateAsync()}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <Typography color="textSecondary">
        {t('chat.confirm.message', { count: new Set(chat.users.map(({ userId }) => userId)).size })}
      </Typography>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
