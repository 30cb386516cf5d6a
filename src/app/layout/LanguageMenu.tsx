import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/components/IconAction';
import { useMenu } from '@/components/useMenu';
import { usePreferences } from '@/contexts/PreferencesContext';
import { languages, type Language } from '@/i18n/language';
import type { MessageKey } from '@/i18n/keys';

export const languageNames: Record<Language, MessageKey> = {
  pt: 'shell.languages.pt',
  en: 'shell.languages.en',
  es: 'shell.languages.es',
};

interface LanguageMenuProps {
  /** Shows the language's name beside the icon, for public pages. */
  named?: boolean;
}

/** Portuguese, English, Spanish; switches at once, is remembered and told to the server (S-10, I-03). */
export function LanguageMenu({ named = false }: LanguageMenuProps) {
  const { t } = useTranslation();
  const { language, setLanguage } = usePreferences();
  const { buttonProps, menuProps, hide } = useMenu();
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
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': label } }}>
        {languages.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === language}
            selected={option === language}
            lang={option}
            onClick={() => handleSelect(option)}
          >
            {t(languageNames[option])}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
