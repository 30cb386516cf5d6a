import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { can } from '@/lib/permissions';

const part = lazyPart(async () => (await import('./NewCompany')).NewCompany, { afterPaint: true });

/** The first steps of a new company, for who can take them (DAY-54); nobody else fetches their code. */
export function NewCompany() {
  return can(useSession().user, 'drawer-admin-items:view') && <part.Component />;
}
