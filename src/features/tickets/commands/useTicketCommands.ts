import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureCode } from '@/api/errors';
import { deleteTicket, type Ticket } from '@/api/tickets';
import { stillHere } from '@/browser/stillHere';
import { notify } from '@/components/feedback/notify';
import { useGo } from '@/components/hooks/useGo';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useDraftStore } from '@/contexts/drafts';
import { useTranslation } from '@/i18n/useTranslation';
import { resyncAll } from '@/realtime/resync/resync';
import { contactLabel } from '@/lib/phone';
import { cachedTicket, dropTicket } from '@/realtime/cache/ticketCache';
import { hasWrittenSince } from '@/realtime/cache/ticketVersions';
import { whileBusy } from '@/realtime/cache/busyTickets';
import { hasJustWritten, readMeanwhile, undoChange } from './readMeanwhile';
import {
  acceptTicket,
  closeTicket,
  greetContact,
  reopenTicket,
  sendChange,
  takenText,
  tellTaken,
} from './ticketChanges';

export interface TicketCommands {
  /** Each resolves to whether the ticket changed; failures are shown here. */
  accept: (ticket: Ticket) => Promise<boolean>;
  giveBack: (ticket: Ticket) => Promise<boolean>;
  resolve: (ticket: Ticket) => Promise<boolean>;
  reopen: (ticket: Ticket) => Promise<boolean>;
  remove: (ticket: Ticket) => Promise<boolean>;
}

/** Opens a conversation, or none. */
type Show = (uuid: string | null) => void;

const refused = 'ERR_INTERNAL_SERVER_ERROR';

const isShown = (ticket: Ticket): boolean => window.location.pathname === `/tickets/${ticket.uuid}`;

/**
 * What can be done with a ticket from the list and from the conversation (T-30 to T-35, T-53, contract 5.1).
 * @param mayResolve asked before a ticket is resolved, which waits for it; always the same function
 */
export function useTicketCommands(mayResolve: (ticket: Ticket) => Promise<boolean>): TicketCommands {
  const client = useQueryClient();
  const go = useGo();
  const viewer = useViewer();
  const { user } = useSession();
  const { t } = useTranslation();
  const drafts = useDraftStore();
  const { mutateAsync } = useMutation({
    mutationFn: (act: () => Promise<boolean>) => act(),
    // The bare 500 of a refused change has a text of its own (contract 5.3).
    meta: { handles: [refused] },
  });

  return useMemo(() => {
    const { name } = user;

    const show: Show = (uuid) => {
      go({ pathname: uuid === null ? '/tickets' : `/tickets/${uuid}`, search: window.location.search });
    };

    const run = (ticket: Ticket, act: (follow: Show) => Promise<boolean>): Promise<boolean> =>
      whileBusy(ticket.id, async () => {
        const isHere = stillHere();
        const follow: Show = (uuid) => {
          if (isHere()) show(uuid);
        };
        try {
          return await mutateAsync(() => act(follow));
        } catch (error) {
          if (failureCode(error) === refused) notify.error(t('backendErrors.ERR_TICKET_CHANGE'), { id: refused });
          // What we showed may be older than the server's truth (contract 7.9).
          void resyncAll(client);
          return false;
        }
      });

    const scope = { client, viewer };

    const greet = async (ticket: Ticket): Promise<void> => {
      await mutateAsync(async () => {
        await greetContact(client, ticket, t, name);
        return true;
      }).catch(() => undefined);
    };

    /** Who was slower is told, and no box stays open for a conversation that is somebody else's (B-12, REAL-1). */
    const lose = (now: Ticket): void => {
      tellTaken(t, now);
      if (isShown(now)) show(null);
    };

    /** Acts on a ticket as it stands now; where a colleague was there first, that is told instead (DAY-62, DAY-79). */
    const onCurrent = async (ticket: Ticket, act: (now: Ticket) => Promise<boolean>): Promise<boolean> => {
      const { now, other } = await readMeanwhile(scope, ticket);
      if (!other) return act(now);
      tellTaken(t, now);
      return false;
    };

    const undo = (ticket: Ticket, after: Ticket, wasShown: boolean): void => {
      void run(ticket, async (follow) => {
        const { now, answer } = await undoChange(scope, ticket, after);
        if (!answer) {
          notify.info(t('ticketActions.notUndone', { standing: takenText(t, now) }), { id: `undo-${ticket.id}` });
          return false;
        }
        if (wasShown && answer.status === ticket.status) follow(ticket.uuid);
        return true;
      });
    };

    return {
      accept: (ticket) =>
        run(ticket, async () => {
          // With the click itself: what is typed from now on is for this contact (DAY-1, DAY-2).
          if (!isShown(ticket)) show(ticket.uuid);
          const { ticket: now, outcome } = await acceptTicket(scope, ticket, lose);
          if (outcome === 'taken') {
            lose(now);
            return false;
          }
          if (outcome === 'accepted') await greet(now);
          return true;
        }),

      giveBack: (ticket) =>
        run(ticket, (follow) =>
          onCurrent(ticket, async (now) => {
            const wasShown = isShown(ticket);
            const answer = await sendChange(scope, now, { status: 'pending', userId: null });
            if (wasShown) follow(null);
            notify.undo(t('ticketActions.returned', { id: now.id }), () => undo(now, answer, wasShown), {
              id: `undo-${now.id}`,
            });
            return true;
          }),
        ),

      resolve: (ticket) =>
        run(ticket, async (follow) => {
          const clicked = performance.now();
          const seen = cachedTicket(client, ticket.id) ?? ticket;
          if (!(await mayResolve(ticket))) return false;
          return onCurrent(ticket, async (now) => {
            const who = { name: contactLabel(now.contact) };
            if (hasJustWritten(client, now, seen, clicked)) {
              notify.warning(t('ticketActions.wroteBefore', who), { id: `wrote-${now.id}` });
              return false;
            }
            const wasShown = isShown(ticket);
            const answer = await closeTicket(scope, now);
            if (wasShown || !/^\/tickets\/./.test(window.location.pathname)) follow(null);
            if (answer.status !== 'closed') {
              notify.info(t('ticketActions.ratingAsked'), { id: `rating-${now.id}` });
              return false;
            }
            const hasWritten = hasWrittenSince(client, now.id, clicked);
            const text = hasWritten ? t('ticketActions.wroteWhile', who) : t('ticketActions.resolved', { id: now.id });
            notify.undo(text, () => undo(now, answer, wasShown), { id: `undo-${now.id}` });
            return true;
          });
        }),

      reopen: (ticket) =>
        run(ticket, (follow) =>
          onCurrent(ticket, async (now) => {
            // Somebody with the same account was faster.
            if (now.status === 'closed') await reopenTicket(scope, now, lose);
            follow(now.uuid);
            return true;
          }),
        ),

      remove: (ticket) =>
        run(ticket, () =>
          onCurrent(ticket, async () => {
            await deleteTicket(ticket.id);
            dropTicket(client, ticket.id);
            drafts.clearTicket(ticket.id);
            if (isShown(ticket)) show(null);
            notify.success(t('ticketActions.deleted', { id: ticket.id }));
            return true;
          }),
        ),
    };
  }, [client, drafts, go, mayResolve, mutateAsync, t, user, viewer]);
}
