import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useCommands } from '@/components/useCommands';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { warmChoices } from '@/features/ticket-list/ChoiceMenu';
import { useTranslation } from '@/i18n/useTranslation';
import { whenIdle } from '@/lib/whenIdle';
import { ConversationPanel, warmConversation } from './conversation/load';
import { ContactFormDialog, NewTicketDialog } from './dialogs';
import { besideFrom } from './list/firstRect';
import { TicketListPanel, warmSearch } from './list/TicketListPanel';
import { useOpenLists } from './list/useOpenLists';
import { useTicketView, writeView, type TicketView } from './list/useTicketView';
import { NarrowTabs } from './NarrowTabs';
import { Welcome } from './Welcome';
import './inbox.css';

// A cold start at a ticket's address fetches list and conversation side by side.
if (/^\/tickets\/./.test(window.location.pathname)) void warmConversation();

/** What is being begun: a ticket, for a contact or not yet, or first the contact itself (T-50). */
type Starting = { step: 'ticket'; contact?: Contact } | { step: 'contact'; name: string } | null;

/** List left, conversation right; below 760 px two tabs that the address drives (T-01, T-02). */
export function TicketsPage() {
  const { t } = useTranslation();
  const { ticketId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { view, change } = useTicketView();
  const lists = useOpenLists();
  const wide = useMediaQuery(`(min-width: ${besideFrom}px)`, { noSsr: true });
  const [starting, setStarting] = useState<Starting>(null);
  const [last, setLast] = useState(ticketId);
  const [emptyShown, setEmptyShown] = useState(false);
  if (ticketId !== undefined && ticketId !== last) setLast(ticketId);

  useEffect(() => whenIdle(() => void Promise.all([warmConversation(), warmChoices(), warmSearch()])), []);

  const begin = (): void => setStarting({ step: 'ticket' });
  const open = (uuid: string | null): void => {
    setEmptyShown(false);
    void navigate({ pathname: uuid === null ? '/tickets' : `/tickets/${uuid}`, search });
  };
  const goTo = (changes: Partial<TicketView>): void => {
    setEmptyShown(false);
    // Where the conversation covers the list, the list comes to the front.
    if (wide) change(changes);
    else void navigate(`/tickets?${writeView(new URLSearchParams(search), { ...view, ...changes }).toString()}`);
  };
  const waiting = (): void => goTo({ tab: 'open', part: 'pending' });
  const find = (): void => goTo({ tab: 'search' });
  useCommands({ new: begin, waiting, search: find });
  const welcome = <Welcome narrow={!wide} onNew={begin} onShowWaiting={waiting} onSearch={find} />;
  const conversation =
    ticketId === undefined ? (
      welcome
    ) : (
      <ErrorBoundary variant="panel" resetKey={ticketId}>
        <ConversationPanel uuid={ticketId} />
      </ErrorBoundary>
    );
  const list = (
    <ErrorBoundary variant="panel">
      <TicketListPanel lists={lists} onNew={begin} />
    </ErrorBoundary>
  );
  const talking = ticketId !== undefined || emptyShown;

  return (
    <div className="inbox">
      <VisuallyHidden component="h1">{t('ticketAdvanced.ticketNav')}</VisuallyHidden>
      {!wide && (
        <NarrowTabs
          value={talking ? 'conversation' : 'list'}
          waiting={lists.pending.count ?? 0}
          onChange={(next) => {
            if (next === 'list') open(null);
            else if (last === undefined) setEmptyShown(true);
            else open(last);
          }}
        />
      )}
      {wide ? (
        <div className="inbox-split">
          <div className="inbox-list">{list}</div>
          <div className="inbox-talk">{conversation}</div>
        </div>
      ) : (
        <div className="inbox-stack">
          {/* Kept laid out, so that the list is where it was on the way back. */}
          <div className="inbox-pane" style={{ visibility: talking ? 'hidden' : 'visible' }}>
            {list}
          </div>
          {talking && <div className="inbox-pane">{conversation}</div>}
        </div>
      )}
      <NewTicketDialog
        open={starting?.step === 'ticket'}
        onClose={() => setStarting(null)}
        {...(starting?.step === 'ticket' && starting.contact ? { contact: starting.contact } : {})}
        onCreateContact={(name) => setStarting({ step: 'contact', name })}
        onOpened={({ uuid }) => {
          setStarting(null);
          open(uuid);
        }}
      />
      <ContactFormDialog
        open={starting?.step === 'contact'}
        preset={starting?.step === 'contact' ? { name: starting.name } : {}}
        onClose={() => setStarting((now) => (now?.step === 'contact' ? { step: 'ticket' } : now))}
        onSaved={(contact) => setStarting({ step: 'ticket', contact })}
      />
    </div>
  );
}
