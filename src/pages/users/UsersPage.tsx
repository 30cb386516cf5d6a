import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/lists/ListPage';
import { can } from '@/lib/permissions';
import { users } from './users.resource';

const dialog = lazyPart(async () => (await import('./UserDialog')).UserDialog);

/**
 * Users (U-01 to U-09). Only an admin may change any (contract 3.6). The server would let people delete themselves,
 * which ends in a session without an owner; nobody is offered that.
 */
export function UsersPage() {
  const { user } = useSession();
  const mayEdit = can(user, 'user-modal:editProfile');
  return (
    <ListPage
      resource={users}
      dialog={dialog}
      canAdd={mayEdit}
      canEdit={mayEdit}
      canDelete={(row) => mayEdit && row.id !== user.id}
    />
  );
}
