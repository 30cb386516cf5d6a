import type { Campaign } from '@/api/campaigns';

const hourMs = 3_600_000;

type Known = Pick<Campaign, 'status' | 'scheduledAt'>;

/** Inactive, or scheduled for more than an hour from now, to the millisecond (CP-11, contract back-office 26.41). */
function isEditable({ status, scheduledAt }: Known, now: number): boolean {
  if (status === 'INATIVA') return true;
  return status === 'PROGRAMADA' && scheduledAt !== null && new Date(scheduledAt).getTime() - now > hourMs;
}

export type EditablePart = 'all' | 'messages' | 'nothing';

/** Everything, the messages alone, or nothing (CP-11, CP-12). */
export function editing(campaign: Known, now: number): EditablePart {
  if (isEditable(campaign, now)) return 'all';
  return campaign.status === 'CANCELADA' ? 'messages' : 'nothing';
}
