import Button from '@mui/material/Button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { TextField, type TextFieldProps } from './fields';

interface SecretTextProps extends Omit<TextFieldProps, 'type' | 'end' | 'labelEnd' | 'masked' | 'secret'> {
  show: MessageKey;
  hide: MessageKey;
}

/** Credentials of several lines, as dots until their button shows them (B-43). */
export function SecretText({ show, hide, rows = 5, ...rest }: SecretTextProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;

  return (
    <TextField
      {...rest}
      rows={rows}
      secret
      masked={!visible}
      labelEnd={
        <Button
          size="small"
          startIcon={<Icon size={14} />}
          onClick={() => setVisible(!visible)}
          sx={{ mt: -0.75, mb: 0.25 }}
        >
          {t(visible ? hide : show)}
        </Button>
      }
    />
  );
}
