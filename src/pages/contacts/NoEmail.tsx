import { useTranslation } from '@/i18n/useTranslation';

/** Stands where a contact has no e-mail. */
export function NoEmail() {
  const { t } = useTranslation();
  return <span className="cell-none">{t('contacts.noEmail')}</span>;
}
