import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import type { Ticket } from '@/api/tickets';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { FailedState } from '@/components/FailedState';
import { useCommands } from '@/components/useCommands';
import { Composer } from '@/features/conversation/composer/Composer';
import { useIsNarrow } from '@/features/conversation/composer/useIsNarrow';
import { Thread } from '@/features/conversation/thread/Thread';
import { useBusyTicket } from '@/features/ticket-actions/busyTickets';
import { useTicketCommands } from '@/features/ticket-actions/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { ContactFormDialog, NewTicketDialog } from '../dialogs';
import { ContactDrawer } from './ContactDrawer';
import { ConversationHeader } from './ConversationHeader';
import { ConversationSkeleton } from './ConversationSkeleton';
import { TicketTags } from './TicketTags';
import { useDrawer } from './useDrawer';
import { useOpenTicket } from './useOpenTicket';
import { useStillTicket } from './useStillTicket';

/** The conversation of the address, with its header, thread, composer and contact drawer (T-51, M, P, W). */
export function ConversationPanel({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const open = useOpenTicket(uuid);

  if (open.state === 'loading') return <ConversationSkeleton />;
  if (open.state === 'failed') return <FailedState onRetry={open.retry} title={t('conversationPanel.failedTitle')} />;
  if (open.state === 'missing') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('conversationPanel.missingTitle')}
        body={t('conversationPanel.missingBody')}
        action={
          <Button variant="outlined" component={RouterLink} to={`/tickets${search}`}>
            {t('conversationPanel.backToList')}
          </Button>
        }
      />
    );
  }
  return <Conversation key={open.ticket.id} ticket={open.ticket} />;
}

/** The drawer is docked while the conversation beside its 320 px keeps 480 (design, "Contact drawer"). */
const dockedFrom = 800;

type Starting = { step: 'ticket'; contact: Contact } | { step: 'contact'; name: string; number: string } | null;

function Conversation({ ticket: latest }: { ticket: Ticket }) {
  const ticket = useStillTicket(latest);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const actions = useTicketCommands();
  const drawer = useDrawer();
  const drawerButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const overlaid = useIsNarrow(panel, dockedFrom) && drawer.open;
  const [searching, setSearching] = useState(false);
  const [starting, setStarting] = useState<Starting>(null);
  const name = ticket.contact?.name ?? `#${ticket.id}`;
  const busy = useBusyTicket(ticket.id);
  useCommands({ find: () => setSearching(true), contact: drawer.toggle });

  return (
    <Box
      ref={panel}
      sx={{ display: 'flex', minWidth: 0, minHeight: 0, flex: 1, position: 'relative', containerType: 'inline-size' }}
    >
      <Box
        component="section"
        aria-label={t('conversationPanel.label', { name })}
        // Where the focus goes when it leaves the message box.
        tabIndex={-1}
        sx={{
          outline: 0,
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          minHeight: 0,
          flex: 1,
          containerType: 'inline-size',
        }}
      >
        <ConversationHeader
          ticket={ticket}
          actions={actions}
          drawerOpen={drawer.open}
          drawerButton={drawerButton}
          onToggleDrawer={drawer.toggle}
          onSearch={() => setSearching(true)}
        />
        <TicketTags ticket={ticket} />
        <ErrorBoundary variant="panel">
          <Thread
            ticket={latest}
            searchOpen={searching}
            onSearchClose={() => setSearching(false)}
            onStartConversation={({ name: contactName, number }) =>
              setStarting({ step: 'contact', name: contactName, number })
            }
          />
        </ErrorBoundary>
        <ErrorBoundary variant="panel">
          <Composer
            ticket={ticket}
            busy={busy}
            onAccept={() => void actions.accept(ticket)}
            onReopen={() => void actions.reopen(ticket)}
          />
        </ErrorBoundary>
      </Box>
      {drawer.open && (
        <ErrorBoundary variant="panel">
          <ContactDrawer
            ticket={ticket}
            modal={overlaid}
            onClose={() => {
              drawer.close();
              drawerButton.current?.focus();
            }}
          />
        </ErrorBoundary>
      )}
      {starting?.step === 'contact' && (
        <ContactFormDialog
          open
          preset={{ name: starting.name, number: starting.number }}
          onClose={() => setStarting(null)}
          onSaved={(contact) => setStarting({ step: 'ticket', contact })}
        />
      )}
      {starting?.step === 'ticket' && (
        <NewTicketDialog
          open
          contact={starting.contact}
          onClose={() => setStarting(null)}
          onOpened={({ uuid }) => {
            setStarting(null);
            void navigate({ pathname: `/tickets/${uuid}`, search });
          }}
        />
      )}
    </Box>
  );
}
