import Button from '@mui/material/Button';
import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { insertText } from '@/browser/insertText';
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
  const locked = useFormLock() || rest.disabled === true;
  const { anchor, buttonProps, hide } = useMenu();
  const area = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  const handleInsert = (variable: string) => {
    const field = area.current;
    hide();
    if (!field) return;
    const start = field.selectionStart ?? field.value.length;
    insertText(field, variable, start, field.selectionEnd ?? start);
    // After the closing menu has given the focus back to its button.
    setTimeout(() => field.focus(), 0);
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
