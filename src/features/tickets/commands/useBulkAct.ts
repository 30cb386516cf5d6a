import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Tag } from '@/api/tags';
import { saysGone, type Ticket, type TicketUpdate } from '@/api/tickets';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { contactLabel } from '@/lib/phone';
import { changeTicket } from '@/realtime/cache/ticketCache';
import { leftOut } from './bulk';
import { isBusyTicket, whileBusy } from '@/realtime/cache/busyTickets';
import { hasJustWritten, readMeanwhile } from './readMeanwhile';
import {
  acceptTicket,
  closeTicket,
  greetContact,
  refusalText,
  sendChange,
  takenText,
  tellTaken,
} from './ticketChanges';
import { changeTags } from './ticketTags';

/** What is asked of every ticket. */
export type BulkOrder =
  | { action: 'accept' | 'resolve' }
  | { action: 'transfer'; update: (ticket: Ticket) => TicketUpdate }
  | { action: 'tag'; tags: readonly Tag[] };

export type BulkResult =
  | { kind: 'done' }
  /** No failure, but another outcome: taken by a colleague, resolved meanwhile, a rating asked for. */
  | { kind: 'told'; text: string }
  /** May be tried again. */
  | { kind: 'failed'; text: string };

const done: BulkResult = { kind: 'done' };

/** @param onLost told what has become of a ticket that a colleague turns out later to have been given (DAY-67) */
type BulkAct = (order: BulkOrder, ticket: Ticket, onLost: (result: BulkResult) => void) => Promise<BulkResult>;

/**
 * One ticket of many: as its single action does, but the outcome is told, not shown as a toast (B-26).
 * @param isAllOut whether what was written in a conversation has gone out (DAY-77); always the same function
 */
export function useBulkAct(isAllOut: (ticketId: number) => Promise<boolean>): BulkAct {
  const client = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { user } = useSession();
  const { t } = useTranslation();

  return useCallback(
    async (order, ticket, onLost) => {
      const scope = { client, viewer };
      const told = (text: string): BulkResult => ({ kind: 'told', text });

      /** The conversation on screen is left with its ticket, as by the single actions (T-36, T-55). */
      const leave = (): void => {
        if (window.location.pathname !== `/tickets/${ticket.uuid}`) return;
        void navigate({ pathname: '/tickets', search: window.location.search });
      };

      const accept = async (): Promise<BulkResult> => {
        let lost: BulkResult | undefined;
        const { ticket: now, outcome } = await acceptTicket(scope, ticket, (winners) => {
          lost = told(takenText(t, winners));
          onLost(lost);
          tellTaken(t, winners);
          leave();
        });
        if (outcome === 'taken') return told(takenText(t, now));
        if (outcome === 'mine') return done;
        return greetContact(client, now, t, user.name).then(
          () => lost ?? done,
          () => lost ?? told(t('ticketBulk.notGreeted')),
        );
      };

      /** What a colleague did since the ticket was selected. */
      const meanwhile = async (): Promise<{ now: Ticket; text: string | null }> => {
        const { now, other } = await readMeanwhile(scope, ticket);
        const reason = leftOut(order.action, now);
        // Of a deleted connection the server's refusal tells.
        const gone = reason !== null && reason !== 'lineGone';
        const taken = other && now.userId !== null;
        return { now, text: gone || taken ? takenText(t, now) : null };
      };

      const resolve = async (): Promise<BulkResult> => {
        const begun = performance.now();
        if (!(await isAllOut(ticket.id))) return told(t('ticketBulk.unsent'));
        const { now, text } = await meanwhile();
        if (text !== null) return told(text);
        if (hasJustWritten(client, now, ticket, begun)) {
          return told(t('ticketActions.wroteBefore', { name: contactLabel(now.contact) }));
        }
        const answer = await closeTicket(scope, now);
        leave();
        return answer.status === 'closed' ? done : told(t('ticketActions.ratingAsked'));
      };

      const transfer = async (update: (ticket: Ticket) => TicketUpdate): Promise<BulkResult> => {
        const { now, text } = await meanwhile();
        if (text !== null) return told(text);
        await sendChange(scope, now, update(now));
        leave();
        return done;
      };

      const tag = async (tags: readonly Tag[]): Promise<BulkResult> => {
        const all = await changeTags(ticket.id, { add: tags, remove: [] });
        changeTicket(client, ticket.id, (old) => ({ ...old, tags: all }));
        return done;
      };

      const act = (): Promise<BulkResult> => {
        if (order.action === 'tag') return tag(order.tags);
        if (order.action === 'transfer') return transfer(order.update);
        return order.action === 'accept' ? accept() : resolve();
      };

      const failed = (error: unknown): BulkResult => {
        if (saysGone(error)) return told(t('ticketBulk.gone'));
        return { kind: 'failed', text: refusalText(t, error) ?? t('backendErrors.ERR_INTERNAL_SERVER_ERROR') };
      };

      if (isBusyTicket(ticket.id)) return { kind: 'failed', text: t('ticketBulk.busy') };
      let result: BulkResult = done;
      await whileBusy(ticket.id, async () => {
        result = await act().catch(failed);
        return true;
      });
      return result;
    },
    [client, isAllOut, navigate, viewer, user.name, t],
  );
}
