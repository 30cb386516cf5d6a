import { useField } from 'formik';
import { countryName } from '@/i18n/countryName';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { settleCountryPhone } from '@/lib/countryPhone';
import { formatPhone } from '@/lib/phone';
import { TextField, type TextFieldProps } from './fields';
import type { PhoneReader } from './usePhoneReader';

interface PhoneFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'helper' | 'placeholder' | 'required'> {
  reader: PhoneReader;
  /** What it was opened with is stored, and nothing is said of it before it is changed. */
  stored?: boolean;
}

/** A telephone number: which country is assumed for it is said while it is typed, a doubt once it is left (DAY-43). */
export function PhoneField({ reader: { country, read }, stored = false, ...props }: PhoneFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [{ value }, { initialValue, touched }] = useField<string>(props.name);
  const reading = stored && value === initialValue ? null : read(value);
  const note = (): string | undefined => {
    if (!reading || !('digits' in reading)) return undefined;
    const { check, digits } = reading;
    if (check === 'doubtful') return touched ? t('phoneNotes.doubtful', { number: formatPhone(digits) }) : undefined;
    if (check === 'sure' || country === null) return undefined;
    return t('phoneNotes.assumed', { number: formatPhone(digits), country: countryName(language, country) });
  };
  return <TextField {...props} inputMode="tel" settle={(text) => settleCountryPhone(text, read)} note={note()} />;
}
