import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ColorChip } from '@/components/text/ColorChip';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { FieldFrame } from './FieldFrame';
import type { Option } from './option';
import { useFormField, type FieldProps } from './useFormField';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Adds a first choice with the value ''. */
  emptyLabel?: MessageKey;
  autoComplete?: string;
  /** What else changes with a choice. */
  onPick?: (value: string | number) => void;
}

/** One of a short list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, required = false, disabled = false, options, emptyLabel } = props;
  const { autoComplete, onPick } = props;
  const { t } = useTranslation();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<string | number | null>(props);
  const known = options.some(({ value }) => value === input.value);

  return (
    <FieldFrame {...{ id, label, message, hint, required, disabled }}>
      <Select
        name={name}
        labelId={`${id}-label`}
        id={id}
        value={known && input.value !== null ? input.value : ''}
        displayEmpty={emptyLabel !== undefined}
        onChange={({ target }) => {
          void setValue(target.value);
          onPick?.(target.value);
        }}
        onBlur={input.onBlur}
        readOnly={locked}
        {...(autoComplete !== undefined && { autoComplete })}
        SelectDisplayProps={{ 'aria-describedby': describedBy }}
      >
        {emptyLabel && <MenuItem value="">{t(emptyLabel)}</MenuItem>}
        {options.map(({ value, label: text, color }) => (
          <MenuItem key={value} value={value}>
            {color ? <ColorChip color={color} label={text} /> : text}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
