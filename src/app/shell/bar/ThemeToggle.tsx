import { Moon, Sun } from 'lucide-react';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { useThemeSwitch } from './useThemeSwitch';

/** Light or dark; without a choice the system decides (I-05, I-06). */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { dark, toggle } = useThemeSwitch();
  const Icon = dark ? Sun : Moon;
  return (
    <IconAction
      label={dark ? t('shell.lightTheme') : t('shell.darkTheme')}
      icon={<Icon size={20} />}
      onClick={toggle}
    />
  );
}
