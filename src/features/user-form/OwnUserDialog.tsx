import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { connectionList } from '@/api/connections';
import { queueList } from '@/api/queues';
import { updateUser, userDetail, userKeys } from '@/api/users';
import { Banner } from '@/components/feedback/Banner';
import { notify } from '@/components/feedback/notify';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { connectionOptions } from '@/forms/connectionOptions';
import { FormDialog } from '@/forms/FormDialog';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
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
  const { data: stored, isPending } = useQuery({ ...userDetail(self.id), enabled: open, gcTime: 0 });
  const { data: queues = [] } = useQuery({ ...queueList(), enabled: open });
  const { data: connections = [] } = useQuery({ ...connectionList(self.companyId), enabled: open });

  const toMerged = useMergedUser(self.companyId);
  const { mutateAsync } = useMutation({
    mutationFn: async (form: { values: UserValues; opened: UserValues }) => {
      const input = await toMerged(self.id, form);
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
    <FormDialog
      open={open}
      title={t('userModal.title.own')}
      initial={toValues(stored ?? self)}
      stored
      schema={userSchema}
      loading={isPending}
      readOnly={!mayEdit}
      submitLabel={t('userModal.buttons.okEdit')}
      onSubmit={(values, opened) => mutateAsync({ values, opened })}
      onClose={onClose}
    >
      {!mayEdit && (
        <Box sx={{ borderRadius: 'var(--radius)', overflow: 'hidden' }}>
          <Banner severity="info" icon={<Info size={20} aria-hidden />} text={t('userModal.readOnly')} />
        </Box>
      )}
      <UserFields
        queues={queues.map(({ id, name, color }) => ({ value: id, label: name, color }))}
        connections={connectionOptions(t, connections)}
        password={mayEdit ? 'change' : 'none'}
        mayEditProfile={mayEdit}
        mayEditQueues={can(self, 'user-modal:editQueues')}
      />
    </FormDialog>
  );
}
