import { countryName } from '@/i18n/countryName';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { phoneCountries } from '@/lib/countryPhone';
import { ChoiceSelect } from './ChoiceSelect';

interface CountrySelectProps {
  /** Two letters; null: all numbers are whole. */
  value: string | null;
  onChange: (country: string | null) => void;
}

const none = -1;

/** The country of the numbers that have no code (DAY-43). */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const countries = phoneCountries();
  const choices = countries
    .map(({ country, code }, index) => ({ value: index, text: `${countryName(language, country)} (+${code})` }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language));
  return (
    <ChoiceSelect
      label="contactImportModal.labels.country"
      choices={[{ value: none, text: t('contactImportModal.labels.noCountry') }, ...choices]}
      value={countries.findIndex(({ country }) => country === value)}
      onChange={(index) => onChange(countries[index]?.country ?? null)}
    />
  );
}
