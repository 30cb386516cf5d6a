import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/api/tickets';

/** What a card is called: the contact's name, else the number. */
export function useCardName(): (ticket: Ticket) => string {
  const { t } = useTranslation();
  return useCallback(({ contact }) => contact?.name || contact?.number || t('ticketsListItem.noName'), [t]);
}
