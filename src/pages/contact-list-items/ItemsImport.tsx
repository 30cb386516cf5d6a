import { contactListItemKeys } from '@/api/contactListItems';
import { contactListKeys } from '@/api/contactLists';
import { ImportDialog } from '@/features/import-contacts/ImportDialog';
import type { ImportTarget } from '@/features/import-contacts/target';
import { useTranslation } from '@/i18n/useTranslation';
import { useItemsUpload } from './useItemsUpload';

interface ItemsImportProps {
  open: boolean;
  listId: number;
  listName: string;
  onExample: () => void;
  onClose: () => void;
}

/**
 * The server asks the network about each row before it answers, and proxies wait for an answer a minute or two: each of
 * these rows may take six seconds.
 */
const rowsPerSheet = 10;

/** A spreadsheet into a list: checked here, sent on as a sheet with the server's own headings (CL-09, B-06). */
export function ItemsImport({ open, listId, listName, onExample, onClose }: ItemsImportProps) {
  const { t } = useTranslation();
  const { prepare, send, settle } = useItemsUpload(listId);
  const target: ImportTarget = {
    formats: 'xls or xlsx',
    email: true,
    chunkSize: rowsPerSheet,
    prepare,
    send,
    settle,
    reread: [contactListItemKeys.all, [...contactListKeys.all, 'pages']],
    body: 'contactImportModal.file.bodyAny',
    question: t('contactListItems.confirmationModal.importMessage', { name: listName }),
    onExample,
  };
  return <ImportDialog open={open} target={target} onClose={onClose} />;
}
