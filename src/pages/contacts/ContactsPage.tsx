import Button from '@mui/material/Button';
import { Download, MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import { latePart, Opened } from '@/components/latePart';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/crud/ListPage';
import { rowIcon, type RowAction } from '@/crud/rowActions';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { ConnectionNames } from './ConnectionName';
import { contacts } from './contacts.resource';
import { ExportProgress } from './ExportProgress';
import { ImportButton } from './ImportButton';
import { useContactExport } from './useContactExport';
import { usePhoneImport } from './usePhoneImport';

const dialog = latePart(async () => (await import('./ContactDialog')).ContactDialog);
const newTicket = latePart(async () => (await import('@/features/new-ticket/NewTicketDialog')).NewTicketDialog);
const sheetImport = latePart(async () => (await import('@/features/import-contacts/ImportDialog')).ImportDialog);

/** Contacts (C-01 to C-14). Only admins delete: the contact's conversations go with it (C-02). */
export function ContactsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const [talkTo, setTalkTo] = useState<Contact | null>(null);
  const [talking, setTalking] = useState(false);
  const [importing, setImporting] = useState(false);
  const phone = usePhoneImport();
  const { exporting, progress, start, cancel } = useContactExport();

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
        dialog={dialog.Part}
        canDelete={can(user, 'contacts-page:deleteContact')}
        rowActions={actionsOf}
        toolbar={
          <>
            <ImportButton onSheet={() => setImporting(true)} onPhone={phone.ask} />
            <Button
              variant="outlined"
              startIcon={<Download size={16} strokeWidth={1.8} />}
              disabled={exporting}
              onClick={start}
            >
              {t('contacts.buttons.export')}
            </Button>
          </>
        }
        below={exporting && <ExportProgress progress={progress} onCancel={cancel} />}
      >
        <Opened open={talking}>
          <newTicket.Part
            open={talking}
            {...(talkTo && { contact: talkTo })}
            onClose={() => setTalking(false)}
            onOpened={({ uuid }) => void navigate(`/tickets/${uuid}`)}
          />
        </Opened>
        <Opened open={importing}>
          <sheetImport.Part open={importing} onClose={() => setImporting(false)} />
        </Opened>
        {phone.question}
      </ListPage>
    </ConnectionNames>
  );
}
