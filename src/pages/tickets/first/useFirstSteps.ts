import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyPlan } from '@/api/companies';
import { connectionList, isUp } from '@/api/connections';
import { queueList } from '@/api/queues';
import { userOptions } from '@/api/users';
import { useStore } from '@/browser/useStore';
import { useSession } from '@/contexts/AuthContext';
import { firstStepsOf } from './storedSteps';
import { useAnyTicket } from './useAnyTicket';

export type StepName = 'connection' | 'scan' | 'queue' | 'agent' | 'message';

export interface FirstStep {
  name: StepName;
  done: boolean;
  /** Where it is taken. */
  to: string;
}

/**
 * The first steps of the company, live; null until all is known, and when there is nothing left to do (DAY-54). An
 * agent is none of them where the plan has room for one user alone.
 * @returns and the way to dismiss them
 */
export function useFirstSteps(): { steps: readonly FirstStep[] | null; dismiss: () => void } {
  const { companyId } = useSession().user;
  const store = firstStepsOf(companyId);
  const stored = useStore(store);
  const { data: plan, isPending: planPending } = useQuery(companyPlan(companyId));
  const { data: connections } = useQuery(connectionList(companyId));
  const { data: queues } = useQuery(queueList());
  const { data: users } = useQuery(userOptions(companyId));
  const queueIds = queues?.map(({ id }) => id) ?? null;
  const tickets = [
    useAnyTicket('pending', queueIds, true),
    useAnyTicket('open', queueIds, true),
    useAnyTicket('closed', queueIds, true),
  ];
  const written = stored === 'heard' || tickets.includes(true);
  const known = connections && queues && users && !planPending && (written || !tickets.includes(null));

  const steps: FirstStep[] = [];
  if (known) {
    const up = connections.some(({ status }) => isUp(status) === true);
    const made = connections.length > 0;
    steps.push({ name: made && !up ? 'scan' : 'connection', done: up, to: made ? '/connections' : '/connections?new' });
    steps.push({ name: 'queue', done: queues.length > 0, to: '/queues?new' });
    const alone = plan?.plan?.users === 1;
    if (!alone) steps.push({ name: 'agent', done: users.length > 1, to: '/users?new' });
    steps.push({ name: 'message', done: written, to: '/tickets?sub=pending' });
  }
  const reached = known ? (steps.every(({ done }) => done) ? 'over' : written ? 'heard' : 'begun') : stored;
  useEffect(() => {
    if (reached !== null && reached !== stored && stored !== 'over') store.set(reached);
  }, [reached, stored, store]);

  return { steps: known && reached !== 'over' ? steps : null, dismiss: () => store.set('over') };
}
