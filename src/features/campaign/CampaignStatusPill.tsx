import type { CampaignStatus } from '@/api/campaigns';
import { StatusPill } from '@/components/StatusPill';
import { useTranslation } from '@/i18n/useTranslation';
import { statusLooks } from './statusLooks';

/** The state of a campaign in words (CP-02). */
export function CampaignStatusPill({ status }: { status: CampaignStatus | null }) {
  const { t } = useTranslation();
  const { label, tone } = statusLooks(status);
  return <StatusPill tone={tone} label={t(label)} />;
}
