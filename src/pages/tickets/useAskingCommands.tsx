import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Ticket } from '@/api/tickets';
import { handsAtRest, stillHere } from '@/browser/stillHere';
import { notify } from '@/components/feedback/notify';
import { useAllOut } from '@/features/conversation/outbox/useOutbox';
import { useTicketCommands, type TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketLabel } from '@/lib/phone';
import { ResolveQuestion } from './dialogs.lazy';

interface Asked {
  ticket: Ticket;
  answer: (goesOn: boolean) => void;
}

/**
 * What can be done with a ticket; resolving asks while something written in it has not gone out (DAY-77). Whoever does
 * something else by then is told instead: the question would take the next keys.
 */
export function useAskingCommands(): { commands: TicketCommands; question: ReactNode } {
  const { t } = useTranslation();
  const isAllOut = useAllOut();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayResolve = useCallback(
    async (ticket: Ticket): Promise<boolean> => {
      const [isHere, isAtRest] = [stillHere(), handsAtRest()];
      const isOut = await isAllOut(ticket.id);
      const mayAsk = isAtRest() && isHere();
      if (isOut) return true;
      if (mayAsk) return new Promise((answer) => setAsked({ ticket, answer }));
      const name = ticketLabel(ticket);
      notify.warning(t('ticketActions.notAllOut', { name }), { id: `unsent-${ticket.id}` });
      return false;
    },
    [isAllOut, t],
  );
  // Another question in its place, or the end of the page, is no answer.
  useEffect(() => () => asked?.answer(false), [asked]);

  const question = asked && (
    <ResolveQuestion ticket={asked.ticket} onConfirm={() => asked.answer(true)} onClose={() => setAsked(null)} />
  );
  return { commands: useTicketCommands(mayResolve), question };
}
