import { useQueryClient } from '@tanstack/react-query';
import { contactListItemKeys } from '@/api/contactListItems';
import { contactListKeys } from '@/api/contactLists';
import { useSocketEvent } from '@/contexts/SocketContext';

/** An import has a name of its own for each list and tells of the new ones alone: the list is read again (CL-12). */
export function useItemsReload(listId: number | null): void {
  const client = useQueryClient();
  useSocketEvent(
    'contactListReload',
    () => {
      void client.invalidateQueries({ queryKey: contactListItemKeys.all });
      void client.invalidateQueries({ queryKey: [...contactListKeys.all, 'pages'] });
    },
    listId ?? undefined,
  );
}
