import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Ticket } from '@/api/tickets';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { FailedState } from '@/components/feedback/FailedState';
import { useCommands } from '@/components/hooks/useCommands';
import { Composer } from '@/features/conversation/composer/Composer';
import { useIsNarrow } from '@/features/conversation/composer/useIsNarrow';
import { ThreadView } from '@/features/conversation/thread/ThreadView';
import { afterBusy, useBusyTicket } from '@/realtime/cache/busyTickets';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { sameFields } from '@/lib/sameFields';
import { ticketLabel } from '@/lib/phone';
import { useStartTicket } from '../useStartTicket';
import { ContactDrawer } from './ContactDrawer';
import { ConversationHeader } from './ConversationHeader';
import { ConversationSkeleton } from './ConversationSkeleton';
import { LineNotice } from './LineNotice';
import { TicketTags } from './TicketTags';
import { useDrawer } from './useDrawer';
import { useLine } from './useLine';
import { useOpenTicket } from './useOpenTicket';
import { useTypedElsewhere } from './useTypedElsewhere';
import styles from './ConversationPanel.module.css';

interface ConversationPanelProps {
  uuid: string;
  commands: TicketCommands;
}

/**
 * The conversation at an address with its header, thread, composer and contact drawer, its skeleton, or why there is
 * none (T-51, M, P, W).
 */
export function ConversationPanel({ uuid, commands }: ConversationPanelProps) {
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
  return <Conversation key={open.ticket.id} ticket={open.ticket} actions={commands} />;
}

/** What each message changes of a ticket. */
const moving: ReadonlySet<string> = new Set<keyof Ticket>(['lastMessage', 'updatedAt', 'unreadMessages', 'fromMe']);

/**
 * The open ticket as it was before the last messages, for what shows nothing of them: header, tags, composer and
 * drawer need not be drawn again with each one (docs/performance.md). Once it is not open it is always the
 * latest.
 */
function useTicketIgnoringMessages(ticket: Ticket): Ticket {
  const [held, setHeld] = useState(ticket);
  if (held === ticket || (ticket.status === 'open' && sameFields(held, ticket, moving))) return held;
  setHeld(ticket);
  return ticket;
}

/** The drawer is docked while the conversation beside its 320 px keeps 480 (design, "Contact drawer"). */
const dockedFrom = 800;

function Conversation({ ticket: latest, actions }: { ticket: Ticket; actions: TicketCommands }) {
  const ticket = useTicketIgnoringMessages(latest);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const drawer = useDrawer();
  const drawerButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const overlaid = useIsNarrow(panel, dockedFrom) && drawer.open;
  const [searching, setSearching] = useState(false);
  const { beginFor, dialogs } = useStartTicket((uuid) => void navigate({ pathname: `/tickets/${uuid}`, search }));
  const name = ticketLabel(ticket);
  const busy = useBusyTicket(ticket.id);
  const line = useLine(ticket);
  useTypedElsewhere();
  useCommands({ find: () => setSearching(true), contact: drawer.toggle });

  return (
    <div ref={panel} className={styles.panel}>
      <section
        aria-label={t('conversationPanel.label', { name })}
        // Where the letters go (app/palette/letters.ts).
        data-conversation={`/tickets/${ticket.uuid}`}
        // Where the focus goes when it leaves the message box.
        tabIndex={-1}
        className={styles.conversation}
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
        <LineNotice key={ticket.whatsappId} line={line} />
        <ErrorBoundary variant="panel">
          <ThreadView
            ticket={latest}
            searchOpen={searching}
            onSearchClose={() => setSearching(false)}
            onStartConversation={beginFor}
          />
        </ErrorBoundary>
        <ErrorBoundary variant="panel">
          <Composer
            ticket={ticket}
            lineGone={line === null}
            busy={busy}
            afterBusy={(act) => afterBusy(ticket.id, act)}
            onAccept={() => void actions.accept(ticket)}
            onReopen={() => void actions.reopen(ticket)}
          />
        </ErrorBoundary>
      </section>
      {drawer.open && (
        <ErrorBoundary variant="panel" {...(overlaid && { layer: { open: true, onClose: drawer.close } })}>
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
      {dialogs}
    </div>
  );
}
