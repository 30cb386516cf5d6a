import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from '@/i18n/useTranslation';
import { safeColor } from '@/lib/color';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldProps } from './useFormField';

/** A colour by the system's picker or by its code. */
export function ColorField(props: FieldProps) {
  const { name, label, required = false, disabled = false } = props;
  const { t } = useTranslation();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<string>(props);

  return (
    <FieldFrame {...{ id, label, message, hint, required, disabled }}>
      <OutlinedInput
        id={id}
        name={name}
        value={input.value}
        onChange={(event) => void setValue(event.target.value)}
        onBlur={input.onBlur}
        readOnly={locked}
        autoComplete="off"
        inputProps={{ maxLength: 20, spellCheck: false, 'aria-describedby': describedBy }}
        startAdornment={
          <Box
            component="input"
            type="color"
            aria-label={t('common.pickColor')}
            disabled={disabled || locked}
            value={safeColor(input.value) ?? '#ffffff'}
            onChange={(event) => void setValue(event.target.value)}
            sx={{
              flex: 'none',
              width: 28,
              height: 24,
              p: 0,
              border: 1,
              borderColor: 'app.border',
              borderRadius: 'var(--radius-small)',
              bgcolor: 'transparent',
              cursor: 'pointer',
              overflow: 'hidden',
              '&::-webkit-color-swatch-wrapper': { p: 0 },
              '&::-webkit-color-swatch': { border: 0 },
              // The picker shows some colour even where none is chosen.
              ...(input.value === '' && {
                '&::-webkit-color-swatch': { visibility: 'hidden' },
                '&::-moz-color-swatch': { visibility: 'hidden' },
              }),
            }}
          />
        }
      />
    </FieldFrame>
  );
}
