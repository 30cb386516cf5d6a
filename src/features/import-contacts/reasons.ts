import type { TFunction } from 'i18next';
import { messageForCode } from '@/api/errors';
import type { MessageKey } from '@/i18n/keys';
import type { RowProblem } from './rows';

/** A row that stays out: for what it is, because the server said so, or because the import was stopped. */
export interface OutRow {
  line: number | null;
  name: string;
  phone: string;
  reason: RowProblem | 'notSent' | 'known' | { code: string | null };
}

const keys: Readonly<Record<RowProblem | 'notSent' | 'known', MessageKey>> = {
  noName: 'contactImportModal.reasons.noName',
  noPhone: 'contactImportModal.reasons.noPhone',
  scientific: 'contactImportModal.reasons.scientific',
  letters: 'contactImportModal.reasons.letters',
  zero: 'contactImportModal.reasons.zero',
  short: 'contactImportModal.reasons.short',
  long: 'contactImportModal.reasons.long',
  repeated: 'contactImportModal.reasons.repeated',
  badEmail: 'contactImportModal.reasons.badEmail',
  notSent: 'contactImportModal.reasons.notSent',
  known: 'contactImportModal.reasons.known',
};

/** Why, in words; a code that nobody knows is shown as it is (E-02). */
export function reasonText(t: TFunction, { reason }: OutRow): string {
  if (typeof reason === 'string') return t(keys[reason]);
  if (reason.code === null) return t('contactImportModal.reasons.refused');
  const known = messageForCode(reason.code);
  return known ? t(known.key, { ...known.values, defaultValue: reason.code }) : reason.code;
}
