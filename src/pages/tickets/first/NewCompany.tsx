import { useQuery } from '@tanstack/react-query';
import { connectionList } from '@/api/connections';
import { queueList } from '@/api/queues';
import { useStore } from '@/browser/useStore';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { loadOfficeTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';
import { firstStepsOf } from './storedSteps';
import { useAnyTicket } from './useAnyTicket';

const steps = lazyPart(async () => (await withTexts(import('./FirstSteps'), loadOfficeTexts)).FirstSteps, {
  afterPaint: true,
});

/**
 * Whether a company is at its first steps (DAY-54): it was before in this browser, it lacks a queue or a connection, or it
 * has no ticket to work on. All that is looked at where the page has read it anyway, so that a company at work asks for
 * nothing more; one that has just resolved everything is looked at whole, once.
 */
export function NewCompany() {
  const { companyId } = useSession().user;
  const stored = useStore(firstStepsOf(companyId));
  const { data: queues } = useQuery({ ...queueList(), enabled: false });
  const { data: connections } = useQuery({ ...connectionList(companyId), enabled: false });
  const queueIds = queues?.map(({ id }) => id) ?? null;
  const waiting = useAnyTicket('pending', queueIds, false);
  const open = useAnyTicket('open', queueIds, false);
  const mayBeNew = queues?.length === 0 || connections?.length === 0 || (waiting === false && open === false);
  return (stored === null ? mayBeNew : stored !== 'over') && <steps.Component />;
}
