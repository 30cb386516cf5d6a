import type { Recurrence } from '@/api/companies';
import { recurrences } from '@/api/companies';
import type { MessageKey } from '@/i18n/keys';

const names: Readonly<Record<Recurrence, MessageKey>> = {
  MENSAL: 'settings.company.form.monthly',
  BIMESTRAL: 'settings.company.form.bimonthly',
  TRIMESTRAL: 'settings.company.form.quarterly',
  SEMESTRAL: 'settings.company.form.halfYearly',
  ANUAL: 'settings.company.form.yearly',
};

/** The choices in their order, with their texts (OC-04). */
export const recurrenceOptions = recurrences.map((value) => ({ value, label: names[value] }));

/** Text of a stored recurrence; null for one that nobody knows. */
export const recurrenceName = (value: string | null): MessageKey | null =>
  recurrenceOptions.find((option) => option.value === value)?.label ?? null;
