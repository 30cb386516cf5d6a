import { useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { shortened } from '@/lib/firstLetters';
import { writtenDate } from '@/lib/readDate';
import { FieldErrors } from './fieldErrors';
import { afterOwnSave, mergeRecord, type FieldMerges, type Versions } from './mergeRecord';

/** A longer text would not fit below a field. */
const toldLength = 80;

/**
 * What a form says of fields that a colleague has changed.
 * @param told fields that are told as they are; of the others, such as an id or a secret, there are no words
 */
export function toldTexts<Values extends object>(theirs: Partial<Values>, told: readonly (keyof Values)[] = []) {
  const texts: Record<string, string | null> = {};
  for (const name in theirs) {
    const value = theirs[name];
    const text = typeof value === 'string' && told.includes(name) ? writtenDate(value) : null;
    texts[name] = text === null ? text : shortened(text, toldLength);
  }
  return texts;
}

/**
 * For a form whose record others may have changed since it opened (DAY-64). Its words come with the texts of forms.
 * @param toTexts values of some fields as they are told; empty where there is nothing, null where it has no words
 * @param how as of `mergeRecord`
 * @returns what gives the fields to be sent, from what `FormDialog` hands to its `onSubmit` and from the record as it was
 * read just now. It throws `FieldErrors` where both changed a field; sent once more, what stands in the form goes through
 */
export function useMeanwhile<Values extends object>(
  toTexts: (theirs: Partial<Values>) => Readonly<Record<string, string | null>>,
  how?: FieldMerges<Values>,
): (versions: Versions<Values>) => Partial<Values> {
  const { t } = useTranslation();
  const last = useRef<{ opened: Values; base: Values; sent: Values } | null>(null);

  const words = (value: string | null): string => {
    if (value === null) return t('meanwhile.other');
    return value === '' ? t('meanwhile.removed') : t('meanwhile.changed', { value });
  };

  return ({ opened, values, now }) => {
    const known = last.current?.opened === opened ? last.current : null;
    const { changes, conflicts, base } = mergeRecord(
      { opened: known ? afterOwnSave(known.base, known.sent, now) : opened, values, now },
      how,
    );
    const texts = Object.entries(toTexts(conflicts));
    // Told or sent: either way the next save begins with it.
    last.current = { opened, base, sent: values };
    if (texts.length === 0) return changes;
    throw new FieldErrors({}, Object.fromEntries(texts.map(([name, value]) => [name, words(value)])));
  };
}
