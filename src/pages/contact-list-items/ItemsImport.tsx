import { contactListItemKeys, type ContactListItem } from '@/api/contactListItems';
import { contactListKeys, uploadContactSheet } from '@/api/contactLists';
import { ImportDialog } from '@/features/import-contacts/ImportDialog';
import { makeSheet } from '@/features/import-contacts/openSheet';
import type { GoodRow } from '@/features/import-contacts/rows';
import type { ImportTarget } from '@/features/import-contacts/target';
import { useTranslation } from '@/i18n/useTranslation';

interface ItemsImportProps {
  open: boolean;
  listId: number;
  listName: string;
  onExample: () => void;
  onClose: () => void;
}

/** The server asks the network about each row in turn: few enough for progress that moves. */
const rowsPerSheet = 50;

/**
 * Rows that the answer, which holds new items only, leaves out: their number was on the list already. The network may
 * have changed a number, so what is left over is paired by name.
 */
export function knownRows(rows: readonly GoodRow[], items: readonly ContactListItem[]): GoodRow[] {
  const numbers = new Set(items.map(({ number }) => number));
  const sent = new Set(rows.map(({ phone }) => phone));
  const changed = items.filter(({ number }) => !sent.has(number)).map(({ name }) => name);
  return rows.filter(({ phone, name }) => {
    if (numbers.has(phone)) return false;
    const at = changed.indexOf(name);
    if (at === -1) return true;
    changed.splice(at, 1);
    return false;
  });
}

/** A spreadsheet into a list: checked here, sent on as a sheet with the server's own headings (CL-09, B-06). */
export function ItemsImport({ open, listId, listName, onExample, onClose }: ItemsImportProps) {
  const { t } = useTranslation();
  const target: ImportTarget = {
    formats: 'xls or xlsx',
    email: true,
    chunkSize: rowsPerSheet,
    send: async (rows) => {
      const cells = rows.map(({ name, phone, email = '' }) => [name, phone, email]);
      const sheet = await makeSheet([['nome', 'numero', 'e-mail'], ...cells], `contatos-${listId}.xlsx`);
      const items = await uploadContactSheet(listId, sheet);
      return {
        added: items.map(({ id, name, isWhatsappValid }) => ({ id, name, unknown: isWhatsappValid === false })),
        out: knownRows(rows, items).map(({ line, name, phone }) => ({ line, name, phone, reason: 'known' })),
      };
    },
    reread: [contactListItemKeys.all, [...contactListKeys.all, 'pages']],
    body: 'contactImportModal.file.bodyAny',
    question: t('contactListItems.confirmationModal.importMessage', { name: listName }),
    onExample,
  };
  return <ImportDialog open={open} target={target} onClose={onClose} />;
}
