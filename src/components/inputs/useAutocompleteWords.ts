import { useTranslation } from '@/i18n/useTranslation';

/** What an autocomplete says by itself, in the language of the page (B-35). */
export function useAutocompleteWords() {
  const { t } = useTranslation();
  return {
    loadingText: t('common.loading'),
    noOptionsText: t('common.noResults'),
    clearText: t('common.clear'),
    openText: t('common.showOptions'),
    closeText: t('common.hideOptions'),
  };
}
