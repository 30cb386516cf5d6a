import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconAction } from '@/components/buttons/IconAction';
import { InputField, type InputFieldProps } from './InputField';
import { useShownSecret } from './useShownSecret';

/** A password on a public page, with the button that shows and hides it (S-13, FP-04). */
export function PasswordInput(props: Omit<InputFieldProps, 'type' | 'endAdornment'>) {
  const { t } = useTranslation();
  const { isShown, type, toggle } = useShownSecret();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <InputField
      {...props}
      type={type}
      sx={{ height: 44, pr: 0.5 }}
      endAdornment={
        <InputAdornment position="end" sx={{ ml: 0 }}>
          <IconAction
            label={isShown ? t('common.hidePassword') : t('common.showPassword')}
            icon={<Icon size={20} />}
            onClick={toggle}
          />
        </InputAdornment>
      }
    />
  );
}
