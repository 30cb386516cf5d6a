import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Connection } from '@/api/connections';
import type { Contact } from '@/api/contacts';
import { failureText } from '@/api/errors';
import { createTicket, isServedBy, type Ticket } from '@/api/tickets';
import { stillHere } from '@/browser/stillHere';
import { notify } from '@/components/feedback/notify';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { putTicket } from '@/realtime/cache/ticketCache';
import { tellOwnChange } from '@/realtime/cache/ticketVersions';
import { conflictOf, findConflict, isWholeTicket, type Conflict } from './conflict';

/** A refusal that the dialog shows by itself: it stays open. */
class Refused extends Error {}

interface Chosen {
  contact: Contact;
  queueId: number | null;
  /** Of the connection. */
  whatsappId: number;
}

interface CreateTicket {
  /** Rejects where the ticket is refused; what there is to say is said, or stands in `conflict`. */
  create: (chosen: Chosen) => Promise<void>;
  /** The open ticket that stands in the way. */
  conflict: Conflict | null;
  forgetConflict: () => void;
}

/**
 * Creates a ticket (T-47 to T-50, contract 6.6).
 * @param connections those that it may have
 * @param onOpened receives the new ticket, or one's own that was open already
 */
export function useCreateTicket(connections: readonly Connection[], onOpened: (ticket: Ticket) => void): CreateTicket {
  const { t } = useTranslation();
  const client = useQueryClient();
  const viewer = useViewer();
  const { user } = useSession();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { mutateAsync } = useMutation({ mutationFn: createTicket, meta: { silent: true } });

  const arrive = (ticket: Ticket, isHere: () => boolean): void => {
    putTicket(client, ticket, viewer);
    if (isHere()) onOpened(ticket);
  };

  const explain = async (error: unknown, { contact, whatsappId }: Chosen, isHere: () => boolean): Promise<void> => {
    const known = conflictOf(error);
    if (known === undefined) {
      const text = failureText(t, error);
      if (text !== null) notify.error(text, { id: 'new-ticket' });
      throw new Refused();
    }
    const place = { contactId: contact.id, number: contact.number, whatsappId };
    const found = await findConflict(client, known, place).catch((cause: unknown) => {
      console.warn('new ticket', cause);
      return known;
    });
    if (isWholeTicket(found) && isServedBy(found, viewer.id)) {
      arrive(found, isHere);
      return;
    }
    setConflict(found ?? {});
    throw new Refused();
  };

  const create = async (chosen: Chosen): Promise<void> => {
    const { contact, queueId, whatsappId } = chosen;
    setConflict(null);
    const isHere = stillHere();
    try {
      const answer = await mutateAsync({ contactId: contact.id, queueId, whatsappId, userId: viewer.id });
      const line = connections.find(({ id }) => id === answer.whatsappId);
      // The answer is the short form, and no event tells anyone (contract 7.8, PAIN-1.7).
      const created: Ticket = {
        ...answer,
        contact: answer.contact ?? contact,
        user: answer.userId === viewer.id ? { id: viewer.id, name: user.name } : null,
        ...(line ? { whatsapp: { name: line.name } } : {}),
        tags: answer.tags ?? [],
      };
      tellOwnChange({ id: created.id, upTo: created.updatedAt });
      arrive(created, isHere);
    } catch (error) {
      await explain(error, chosen, isHere);
    }
  };
  return { create, conflict, forgetConflict: () => setConflict(null) };
}
