import type { Plan } from '@/api/companies';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { useRecordList } from '@/lists/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { companies } from '../companies/companies.resource';
import { plans } from './plans.resource';

const dialog = lazyPart(async () => (await import('./PlanDialog')).PlanDialog);

/** The super user's plans (OP-01 to OP-04). */
export function PlansTab() {
  const { t } = useTranslation();
  const { rows } = useRecordList(companies, '');

  // The server deletes a plan in use and leaves its companies without one (contract back-office 18).
  const whatGoes = ({ id }: Plan): string => {
    const count = rows.filter(({ planId }) => planId === id).length;
    return count === 0 ? t('plans.confirm.unused') : t('plans.confirm.message', { count });
  };

  return <ListPage part resource={plans} dialog={dialog} deleteBody={whatGoes} />;
}
