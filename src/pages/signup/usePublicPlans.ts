import { useEffect, useState } from 'react';
import { listPublicPlans, type Plan } from '@/api/companies';

interface Offer {
  state: 'loading' | 'failed' | 'ready';
  plans: readonly Plan[];
}

async function readOffer(): Promise<Offer> {
  try {
    const plans = await listPublicPlans();
    return { state: 'ready', plans: plans.toSorted((one, other) => one.value - other.value) };
  } catch {
    return { state: 'failed', plans: [] };
  }
}

/**
 * The public plans, read when the page opens and when asked again (S-15, SU-01). Public pages have no query cache.
 * @returns retry: ends with the answer; until then a failure stays one
 */
export function usePublicPlans(): Offer & { retry: () => Promise<void> } {
  const [offer, setOffer] = useState<Offer>({ state: 'loading', plans: [] });
  useEffect(() => {
    void readOffer().then(setOffer);
  }, []);
  return { ...offer, retry: async () => setOffer(await readOffer()) };
}
