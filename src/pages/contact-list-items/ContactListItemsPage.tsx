import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, BookX, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactListItemKeys } from '@/api/contactListItems';
import { contactListDetail, contactListKeys } from '@/api/contactLists';
import { failureStatus } from '@/api/errors';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { ListPage } from '@/lists/ListPage';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { contactListItems } from './contactListItems.resource';
import { useExample } from './useExample';
import { useListId } from './useListId';

const dialog = lazyPart(async () => (await import('./ContactListItemDialog')).ContactListItemDialog);
const sheetImport = lazyPart(async () => (await import('./ItemsImport')).ItemsImport);

const icon = { size: 16 } as const;

function BackToLists() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/contact-lists" variant="outlined" startIcon={<ArrowLeft {...icon} />}>
      {t('contactListItems.buttons.lists')}
    </Button>
  );
}

/** An import has a name of its own for each list and tells of the new ones alone: the list is read again (CL-12). */
function useItemsReload(listId: number | null): void {
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

/** Who is on one contact list (CL-04 to CL-12). */
export function ContactListItemsPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const listId = useListId();
  const { data: list, error } = useQuery({ ...contactListDetail(listId ?? 0), enabled: listId !== null });
  const [importing, setImporting] = useState(false);
  const handleExample = useExample();
  useItemsReload(listId);

  // The server hands out lists of other companies too (contract back-office 26.5).
  const foreign = list?.companyId != null && list.companyId !== user.companyId;
  if (listId === null || foreign || failureStatus(error) === 404) {
    return (
      <EmptyState
        heading="h1"
        icon={<BookX />}
        title={t('contactListItems.notFound')}
        body={t('contactListItems.notFoundBody')}
        action={<BackToLists />}
      />
    );
  }

  const name = list?.name ?? t('contactListItems.title');
  return (
    <ListPage
      key={listId}
      resource={contactListItems}
      dialog={dialog}
      canDelete={can(user, 'contacts-page:deleteContact')}
      filters={{ contactListId: listId }}
      title={name}
      lead={<BackToLists />}
      toolbar={
        <>
          <Button variant="outlined" startIcon={<Download {...icon} />} onClick={handleExample}>
            {t('contactListItems.download')}
          </Button>
          <Button variant="outlined" startIcon={<Upload {...icon} />} onClick={() => setImporting(true)}>
            {t('contactListItems.buttons.import')}
          </Button>
        </>
      }
    >
      <sheetImport.Component
        open={importing}
        listId={listId}
        listName={name}
        onExample={handleExample}
        onClose={() => setImporting(false)}
      />
    </ListPage>
  );
}
