import { DateInput } from '@/components/inputs/DateInput';
import { useTranslation } from '@/i18n/useTranslation';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldProps } from './useFormField';

interface DateFieldProps extends FieldProps {
  /** An hour belongs to it. */
  withTime?: boolean;
}

/** A day or a moment by the clock of this device; what is no date is refused by the `date` rule (PUB-9, PUB-10). */
export function DateField({ withTime = false, ...props }: DateFieldProps) {
  const { name, label, required = false, disabled = false } = props;
  const { t } = useTranslation();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<string>(props);

  return (
    <FieldFrame {...{ id, label, message, hint, required, disabled }}>
      <DateInput
        {...{ id, name, withTime, disabled }}
        label={t(label)}
        value={input.value}
        onChange={(value) => void setValue(value)}
        onBlur={input.onBlur}
        readOnly={locked}
        inputProps={{ 'aria-describedby': describedBy }}
      />
    </FieldFrame>
  );
}
