import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companyPlan, type Plan } from '@/api/companies';
import { leaveThen } from '@/browser/leaving';
import { useSession } from '@/contexts/AuthContext';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { useTranslation } from '@/i18n/useTranslation';
import { FormNotice } from './FormNotice';

type Limited = 'users' | 'connections' | 'queues';

const texts = {
  users: 'planLimit.users',
  connections: 'planLimit.connections',
  queues: 'planLimit.queues',
} as const satisfies Record<Limited & keyof Plan, string>;

interface PlanLimitProps {
  of: Limited;
  /** What the company has; absent while it is not known. */
  records: readonly unknown[] | undefined;
}

/**
 * Above the fields of a new record: the company has as many as its plan allows, so that nobody fills in a form which the
 * server is going to refuse (DAY-56). It comes with the opening alone, not with the record that is just being saved.
 */
export function PlanLimit({ of, records }: PlanLimitProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { submitCount } = useFormikContext();
  const isRouteOpen = useRouteOpen();
  const navigate = useNavigate();
  const limit = useQuery(companyPlan(user.companyId)).data?.plan?.[of];
  const used = records?.length;
  const full = limit !== undefined && used !== undefined && used >= limit;
  const [told, setTold] = useState(false);
  if (full && !told && submitCount === 0) setTold(true);
  if (!full || !told) return null;
  return (
    <FormNotice
      text={t(texts[of], { used, count: limit })}
      {...(isRouteOpen('/subscription') && {
        action: {
          label: t('planLimit.plan'),
          onClick: () => leaveThen(() => void navigate('/subscription')),
        },
      })}
    />
  );
}
