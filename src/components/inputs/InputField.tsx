import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

export interface InputFieldProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'label' | 'slotProps'> {
  id: string;
  label: string;
  /** Why the value is refused, already translated; absent while it is fine. */
  failure: string | undefined;
  /** Translated; gives way to the failure. */
  hint?: string;
  inputProps?: NonNullable<OutlinedInputProps['inputProps']>;
}

/** A labelled text input of the public pages: MUI's TextField brings selects and menus along, which they lack. */
export function InputField({ id, label, failure, hint, ...rest }: InputFieldProps) {
  const helpId = `${id}-help`;
  const help = failure ?? hint;
  return (
    <FormControl fullWidth size="small" error={failure !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} aria-describedby={help === undefined ? undefined : helpId} {...rest} />
      {help !== undefined && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
