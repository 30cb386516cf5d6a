import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Ticket } from '@/api/tickets';
import { useAllOut } from '@/features/conversation/outbox/useOutbox';
import { useTicketCommands, type TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { ResolveQuestion } from './dialogs.lazy';

interface Asked {
  ticket: Ticket;
  answer: (goesOn: boolean) => void;
}

/** What can be done with a ticket; resolving asks while something written in it has not gone out (DAY-77). */
export function useAskingCommands(): { commands: TicketCommands; question: ReactNode } {
  const isAllOut = useAllOut();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayResolve = useCallback(
    async (ticket: Ticket): Promise<boolean> =>
      (await isAllOut(ticket.id)) || new Promise((answer) => setAsked({ ticket, answer })),
    [isAllOut],
  );
  // Another question in its place, or the end of the page, is no answer.
  useEffect(() => () => asked?.answer(false), [asked]);

  const question = asked && (
    <ResolveQuestion ticket={asked.ticket} onConfirm={() => asked.answer(true)} onClose={() => setAsked(null)} />
  );
  return { commands: useTicketCommands(mayResolve), question };
}
