import Button from '@mui/material/Button';
import { Download, MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/lists/ListPage';
import { useListAddress } from '@/lists/useListAddress';
import { rowIcon, type RowAction } from '@/lists/rowAction';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { ConnectionNames } from './ConnectionName';
import { contacts } from './contacts.resource';
import { ExportProgress } from './ExportProgress';
import { ImportButton } from './ImportButton';
import { useContactExport } from './useContactExport';
import { usePhoneImport } from './usePhoneImport';

const dialog = lazyPart(async () => (await import('./ContactDialog')).ContactDialog);
const newTicket = lazyPart(async () => (await import('@/features/tickets/new/NewTicketDialog')).NewTicketDialog);
const sheetImport = lazyPart(async () => (await import('@/features/import-contacts/ImportDialog')).ImportDialog);

/** Contacts (C-01 to C-14). Only admins delete: the contact's conversations go with it (C-02). */
export function ContactsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const [talkTo, setTalkTo] = useState<Contact | null>(null);
  const [talking, setTalking] = useState(false);
  const [importing, setImporting] = useState(false);
  const phone = usePhoneImport();
  const { search } = useListAddress();
  const { exporting, progress, start, cancel } = useContactExport(search);

  const begin = (contact: Contact) => {
    setTalkTo(contact);
    setTalking(true);
  };

  const actionsOf = (row: Contact): RowAction[] => [
    {
      id: 'start',
      label: t('contacts.buttons.start', { name: row.name }),
      icon: <MessageCirclePlus {...rowIcon} />,
      onSelect: () => begin(row),
    },
  ];

  return (
    <ConnectionNames>
      <ListPage
        resource={contacts}
        dialog={dialog}
        canDelete={can(user, 'contacts-page:deleteContact')}
        rowActions={actionsOf}
        toolbar={
          <>
            <ImportButton onSheet={() => setImporting(true)} onPhone={phone.ask} />
            <Button variant="outlined" startIcon={<Download size={16} />} disabled={exporting} onClick={start}>
              {t(search === '' ? 'contacts.buttons.export' : 'contacts.buttons.exportFound')}
            </Button>
          </>
        }
        below={exporting && <ExportProgress progress={progress} onCancel={cancel} />}
      >
        <newTicket.Component
          open={talking}
          {...(talkTo && { contact: talkTo })}
          onClose={() => setTalking(false)}
          onOpened={({ uuid }) => void navigate(`/tickets/${uuid}`)}
        />
        <sheetImport.Component open={importing} onClose={() => setImporting(false)} />
        {phone.question}
      </ListPage>
    </ConnectionNames>
  );
}
