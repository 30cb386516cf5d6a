import { useState, type ReactNode } from 'react';
import { readAgain } from '@/api/readAgain';
import { readAllPages } from '@/api/rest';
import { getUser, listUserOptions, userApi } from '@/api/users';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useSession } from '@/contexts/AuthContext';
import { FieldErrors } from '@/forms/fieldErrors';
import { useTranslation } from '@/i18n/useTranslation';

const admin = 'admin';

/**
 * Ids of the admins of a company. The list of users is of the caller's own; of another company's users the server tells
 * the profile one by one.
 */
async function listAdminIds(companyId: number, own: boolean): Promise<number[]> {
  const users = own
    ? await readAllPages((pageNumber) => userApi.list({ searchParam: '', pageNumber }))
    : await Promise.all((await listUserOptions(companyId)).map(({ id }) => getUser(id)));
  return users.flatMap(({ id, profile }) => (profile === admin ? [id] : []));
}

/**
 * Before an admin is made something else: the only one of a company cannot be, since nobody could bring the
 * administration back, and whoever does it to themselves is asked (DAY-32).
 * @param companyId of the users in question
 * @returns `check`, to be awaited before the save, which throws `FieldErrors`; `question`, to be drawn beside the form
 */
export function useAdminGuard(companyId: number): {
  check: (id: number, before: string, after: string) => Promise<void>;
  question: ReactNode;
} {
  const { t } = useTranslation();
  const { user: self } = useSession();
  const [asked, setAsked] = useState<{ answer: (yes: boolean) => void } | null>(null);

  const ask = () => new Promise<boolean>((answer) => setAsked({ answer }));
  const check = async (id: number, before: string, after: string): Promise<void> => {
    if (before !== admin || after === admin) return;
    const admins = await readAgain(() => listAdminIds(companyId, companyId === self.companyId));
    if (admins.every((one) => one === id)) throw new FieldErrors({ profile: 'userModal.lastAdmin' });
    // Nothing is at fault: the form stays as it is.
    if (id === self.id && !(await ask())) throw new FieldErrors({});
  };

  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={t('userModal.demote.title')}
      body={t('userModal.demote.body')}
      confirmLabel={t('userModal.demote.confirm')}
      onConfirm={() => asked?.answer(true)}
      onClose={() => {
        asked?.answer(false);
        setAsked(null);
      }}
    />
  );
  return { check, question };
}
