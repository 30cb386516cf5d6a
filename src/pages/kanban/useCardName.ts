import { useCallback } from 'react';
import type { Ticket } from '@/api/tickets';
import { useTranslation } from '@/i18n/useTranslation';
import { contactLabel } from '@/lib/phone';

/** What a card is called: the contact's name, else the number. */
export function useCardName(): (ticket: Ticket) => string {
  const { t } = useTranslation();
  return useCallback(({ contact }) => contactLabel(contact) || t('ticketsListItem.noName'), [t]);
}
