import { useEffect, useRef } from 'react';
import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';

/** Tells which queues an admin has just given to, or taken from, the person who is signed in (DAY-71). */
export function useQueueNews(): void {
  const { t } = useTranslation();
  const { queues } = useSession().user;
  const known = useRef(queues);
  useEffect(() => {
    const before = known.current;
    known.current = queues ?? before;
    if (!before || !queues) return;
    const missing = (from: typeof queues, there: typeof queues): string =>
      from
        .filter(({ id }) => !there.some((queue) => queue.id === id))
        .map(({ name }) => name)
        .join(', ');
    const [taken, given] = [missing(before, queues), missing(queues, before)];
    if (taken !== '') notify.info(t('session.queuesTaken', { queues: taken }), { id: 'queues-taken' });
    if (given !== '') notify.info(t('session.queuesGiven', { queues: given }), { id: 'queues-given' });
  }, [queues, t]);
}
