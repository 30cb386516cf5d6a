import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconAction } from '@/components/buttons/IconAction';
import { InputField, type InputFieldProps } from './InputField';

/** A password on a public page, with the button that shows and hides it (S-13, FP-04). */
export function PasswordInput(props: Omit<InputFieldProps, 'type' | 'endAdornment'>) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <InputField
      {...props}
      type={visible ? 'text' : 'password'}
      sx={{ height: 44, pr: 0.5 }}
      endAdornment={
        <InputAdornment position="end" sx={{ ml: 0 }}>
          <IconAction
            label={visible ? t('common.hidePassword') : t('common.showPassword')}
            icon={<Icon size={20} />}
            onClick={() => setVisible((old) => !old)}
          />
        </InputAdornment>
      }
    />
  );
}
