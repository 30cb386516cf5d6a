import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { isKey } from '@/i18n/isKey';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { useFormLock } from './formLock';

/** What every field takes: its Formik path and its texts. */
export interface FieldProps {
  name: string;
  label: MessageKey;
  helper?: MessageKey;
  required?: boolean;
  disabled?: boolean;
}

/** Joins a field to Formik: value, setters, the translated error, ids that tie label, control and error together. */
export function useFormField<Value>({ name, helper }: Pick<FieldProps, 'name' | 'helper'>) {
  const [input, { touched, error, initialValue }, { setValue, setTouched }] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const { t, i18n } = useTranslation();
  const id = useId();
  const locked = useFormLock();

  // Passing through a field is no mistake yet; leaving a changed one wrong, or sending it, is.
  const judged = touched && (submitCount > 0 || input.value !== initialValue);
  const shown = judged && typeof error === 'string' ? error : undefined;
  const message = shown === undefined ? undefined : isKey(i18n, shown) ? t(shown) : shown;
  const hint = helper && t(helper);

  return {
    input,
    initialValue,
    id,
    locked,
    message,
    hint,
    setValue,
    setTouched,
    describedBy: (message ?? hint) ? `${id}-text` : undefined,
  };
}
