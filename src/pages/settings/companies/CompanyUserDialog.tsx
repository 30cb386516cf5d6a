import { useMutation } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { companyKeys, type Company } from '@/api/companies';
import { listQueues } from '@/api/queues';
import { getUser, listUserOptions, updateUser } from '@/api/users';
import { Banner } from '@/components/feedback/Banner';
import { notify } from '@/components/feedback/notify';
import { FormDialog } from '@/forms/FormDialog';
import { toOption } from '@/forms/option';
import { useFormRecord } from '@/forms/useFormRecord';
import { useAdminGuard } from '@/features/user-form/useAdminGuard';
import { UserFields } from '@/features/user-form/UserFields';
import { useMergedUser } from '@/features/user-form/useMergedUser';
import { newUser, toValues, userSchema, type UserValues } from '@/features/user-form/userValues';
import { useTranslation } from '@/i18n/useTranslation';

interface CompanyUserDialogProps {
  open: boolean;
  company: Company;
  /** Counts openings: each reads the user afresh. */
  turn: number;
  onClose: () => void;
}

/** The first user is the one that was made along with the company. */
async function readFirstUser(companyId: number, signal: AbortSignal) {
  const [users, queues] = await Promise.all([listUserOptions(companyId, signal), listQueues(signal, companyId)]);
  const [first] = users.toSorted((one, other) => one.id - other.id);
  return { user: first ? await getUser(first.id, signal) : null, queues };
}

/** The first user of a company: who lost their password gets another here (contract back-office 17). */
export function CompanyUserDialog({ open, company, turn, onClose }: CompanyUserDialogProps) {
  const { t } = useTranslation();
  const { data, failed } = useFormRecord(
    [...companyKeys.all, 'user', company.id, turn],
    (signal) => readFirstUser(company.id, signal),
    open,
  );
  const user = data?.user ?? null;

  const toMerged = useMergedUser(company.id);
  const { check, question } = useAdminGuard(company.id);
  const { mutateAsync } = useMutation({
    mutationFn: async (form: { values: UserValues; opened: UserValues }) => {
      if (!user) return null;
      const input = await toMerged(user.id, form);
      await check(user.id, form.opened.profile, input.profile);
      return updateUser(user.id, input);
    },
    onSuccess: () => notify.success(t('userModal.success')),
  });

  return (
    <>
      <FormDialog
        open={open}
        place={`company-user-${company.id}`}
        title={t('settings.company.user.title', { name: company.name })}
        initial={user ? toValues(user) : newUser}
        stored={user !== null}
        schema={userSchema}
        loading={data === undefined}
        failed={failed}
        readOnly={user === null}
        onSubmit={(values, opened) => mutateAsync({ values, opened })}
        onClose={onClose}
      >
        {user ? (
          <UserFields
            queues={{ options: data?.queues.map(toOption) ?? [], of: 'queue' }}
            connections={null}
            password="change"
            mayEditProfile
            mayEditQueues
          />
        ) : (
          <Banner severity="warning" icon={<CircleUserRound />} text={t('settings.company.user.none')} />
        )}
      </FormDialog>
      {question}
    </>
  );
}
