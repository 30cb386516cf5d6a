import { useQuery } from '@tanstack/react-query';
import { connectionList } from '@/api/connections';
import { queueList } from '@/api/queues';
import { createUser, updateUser, userOptions, type User } from '@/api/users';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { choicesOf } from '@/forms/choices';
import { connectionOption } from '@/forms/connectionOptions';
import { toOption } from '@/forms/option';
import { FormNotice } from '@/forms/FormNotice';
import { PlanLimit } from '@/forms/PlanLimit';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { useAdminGuard } from '@/features/user-form/useAdminGuard';

import { UserFields } from '@/features/user-form/UserFields';
import {
  newUser,
  newUserSchema,
  toInput,
  toValues,
  userSchema,
  type UserValues,
} from '@/features/user-form/userValues';
import { users } from './users.resource';

/** The server says so in a sentence (contract 3.6). */
const fieldErrors = {
  'An user with this email already exists.': {
    field: 'email',
    message: 'backendErrors.sentences.emailInUse' satisfies MessageKey,
  },
} as const;

const notKept = ['password'] as const;

const passwordFor = (id: number | null) => (id === null ? 'new' : 'change');

/** Creates or edits a user (U-04 to U-07). */
export function UserDialog(props: RecordDialogProps<User>) {
  const { open, id } = props;
  const { t } = useTranslation();
  const { user: self } = useSession();
  const { mergeUser } = useAuth();
  const queues = useQuery({ ...queueList(), enabled: open });
  const connections = useQuery({ ...connectionList(self.companyId), enabled: open });
  const colleagues = useQuery({ ...userOptions(self.companyId), enabled: open && id === null });

  const input = (values: UserValues) => toInput(values, self.companyId);
  /** The server would let an admin give a super user another password, and sign in with it (DAY-53). */
  const isAbove = (record: User | undefined): boolean => record?.super === true && self.super !== true;
  const { check, question } = useAdminGuard(self.companyId);
  const save = async (values: UserValues, edited: number | null, record?: User): Promise<User> => {
    if (edited === null) return createUser(input(values));
    if (record) await check(edited, record.profile, values.profile);
    const { allTicket, whatsappId, ...wire } = input(values);
    const { super: _absent, ...saved } = await updateUser(edited, { ...wire, allTicket, whatsappId });
    // The answer lacks them, so what was sent stands in (contract 1.4).
    const whole = { ...saved, allTicket, whatsappId };
    if (edited === self.id) mergeUser(whole);
    return whole;
  };

  return (
    <>
      <RecordForm
        {...props}
        resource={users}
        foundBy="name"
        notKept={notKept}
        initial={newUser}
        schema={id === null ? newUserSchema : userSchema}
        told={['name', 'email']}
        fromRecord={toValues}
        toInput={input}
        save={save}
        fieldErrors={fieldErrors}
        readOnly={isAbove}
      >
        {(record) => (
          <>
            {id === null && <PlanLimit of="users" records={colleagues.data} />}
            {isAbove(record) && <FormNotice text={t('userModal.superUser')} />}
            <UserFields
              queues={choicesOf(queues, 'queue', toOption)}
              connections={choicesOf(connections, 'connection', connectionOption(t))}
              password={isAbove(record) ? 'none' : passwordFor(id)}
              mayEditProfile={can(self, 'user-modal:editProfile')}
              mayEditQueues={can(self, 'user-modal:editQueues')}
            />
          </>
        )}
      </RecordForm>
      {question}
    </>
  );
}
