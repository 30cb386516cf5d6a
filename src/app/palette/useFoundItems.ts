import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { Hash } from 'lucide-react';
import { contactSearch, type Contact } from '@/api/contacts';
import { ticketFind } from '@/api/ticketSearch';
import { useSettled } from '@/components/hooks/useSettled';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useListQueues } from '@/features/tickets/useListQueues';
import { useTranslation } from '@/i18n/useTranslation';
import { leaveThen } from '@/browser/leaving';
import { can } from '@/lib/permissions';
import { belongs, mayOpen } from '@/realtime/live/ticketLists';
import type { PaletteItem } from './items';
import { contactItem, ticketItem } from './recordItems';

/** Fewer characters would match too many contacts (T-43). */
const shortest = 3;
const restMs = 250;

export interface Found {
  items: PaletteItem[];
  /** The search is still running. */
  searching: boolean;
  failed: boolean;
  retry: () => void;
}

/** Tickets and contacts that the server finds; a search that is overtaken is called off (B-25). */
export function useFoundItems(typed: string, onContact: (contact: Contact) => void): Found {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const viewer = useViewer();
  const { queues, failed: noQueues, retry: retryQueues } = useListQueues();
  const wanted = typed.trim();
  const text = useSettled(wanted, restMs);
  const asks = text.length >= shortest && !text.startsWith('#');
  const current = text === wanted;
  const queueIds = queues?.map(({ id }) => id) ?? [];
  const tickets = useQuery({ ...ticketFind(text, queueIds), enabled: asks && queues !== null });
  const contacts = useQuery({ ...contactSearch(text), enabled: asks });

  const open = (address: string | number): void =>
    leaveThen(
      () => void navigate({ pathname: `/tickets/${address}`, search: pathname.startsWith('/tickets') ? search : '' }),
    );
  const filters = { showAll: can(user, 'tickets-manager:showall'), queueIds };
  const seen = (tickets.data ?? []).filter(
    (ticket) => belongs(ticket, filters, viewer) && mayOpen(ticket, viewer) && ticket.companyId === user.companyId,
  );
  const number = /^#(\d+)$/.exec(wanted)?.[1];

  return {
    items: [
      ...(number === undefined
        ? []
        : [
            {
              id: `number:${number}`,
              group: 'tickets' as const,
              label: t('keyboard.openNumber', { id: number }),
              icon: Hash,
              run: () => open(Number(number)),
            },
          ]),
      ...(asks && current ? seen.map((ticket) => ticketItem(t, ticket, () => open(ticket.uuid))) : []),
      ...(asks && current
        ? (contacts.data?.contacts ?? []).map((contact) => contactItem(t, contact, () => onContact(contact)))
        : []),
    ],
    searching:
      wanted.length >= shortest &&
      !wanted.startsWith('#') &&
      (!current || (queues === null && !noQueues) || tickets.isLoading || contacts.isLoading),
    failed: asks && current && (noQueues || tickets.isError || contacts.isError),
    retry: () => {
      if (noQueues) void retryQueues();
      if (tickets.isError) void tickets.refetch();
      if (contacts.isError) void contacts.refetch();
    },
  };
}
