import { campaignDefaults, type CampaignSettings, type CampaignVariable } from '@/api/campaignSettings';
import { contactVariables } from '@/lib/campaignText';
import type { MessageKey } from '@/i18n/keys';

/** Seconds between two messages (CF-02). */
export const messageIntervals = [0, 5, 10, 15, 20];
/** Messages until the longer interval, and its seconds (CF-03, CF-04). */
export const longerChoices = [0, 1, 5, 10, 15, 20, 30, 40, 60, 80, 100, 120];

/** What is offered, and what is stored even if it is not offered. */
export const withStored = (choices: readonly number[], stored: number): number[] =>
  choices.includes(stored) ? [...choices] : [...choices, stored].toSorted((one, other) => one - other);

export interface ConfigValues extends CampaignSettings {
  /** A variable being written. */
  newKey: string;
  newValue: string;
}

export const toConfigValues = (settings: CampaignSettings = campaignDefaults): ConfigValues => ({
  ...settings,
  newKey: '',
  newValue: '',
});

/** Why a variable cannot be added: a key stands once, and the contact's own are taken (CF-05). */
export function variableProblem(
  key: string,
  value: string,
  known: readonly CampaignVariable[],
): Partial<Record<'newKey' | 'newValue', MessageKey>> | null {
  if (key === '') return { newKey: 'validation.required' };
  if (!/^[\p{L}\p{N}_-]+$/u.test(key)) return { newKey: 'campaigns.config.keyInvalid' };
  const taken = known.some((variable) => variable.key === key) || contactVariables.some((name) => name === key);
  if (taken) return { newKey: 'campaigns.config.keyTaken' };
  return value === '' ? { newValue: 'validation.required' } : null;
}
