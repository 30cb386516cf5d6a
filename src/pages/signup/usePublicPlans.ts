import { useEffect, useState } from 'react';
import { listPublicPlans, type Plan } from '@/api/companies';

interface Offer {
  state: 'loading' | 'failed' | 'ready';
  plans: readonly Plan[];
}

const nothing: Offer = { state: 'loading', plans: [] };

/** The public plans, read when the page opens and when asked again (S-15, SU-01). Public pages have no query cache. */
export function usePublicPlans(): Offer & { retry: () => void } {
  const [offer, setOffer] = useState(nothing);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    listPublicPlans().then(
      (plans) => {
        if (current) setOffer({ state: 'ready', plans: plans.toSorted((one, other) => one.value - other.value) });
      },
      () => {
        if (current) setOffer({ state: 'failed', plans: [] });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return {
    ...offer,
    retry: () => {
      setOffer(nothing);
      setAttempt((count) => count + 1);
    },
  };
}
