import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connectionList } from '@/api/connections';
import { queueList } from '@/api/queues';
import { getUser, updateUser, userKeys } from '@/api/users';
import { notify } from '@/components/feedback/notify';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { choicesOf } from '@/forms/choices';
import { connectionOption } from '@/forms/connectionOptions';
import { FormDialog } from '@/forms/FormDialog';
import { FormNotice } from '@/forms/FormNotice';
import { toOption } from '@/forms/option';
import { useFormRecord } from '@/forms/useFormRecord';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { useAdminGuard } from './useAdminGuard';

import { UserFields } from './UserFields';
import { useMergedUser } from './useMergedUser';
import { toValues, userSchema, type UserValues } from './userValues';

interface OwnUserDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The user form for the signed-in user (H-04, U-04 to U-06). The server refuses every change by a non-admin, even of
 * oneself (contract 3.6), so for them it shows and says so.
 */
export function OwnUserDialog({ open, onClose }: OwnUserDialogProps) {
  const { t } = useTranslation();
  const { user: self } = useSession();
  const { mergeUser } = useAuth();
  const client = useQueryClient();
  const mayEdit = can(self, 'user-modal:editProfile');
  const { turn } = useKeptSubject(open, null);
  const { data: stored, failed } = useFormRecord(
    [...userKeys.all, 'form', self.id, turn],
    (signal) => getUser(self.id, signal),
    open,
  );
  const queues = useQuery({ ...queueList(), enabled: open });
  const connections = useQuery({ ...connectionList(self.companyId), enabled: open });

  const toMerged = useMergedUser(self.companyId);
  const { check, question } = useAdminGuard(self.companyId);
  const { mutateAsync } = useMutation({
    mutationFn: async (form: { values: UserValues; opened: UserValues }) => {
      const input = await toMerged(self.id, form);
      await check(self.id, form.opened.profile, input.profile);
      const { super: _absent, ...saved } = await updateUser(self.id, input);
      // The answer lacks them, so what was sent stands in (contract 1.4).
      return { ...saved, allTicket: input.allTicket, whatsappId: input.whatsappId };
    },
    onSuccess: (saved) => {
      mergeUser(saved);
      notify.success(t('userModal.success'));
      return client.invalidateQueries({ queryKey: userKeys.all });
    },
  });

  return (
    <>
      <FormDialog
        open={open}
        place="users-own"
        title={t('userModal.title.own')}
        initial={toValues(stored ?? self)}
        stored
        schema={userSchema}
        loading={stored === undefined}
        failed={failed}
        readOnly={!mayEdit}
        submitLabel={t('userModal.buttons.okEdit')}
        onSubmit={(values, opened) => mutateAsync({ values, opened })}
        onClose={onClose}
      >
        {!mayEdit && <FormNotice text={t('userModal.readOnly')} />}
        <UserFields
          queues={choicesOf(queues, 'queue', toOption)}
          connections={choicesOf(connections, 'connection', connectionOption(t))}
          password={mayEdit ? 'change' : 'none'}
          mayEditProfile={mayEdit}
          mayEditQueues={can(self, 'user-modal:editQueues')}
        />
      </FormDialog>
      {question}
    </>
  );
}
