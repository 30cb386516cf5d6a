import { useEffect, useEffectEvent, useState } from 'react';
import { activityOf, type Ticket } from '@/api/tickets';
import { announce, firstThree } from '@/components/feedback/announce';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketLabel } from '@/lib/phone';

/** Who walks through the rows listens to them in between. */
const restMs = 3_000;

/**
 * Says in which conversations something has happened while the order of their rows stands: the eye sees it in them, and
 * their number above (DAY-61, B-33).
 */
export function useToldNews(news: readonly Ticket[]): void {
  const { t } = useTranslation();
  const [told] = useState(() => new Map<number, string>());
  const tell = useEffectEvent(() => {
    const fresh = news.filter((ticket) => told.get(ticket.id) !== activityOf(ticket));
    if (fresh.length === 0) return;
    for (const ticket of fresh) told.set(ticket.id, activityOf(ticket));
    const names = firstThree(fresh.map(ticketLabel), (count) => t('messagesList.incomingMore', { count }));
    announce(t('ticketsList.sort.news', { names: names.join(', ') }));
  });
  const some = news.length > 0;
  useEffect(() => {
    if (!some) return;
    const timer = setInterval(() => tell(), restMs);
    return () => clearInterval(timer);
  }, [some]);
}
