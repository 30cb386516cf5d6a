import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { FieldError } from './FieldError';

interface FieldFrameProps {
  id: string;
  label: MessageKey;
  message: string | undefined;
  hint: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The label names a group instead of one control. */
  group?: boolean;
  /** Beside the label, such as "Esqueci a senha". */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** Label above, control, helper or error below (design, "Form dialog"). */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, message, hint, required = false, disabled = false, group = false, labelEnd, children } = props;
  const { t } = useTranslation();
  return (
    <FormControl
      fullWidth
      error={message !== undefined}
      required={required}
      disabled={disabled}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <InputLabel id={`${id}-label`} {...(group ? { component: 'span' } : { htmlFor: id })}>
          {t(label)}
        </InputLabel>
        {labelEnd}
      </Box>
      {children}
      <FieldError id={`${id}-text`} message={message} />
      {message === undefined && hint !== undefined && (
        // Stays readable: it may say why the field is disabled.
        <FormHelperText id={`${id}-text`} disabled={false} aria-live="polite">
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
