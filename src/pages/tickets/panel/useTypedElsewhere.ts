import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isServedBy } from '@/api/tickets';
import { pathsTypedAhead, takeTypedAhead } from '@/browser/typing';
import { useSession } from '@/contexts/AuthContext';
import { useDraftStore } from '@/contexts/drafts';
import { typeLines } from '@/features/conversation/composer/useArrivalCaret';
import { useSend } from '@/features/conversation/composer/useSend';
import { listedTicket } from '@/realtime/cache/ticketCache';

/**
 * Takes what was typed for conversations that were left again before their box was there: whom it is for the address
 * has said. What Enter meant to send goes out where the ticket is one's own, all else is its draft (DAY-2).
 */
export function useTypedElsewhere(): void {
  const client = useQueryClient();
  const drafts = useDraftStore();
  const { user } = useSession();
  const send = useSend();
  const take = useEffectEvent(() => {
    for (const path of pathsTypedAhead()) {
      const ticket = listedTicket(client, path.replace('/tickets/', ''));
      if (!ticket || path === window.location.pathname) continue;
      const setText = (text: string): void => drafts.change(ticket.id, { text });
      const text = drafts.get(ticket.id).text + takeTypedAhead(path);
      if (isServedBy(ticket, user.id)) typeLines(text, setText, () => send(ticket.id));
      else setText(text.trimEnd());
    }
  });
  useEffect(() => take(), []);
}
