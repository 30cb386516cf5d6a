import { useState, type ReactNode } from 'react';
import type { Contact } from '@/api/contacts';
import type { ContactPreset } from '@/features/tickets/new/ContactField';
import { ContactFormDialog, NewTicketDialog } from './dialogs.lazy';

/** The dialog that is open: of the ticket, for a contact or not yet, or first of the contact itself (T-50). */
type Step =
  | { dialog: 'ticket'; contact?: Contact }
  /** `back`: to the dialog of the ticket, where it came from. */
  | { dialog: 'contact'; preset: ContactPreset; back: boolean }
  | null;

interface StartTicket {
  begin: () => void;
  /** Begins with a contact that may not be known yet. */
  beginFor: (preset: ContactPreset) => void;
  dialogs: ReactNode;
}

/**
 * The dialogs in which a conversation is started (T-43, T-50).
 * @param onOpened receives the uuid of the ticket to go to
 */
export function useStartTicket(onOpened: (uuid: string) => void): StartTicket {
  const [step, setStep] = useState<Step>(null);
  return {
    begin: () => setStep({ dialog: 'ticket' }),
    beginFor: (preset) => setStep({ dialog: 'contact', preset, back: false }),
    dialogs: (
      <>
        <NewTicketDialog
          open={step?.dialog === 'ticket'}
          onClose={() => setStep(null)}
          {...(step?.dialog === 'ticket' && step.contact ? { contact: step.contact } : {})}
          onCreateContact={(preset) => setStep({ dialog: 'contact', preset, back: true })}
          onOpened={({ uuid }) => {
            setStep(null);
            onOpened(uuid);
          }}
        />
        <ContactFormDialog
          open={step?.dialog === 'contact'}
          preset={step?.dialog === 'contact' ? step.preset : {}}
          onClose={() => setStep((now) => (now?.dialog === 'contact' ? (now.back ? { dialog: 'ticket' } : null) : now))}
          onSaved={(contact) => setStep({ dialog: 'ticket', contact })}
        />
      </>
    ),
  };
}
