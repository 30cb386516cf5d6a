import { messageForCode } from '@/api/errors';
import type { MessageKey, TFunction } from '@/i18n/keys';
import type { GoodRow, RowProblem } from './sheetRows';

/**
 * Why a good row stays out. `unsure`: it was sent and no answer came; `perhapsKnown`: it is there, and may have come with
 * an earlier attempt of this import.
 */
const outcomes = ['notSent', 'known', 'unsure', 'perhapsKnown'] as const;
type Outcome = (typeof outcomes)[number];

/** A row that stays out: for what it is, because the server said so, or because the import was stopped or cut off. */
export interface OutRow {
  line: number | null;
  name: string;
  phone: string;
  /** Only where e-mails are taken. */
  email?: string;
  reason: RowProblem | Outcome | { code: string | null };
}

const keys: Readonly<Record<RowProblem | Outcome, MessageKey>> = {
  noPhone: 'phoneProblems.noPhone',
  scientific: 'phoneProblems.scientific',
  letters: 'phoneProblems.letters',
  several: 'phoneProblems.several',
  signs: 'phoneProblems.signs',
  trunk: 'phoneProblems.trunk',
  zero: 'phoneProblems.zero',
  short: 'phoneProblems.short',
  long: 'phoneProblems.long',
  noName: 'contactImportModal.reasons.noName',
  repeated: 'contactImportModal.reasons.repeated',
  badEmail: 'contactImportModal.reasons.badEmail',
  notSent: 'contactImportModal.reasons.notSent',
  known: 'contactImportModal.reasons.known',
  unsure: 'contactImportModal.reasons.unsure',
  perhapsKnown: 'contactImportModal.reasons.perhapsKnown',
};

/** A good row as one that stays out. */
export const outFor =
  (reason: Outcome) =>
  ({ line, name, phone, email }: GoodRow): OutRow => ({
    line,
    name,
    phone,
    ...(email !== undefined && { email }),
    reason,
  });

/** The number as an import reads it again: a good one is whole, whatever country is assumed then. */
export function phoneToWrite({ phone, reason }: OutRow): string {
  const isGood = typeof reason === 'object' || outcomes.some((outcome) => outcome === reason);
  return isGood && phone !== '' ? `+${phone}` : phone;
}

/** A row of a chunk that was sent again: that its contact exists says no longer that it did before this import. */
export function doubtKnown(row: OutRow): OutRow {
  const { reason } = row;
  if (typeof reason === 'string' || reason.code === null) return row;
  const isKnown = messageForCode(reason.code)?.key === 'backendErrors.ERR_DUPLICATED_CONTACT';
  return isKnown ? { ...row, reason: 'perhapsKnown' } : row;
}

/** Why, in words; a code that nobody knows is shown as it is (E-02). */
export function reasonText(t: TFunction, { reason }: OutRow): string {
  if (typeof reason === 'string') return t(keys[reason]);
  if (reason.code === null) return t('contactImportModal.reasons.refused');
  const known = messageForCode(reason.code);
  return known ? t(known.key, { ...known.values, defaultValue: reason.code }) : reason.code;
}
