import Button from '@mui/material/Button';
import { useField } from 'formik';
import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { useMenu } from '@/components/hooks/useMenu';
import { useTranslation } from '@/i18n/useTranslation';
import { TextField } from './fields';
import { useFormLock } from './formLock';
import type { FieldProps } from './useFormField';
import { VariablesMenu, type Variable } from './VariablesMenu';

interface MessageFieldProps extends FieldProps {
  rows?: number;
  autoFocus?: boolean;
  /** Other variables than those of conversations. */
  variables?: readonly Variable[];
}

/** A text for customers, with a menu of the variables it may carry, put in where the caret is (P-18). */
export function MessageField({ rows = 7, variables, ...rest }: MessageFieldProps) {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>(rest.name);
  const locked = useFormLock() || rest.disabled === true;
  const { anchor, buttonProps, hide } = useMenu();
  const area = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  const handleInsert = (variable: string) => {
    const start = area.current?.selectionStart ?? value.length;
    const end = area.current?.selectionEnd ?? start;
    const caret = start + variable.length;
    hide();
    void setValue(value.slice(0, start) + variable + value.slice(end));
    // After the closing menu has given the focus back to its button.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    }, 0);
  };

  return (
    <>
      <TextField
        {...rest}
        rows={rows}
        inputRef={area}
        labelEnd={
          !locked && (
            <Button size="small" startIcon={<Braces size={14} />} sx={{ mt: -0.75, mb: 0.25 }} {...buttonProps}>
              {t('messageVariablesPicker.insert')}
            </Button>
          )
        }
      />
      <VariablesMenu anchor={anchor} variables={variables} onClose={hide} onChoose={handleInsert} />
    </>
  );
}
