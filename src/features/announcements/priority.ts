import type { MessageKey } from '@/i18n/keys';

export interface Priority {
  tone: 'error' | 'warning' | 'neutral';
  label: MessageKey;
}

const low: Priority = { tone: 'neutral', label: 'shell.announcements.priority.low' };

/** The three of the specification: high is red, medium orange, low grey (H-16). */
export const priorities: readonly (Priority & { value: number })[] = [
  { value: 1, tone: 'error', label: 'shell.announcements.priority.high' },
  { value: 2, tone: 'warning', label: 'shell.announcements.priority.medium' },
  { value: 3, ...low },
];

/** Anything unknown counts as low. */
export const priorityOf = (value: number | null): Priority =>
  priorities.find((priority) => priority.value === value) ?? low;
