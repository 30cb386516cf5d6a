import type { Campaign } from '@/api/campaigns';
import type { MessageKey } from '@/i18n/keys';

type Known = Pick<Campaign, 'status' | 'contactListId' | 'whatsappId'>;
type Part = 'contactListId' | 'whatsappId';

/** Whether it had one: without, none is scheduled, and deletion leaves null (contract back-office 6, 9). */
export const isDeleted = (campaign: Known, part: Part): boolean =>
  campaign[part] === null && campaign.status !== null && campaign.status !== 'INATIVA';

/** Why the rest of a cancelled campaign cannot be sent; the server would take it on, and it would never finish. */
export function whyNotRestarted(campaign: Known): MessageKey | null {
  if (campaign.status !== 'CANCELADA') return null;
  if (isDeleted(campaign, 'contactListId')) return 'campaigns.noRestart.contactList';
  return isDeleted(campaign, 'whatsappId') ? 'campaigns.noRestart.connection' : null;
}
