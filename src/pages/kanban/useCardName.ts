import { useCallback } from 'react';
import type { Ticket } from '@/api/tickets';
import { useTranslation } from '@/i18n/useTranslation';

/** What a card is called: the contact's name, else the number. */
export function useCardName(): (ticket: Ticket) => string {
  const { t } = useTranslation();
  return useCallback(({ contact }) => contact?.name || contact?.number || t('ticketsListItem.noName'), [t]);
}
