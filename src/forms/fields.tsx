import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, type HTMLInputTypeAttribute, type ReactNode, type Ref } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { Switch } from '@/components/inputs/Switch';
import { useShownSecret } from '@/components/inputs/useShownSecret';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { FieldFrame } from './FieldFrame';
import { useLeftOut } from './keptForm';
import { TextLength } from './TextLength';
import { useTextLimit } from './textLimit';
import { useFormField, type FieldProps } from './useFormField';

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  placeholder?: MessageKey;
  autoFocus?: boolean;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  maxLength?: number;
  /** Lines of a text area; it grows to `maxRows`. */
  rows?: number;
  maxRows?: number;
  /** Changes what was typed before it is kept: digits only, a mask. */
  normalize?: (text: string) => string;
  /** Writes what was typed as it is read, once the field is left; what cannot be read stays (PUB-14). */
  settle?: (text: string) => string;
  start?: ReactNode;
  end?: ReactNode;
  labelEnd?: ReactNode;
  /** Said of what is in it now, in place of the helper; translated. */
  note?: string | undefined;
  size?: 'small' | 'large';
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Nothing of it is kept for later. */
  secret?: boolean;
  /** Shows dots in place of a text area's letters. */
  masked?: boolean;
}

// A text area has no type "password".
const dots: OutlinedInputProps['sx'] = { '& textarea': { WebkitTextSecurity: 'disc' } };

const heights: Record<'small' | 'large', OutlinedInputProps['sx']> = { small: null, large: { minHeight: 44 } };

/** One line or a text area, by `rows`. */
export function TextField(props: TextFieldProps) {
  const { name, label, required = false, disabled = false, type = 'text', placeholder, normalize } = props;
  const { autoFocus = false, autoComplete, inputMode, maxLength } = props;
  const { rows, maxRows, start, end, settle } = props;
  const { t } = useTranslation();
  const field = useFormField<string | number | null>(props);
  const { input, initialValue, id, locked, message, setValue } = field;
  const hint = props.note ?? field.hint;
  const describedBy = (message ?? hint) ? `${id}-text` : undefined;
  const length = useTextLimit(name, input.value);
  const labelEnd = length ? (
    <>
      <TextLength length={length} />
      {props.labelEnd}
    </>
  ) : (
    props.labelEnd
  );
  useLeftOut(props.secret === true ? name : null);
  const handleBlur = async (event: FocusEvent) => {
    if (settle && typeof input.value === 'string' && input.value !== initialValue) await setValue(settle(input.value));
    input.onBlur(event);
  };
  const area = rows === undefined ? {} : { multiline: true, minRows: rows, maxRows: maxRows ?? rows + 6 };

  return (
    <FieldFrame {...{ id, label, message, hint, required, disabled, labelEnd }}>
      <OutlinedInput
        {...area}
        id={id}
        name={name}
        type={type}
        value={input.value ?? ''}
        onChange={(event) => void setValue(normalize ? normalize(event.target.value) : event.target.value)}
        onBlur={(event) => void handleBlur(event)}
        readOnly={locked}
        autoFocus={autoFocus}
        autoComplete={autoComplete ?? 'off'}
        placeholder={placeholder && t(placeholder)}
        startAdornment={start}
        endAdornment={end}
        inputRef={props.inputRef}
        inputProps={{ inputMode, maxLength, 'aria-describedby': describedBy }}
        sx={props.masked ? dots : heights[props.size ?? 'small']}
      />
    </FieldFrame>
  );
}

/** A count, an order, minutes; held as it is typed: what is none is refused in words by `wholeNumber` (DAY-42). */
export const NumberField = (props: FieldProps) => <TextField {...props} inputMode="numeric" maxLength={20} />;

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'secret'> {
  /** Names of the button, where it is another secret than a password. */
  show?: MessageKey;
  hide?: MessageKey;
}

/** A password or another secret with a button that shows and hides it (S-13, B-43). */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete = 'current-password', ...rest } = props;
  const { show = 'common.showPassword', hide = 'common.hidePassword', ...field } = rest;
  const { t } = useTranslation();
  const { isShown, type, toggle } = useShownSecret();
  const Icon = isShown ? EyeOff : Eye;

  return (
    <TextField
      {...field}
      secret
      type={type}
      autoComplete={autoComplete}
      end={<IconAction label={t(isShown ? hide : show)} icon={<Icon size={20} />} size="small" onClick={toggle} />}
    />
  );
}

interface SwitchFieldProps extends Omit<FieldProps, 'required'> {
  /** What the server wants for on and off: true and false, 1 and 0, "enabled" and "disabled". */
  on?: boolean | number | string;
  off?: boolean | number | string;
}

/** On or off, with its label at the right. */
export function SwitchField({ name, label, helper, disabled = false, on = true, off = false }: SwitchFieldProps) {
  const { t } = useTranslation();
  const field = useFormField<boolean | number | string>({ name, ...(helper && { helper }) });
  const { input, id, locked, message, hint, setValue, describedBy } = field;

  return (
    <FormControl error={message !== undefined}>
      <FormControlLabel
        label={t(label)}
        disabled={disabled}
        control={
          <Switch
            id={id}
            name={name}
            checked={input.value === on}
            onChange={(event) => !locked && void setValue(event.target.checked ? on : off)}
            onBlur={input.onBlur}
            aria-describedby={describedBy}
          />
        }
      />
      {(message ?? hint) && (
        <FormHelperText id={`${id}-text`} {...(message !== undefined && { role: 'alert' })}>
          {message ?? hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
