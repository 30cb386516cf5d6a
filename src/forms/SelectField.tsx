import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ColorChip } from '@/components/text/ColorChip';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { useUnlisted, type Choices } from './choices';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldProps } from './useFormField';

interface SelectFieldProps extends FieldProps, Choices {
  /** Adds a first choice with the value ''. */
  emptyLabel?: MessageKey;
  autoComplete?: string;
  /** What else changes with a choice. */
  onPick?: (value: string | number) => void;
}

/** One of a short list; a value that is not in it stands there as well. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, required = false, disabled = false, options, emptyLabel } = props;
  const { autoComplete, onPick } = props;
  const { t } = useTranslation();
  const field = useFormField<string | number | null>(props);
  const { input, initialValue = null, id, locked, message, hint, setValue, describedBy } = field;
  const chosen = input.value ?? '';
  const unlisted = useUnlisted(
    props,
    [initialValue ?? '', chosen].filter((value) => value !== ''),
  );

  return (
    <FieldFrame {...{ id, label, message, hint, required, disabled }}>
      <Select
        name={name}
        labelId={`${id}-label`}
        id={id}
        value={chosen}
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
        {[...options, ...unlisted].map(({ value, label: text, color }) => (
          <MenuItem key={value} value={value}>
            {color ? <ColorChip color={color} label={text} /> : text}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
