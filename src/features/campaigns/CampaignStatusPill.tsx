import type { CampaignStatus } from '@/api/campaigns';
import { StatusPill } from '@/components/text/StatusPill';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

interface Look {
  label: MessageKey;
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
}

const looks: Readonly<Record<CampaignStatus, Look>> = {
  INATIVA: { label: 'campaigns.status.inactive', tone: 'neutral' },
  PROGRAMADA: { label: 'campaigns.status.programmed', tone: 'info' },
  EM_ANDAMENTO: { label: 'campaigns.status.inProgress', tone: 'warning' },
  CANCELADA: { label: 'campaigns.status.canceled', tone: 'error' },
  FINALIZADA: { label: 'campaigns.status.finished', tone: 'success' },
};
const noLook: Look = { label: 'campaigns.status.unknown', tone: 'neutral' };

/** Name and tone of a state (CP-02); the column may be empty, and other servers may know more states. */
const lookOf = (status: CampaignStatus | null): Look => (status === null ? noLook : (looks[status] ?? noLook));

/** The state of a campaign in words (CP-02). */
export function CampaignStatusPill({ status }: { status: CampaignStatus | null }) {
  const { t } = useTranslation();
  const { label, tone } = lookOf(status);
  return <StatusPill tone={tone} label={t(label)} />;
}
