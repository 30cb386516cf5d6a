import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { FieldFrame } from './FieldFrame';

interface OptionInputProps {
  params: AutocompleteRenderInputParams;
  id: string;
  label: MessageKey;
  message: string | undefined;
  hint: string | undefined;
  required: boolean;
  placeholder?: MessageKey | undefined;
  describedBy: string | undefined;
  loading?: boolean;
  readOnly: boolean;
}

/** The input of an autocomplete inside our frame, so that its label and error look like all others. */
export function OptionInput(props: OptionInputProps) {
  const { params, id, label, message, hint, required, placeholder, describedBy, loading = false, readOnly } = props;
  const { t } = useTranslation();
  const { ref, startAdornment, endAdornment, ...input } = params.slotProps.input;
  return (
    <FieldFrame {...{ id, label, message, hint, required }} disabled={params.disabled}>
      <OutlinedInput
        {...input}
        ref={ref}
        readOnly={readOnly}
        fullWidth
        placeholder={placeholder && t(placeholder)}
        startAdornment={startAdornment}
        endAdornment={
          <>
            {loading && <CircularProgress size={16} aria-label={t('common.loading')} />}
            {endAdornment}
          </>
        }
        inputProps={{ ...params.slotProps.htmlInput, id, 'aria-describedby': describedBy }}
      />
    </FieldFrame>
  );
}
