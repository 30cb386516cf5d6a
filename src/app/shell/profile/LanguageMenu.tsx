import Button from '@mui/material/Button';
import { ChevronDown, Globe } from 'lucide-react';
import { logDefect } from '@/api/errors';
import { IconAction } from '@/components/buttons/IconAction';
import { lazyPart } from '@/components/lazy/lazyPart';
import { notify } from '@/components/feedback/notify';
import { useMenu } from '@/components/hooks/useMenu';
import type { Language } from '@/i18n/languages';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { chooseLanguage, languageNames } from './languages';

/** The list comes with its first opening: the login page is read far more often than its language is changed. */
const list = lazyPart(async () => (await import('./LanguageList')).LanguageList);

interface LanguageMenuProps {
  /** Shows the language's name beside the icon, for public pages. */
  named?: boolean;
}

/** Portuguese, English, Spanish; switches at once, is remembered and told to the server (S-10, I-03). */
export function LanguageMenu({ named = false }: LanguageMenuProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { buttonProps, menuProps, hide } = useMenu();
  const label = t('selectLanguage');
  const globe = <Globe size={20} aria-hidden />;

  const handleSelect = (next: Language) => {
    hide();
    if (next === language) return;
    chooseLanguage(next).catch((error: unknown) => {
      logDefect('language', error);
      notify.error(t('shell.languageFailed'), { id: 'language' });
    });
  };

  return (
    <>
      {named ? (
        <Button
          color="inherit"
          startIcon={globe}
          endIcon={<ChevronDown size={16} aria-hidden />}
          aria-label={`${label}: ${t(languageNames[language])}`}
          sx={{ color: 'app.text2' }}
          {...buttonProps}
        >
          {t(languageNames[language])}
        </Button>
      ) : (
        <IconAction label={label} icon={globe} {...buttonProps} />
      )}
      <list.Component {...menuProps} label={label} language={language} onSelect={handleSelect} />
    </>
  );
}
