import { RefusedAnswer } from './errors';
import { getSession } from './session';

/**
 * Some records answer to anybody who knows their number: one of another company that an address names is not shown
 * (contract back-office, defect 5).
 */
export function assertOwnCompany<T extends { companyId?: number | null }>(record: T): T {
  const company = getSession()?.companyId;
  if (record.companyId == null || company === undefined || record.companyId === company) return record;
  throw new RefusedAnswer('Este registro não pertence à esta empresa');
}
