import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useCommands } from '@/components/hooks/useCommands';
import { writeUrl } from '@/components/hooks/useUrlState';
import { SplitPane } from '@/components/layout/SplitPane';
import { useSplitPane } from '@/components/layout/useSplitPane';
import { preloadChoices } from '@/features/tickets/ChoiceMenu';
import { useTranslation } from '@/i18n/useTranslation';
import { fetchAhead } from '@/browser/idle';
import { ConversationPanel, preloadConversation } from './panel/ConversationPanel.lazy';
import { besideFrom } from './list/firstRect';
import { TicketListPanel, preloadSearch } from './list/TicketListPanel';
import { useOpenLists } from './list/useOpenLists';
import { ticketViewCodec, type TicketView } from './list/useTicketView';
import { useAskingCommands } from './useAskingCommands';
import { useStartTicket } from './useStartTicket';
import { Welcome } from './Welcome';

// A cold start at a ticket's address fetches list and conversation side by side.
if (/^\/tickets\/./.test(window.location.pathname)) void preloadConversation();

/** List left, conversation right; below 760 px two tabs that the address drives (T-01, T-02). */
export function TicketsPage() {
  const { t } = useTranslation();
  const { ticketId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const lists = useOpenLists();
  // What changes with the address alone: the conversation is not drawn with each change of a list.
  const { view, change } = lists;
  const pane = useSplitPane('/tickets', ticketId, besideFrom);
  const { begin, dialogs } = useStartTicket(pane.show);
  const { commands, question } = useAskingCommands();

  useEffect(() => fetchAhead(preloadConversation, preloadChoices, preloadSearch), []);

  const goTo = (changes: Partial<TicketView>): void => {
    pane.leaveEmpty();
    // Where the conversation covers the list, the list comes to the front.
    if (pane.wide) change(changes);
    else {
      const next = writeUrl(new URLSearchParams(search), ticketViewCodec, { ...view, ...changes });
      void navigate(`/tickets?${next.toString()}`);
    }
  };
  const waiting = (): void => goTo({ tab: 'open', part: 'pending' });
  const find = (): void => goTo({ tab: 'search' });
  useCommands({ new: begin, waiting, search: find });

  return (
    <>
      <SplitPane
        pane={pane}
        title={t('ticketAdvanced.ticketNav')}
        tabs={{
          label: t('ticketAdvanced.viewsLabel'),
          list: t('ticketAdvanced.ticketNav'),
          detail: t('ticketAdvanced.attendanceNav'),
          count: lists.pending.count ?? 0,
          atLeast: lists.pending.atLeast,
        }}
        list={
          <ErrorBoundary variant="panel">
            <TicketListPanel lists={lists} commands={commands} onNew={begin} />
          </ErrorBoundary>
        }
        detail={
          ticketId === undefined ? (
            <Welcome narrow={!pane.wide} onNew={begin} onShowWaiting={waiting} onSearch={find} />
          ) : (
            <ErrorBoundary variant="panel" resetKey={ticketId}>
              <ConversationPanel uuid={ticketId} commands={commands} />
            </ErrorBoundary>
          )
        }
      />
      {dialogs}
      {question}
    </>
  );
}
