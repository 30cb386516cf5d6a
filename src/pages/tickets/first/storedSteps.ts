import { storedPreference } from '@/browser/storedPreference';
import type { Store } from '@/browser/createStore';

/** `heard`: begun, and a customer has written; `over`: done or dismissed, never shown again. */
type FirstSteps = 'begun' | 'heard' | 'over';

const parse = (text: string | null): FirstSteps | null =>
  text === 'begun' || text === 'heard' || text === 'over' ? text : null;

const stores = new Map<number, Store<FirstSteps | null>>();

/** How far this browser has seen a company come with its first steps; null where it has seen nothing of them. */
export function firstStepsOf(companyId: number): Store<FirstSteps | null> {
  const store = stores.get(companyId) ?? storedPreference(`firstSteps:${companyId}`, parse);
  stores.set(companyId, store);
  return store;
}
