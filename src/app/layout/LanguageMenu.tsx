import Button from '@mui/material/Button';
import { ChevronDown, Globe } from 'lucide-react';
import { IconAction } from '@/components/IconAction';
import { latePart, Opened } from '@/components/latePart';
import { useMenu } from '@/components/useMenu';
import { usePreferences } from '@/contexts/PreferencesContext';
import type { Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { languageNames } from './languageNames';

/** The list comes with its first opening: the login page is read far more often than its language is changed. */
const list = latePart(async () => (await import('./LanguageList')).LanguageList);

interface LanguageMenuProps {
  /** Shows the language's name beside the icon, for public pages. */
  named?: boolean;
}

/** Portuguese, English, Spanish; switches at once, is remembered and told to the server (S-10, I-03). */
export function LanguageMenu({ named = false }: LanguageMenuProps) {
  const { t } = useTranslation();
  const { language, setLanguage } = usePreferences();
  const { buttonProps, menuProps, hide, open } = useMenu();
  const label = t('selectLanguage');
  const globe = <Globe size={20} strokeWidth={1.6} aria-hidden />;

  const handleSelect = (next: Language) => {
    hide();
    if (next !== language) void setLanguage(next);
  };

  return (
    <>
      {named ? (
        <Button
          color="inherit"
          startIcon={globe}
          endIcon={<ChevronDown size={16} strokeWidth={1.8} aria-hidden />}
          aria-label={`${label}: ${t(languageNames[language])}`}
          sx={{ color: 'app.text2' }}
          {...buttonProps}
        >
          {t(languageNames[language])}
        </Button>
      ) : (
        <IconAction label={label} icon={globe} {...buttonProps} />
      )}
      <Opened open={open}>
        <list.Part {...menuProps} label={label} language={language} onSelect={handleSelect} />
      </Opened>
    </>
  );
}
