import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languages, type Language } from '@/i18n/languages';
import { useTranslation } from '@/i18n/useTranslation';
import { languageNames } from './languages';

interface LanguageListProps {
  id: string;
  anchorEl: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  label: string;
  language: Language;
  onSelect: (language: Language) => void;
}

/** The languages, each written in itself. */
export function LanguageList({ label, language, onSelect, ...menu }: LanguageListProps) {
  const { t } = useTranslation();
  return (
    <Menu {...menu} slotProps={{ list: { 'aria-label': label } }}>
      {languages.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === language}
          selected={option === language}
          lang={option}
          onClick={() => onSelect(option)}
        >
          {t(languageNames[option])}
        </MenuItem>
      ))}
    </Menu>
  );
}
