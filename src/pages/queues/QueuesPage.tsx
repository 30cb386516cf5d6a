import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/lists/ListPage';
import { can } from '@/lib/permissions';
import { queues } from './queues.resource';

const dialog = lazyPart(async () => (await import('./QueueDialog')).QueueDialog);

/** Queues with their menus and hours; only those who see the administration change them. */
export function QueuesPage() {
  const { user } = useSession();
  const may = can(user, 'drawer-admin-items:view');
  return <ListPage resource={queues} dialog={dialog} canAdd={may} canEdit={may} canDelete={may} />;
}
