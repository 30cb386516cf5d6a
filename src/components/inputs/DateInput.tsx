import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CalendarDays } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { heldDate, maskDate, writtenDate } from '@/lib/readDate';
import { CalendarPopover } from './CalendarPopover.lazy';

export interface DateInputProps extends Omit<InputBaseProps, 'value' | 'onChange' | 'endAdornment' | 'type'> {
  /** yyyy-MM-dd or yyyy-MM-ddTHH:mm, empty, or a text that is no date, which is shown as it is (`heldDate`). */
  value: string;
  onChange: (value: string) => void;
  /** Name of the field, translated, for the name of its calendar. */
  label: string;
  /** An hour belongs to it. */
  withTime?: boolean;
  /** Without a frame of its own. */
  bare?: boolean;
}

/**
 * A day, or a day and an hour, typed as dd/MM/yyyy or picked from a calendar. What it shows is what it holds: what is
 * typed and cannot be read stays there and is the value, for the form to refuse in words (PUB-9).
 */
export function DateInput({ value, onChange, label, withTime = false, bare = false, ...rest }: DateInputProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { readOnly = false, disabled = false, onBlur, inputProps, ...input } = rest;
  // What was typed is written in full once the field is left, or gives way when the value changes from elsewhere.
  const text = typed !== null && heldDate(typed, withTime) === value ? typed : writtenDate(value);
  const Input = bare ? InputBase : OutlinedInput;

  const handleText = (next: string): void => {
    const masked = maskDate(text, next, withTime);
    setTyped(masked);
    onChange(heldDate(masked, withTime));
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    setTyped(null);
    onBlur?.(event);
  };

  return (
    <>
      <Input
        {...input}
        {...{ readOnly, disabled }}
        value={text}
        onChange={({ target }) => handleText(target.value)}
        onBlur={handleBlur}
        autoComplete="off"
        placeholder={t(withTime ? 'dateField.dateTime' : 'dateField.date')}
        inputProps={{ ...inputProps, inputMode: 'numeric', maxLength: 40 }}
        endAdornment={
          <IconAction
            size="small"
            label={t('dateField.calendar', { field: label })}
            icon={<CalendarDays size={16} />}
            disabled={readOnly || disabled}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
        }
      />
      {anchor && <CalendarPopover {...{ anchor, label, value, withTime, onChange }} onClose={() => setAnchor(null)} />}
    </>
  );
}
