import type { LucideIcon } from 'lucide-react';
import { Check, Clock, ClockAlert, SendHorizontal, TriangleAlert } from 'lucide-react';
import type { Schedule } from '@/api/schedules';
import type { MessageKey } from '@/i18n/keys';

/** `queued`: the server has it in hand; `missed`: its time went by and the server never sends what is past. */
export type ScheduleState = 'pending' | 'queued' | 'sent' | 'error' | 'missed';

/** The server takes a message up to 30 s before its time. */
const takenMs = 30_000;
/** By then it would have been taken. */
const graceMs = 60_000;

/** What has become of a message; of sending and failing no event tells (contract back-office 8). */
export function scheduleState({ status, sentAt, sendAt }: Schedule, now: Date): ScheduleState {
  if (sentAt !== null || status === 'ENVIADA') return 'sent';
  if (status === 'ERRO') return 'error';
  if (status === 'AGENDADA') return 'queued';
  const left = sendAt === null ? Number.POSITIVE_INFINITY : Date.parse(sendAt) - now.getTime();
  if (left < -graceMs) return 'missed';
  return left < takenMs ? 'queued' : 'pending';
}

/** A message the server has in hand would be sent twice if it were scheduled again. */
export const isOpen = (state: ScheduleState): boolean => state !== 'sent' && state !== 'queued';

export interface StateLook {
  label: MessageKey;
  icon: LucideIcon;
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  /** Colours of its chip; text is always our own. */
  fill: string;
  edge: string;
}

/** A shape and a word beside the colour (design: Colour never speaks alone). */
export const stateLooks: Readonly<Record<ScheduleState, StateLook>> = {
  pending: { label: 'schedules.state.pending', icon: Clock, tone: 'info', fill: 'app.accentSoft', edge: 'app.accent' },
  queued: {
    label: 'schedules.state.queued',
    icon: SendHorizontal,
    tone: 'info',
    fill: 'app.accentSoft',
    edge: 'app.accent',
  },
  sent: { label: 'schedules.state.sent', icon: Check, tone: 'success', fill: 'app.hover', edge: 'app.success' },
  error: {
    label: 'schedules.state.error',
    icon: TriangleAlert,
    tone: 'error',
    fill: 'app.errorSoft',
    edge: 'app.error',
  },
  missed: {
    label: 'schedules.state.missed',
    icon: ClockAlert,
    tone: 'warning',
    fill: 'app.warningSoft',
    edge: 'app.warning',
  },
};
