import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { FieldFrame } from '@/forms/FieldFrame';
import type { MessageKey } from '@/i18n/keys';

interface ChoiceSelectProps {
  label: MessageKey;
  /** Translated, or of the file. */
  choices: readonly { value: number; text: string }[];
  value: number;
  onChange: (value: number) => void;
}

/** One of a few things of the file, such as a sheet. */
export function ChoiceSelect({ label, choices, value, onChange }: ChoiceSelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} message={undefined} hint={undefined}>
      <Select id={id} labelId={`${id}-label`} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(({ value: choice, text }) => (
          <MenuItem key={choice} value={choice}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
