import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '@/components/hooks/useToday';
import { DateField } from '@/forms/DateField';
import { SelectField } from '@/forms/SelectField';
import { useFormLock } from '@/forms/formLock';
import { useTranslation } from '@/i18n/useTranslation';
import { daysToDue, extendDue, recurrenceMonths } from '@/lib/dueDate';
import type { CompanyValues } from './companyValues';
import { recurrenceOptions } from './recurrence';
import { useDueText } from './useDueText';

/** Due date and recurrence, and the button that adds one to the other (OC-04, OC-05, OC-07). */
export function DueFields() {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const locked = useFormLock();
  const today = useToday();
  const dueText = useDueText();
  const months = recurrenceMonths(values.recurrence);
  const days = daysToDue(values.dueDate, today);
  // A month that is too short for the billing day moves it for itself alone.
  const [extended, setExtended] = useState({ due: '', billingDay: 0 });

  const handleExtend = () => {
    const billingDay =
      values.dueDate === extended.due ? extended.billingDay : Number((values.dueDate || today).slice(8, 10));
    const due = extendDue(values.dueDate, months ?? 0, today, billingDay);
    setExtended({ due, billingDay });
    void setFieldValue('dueDate', due);
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
      <DateField name="dueDate" label="settings.company.form.dueDate" />
      <SelectField
        name="recurrence"
        label="settings.company.form.recurrence"
        emptyLabel="settings.company.form.noRecurrence"
        options={recurrenceOptions.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: -0.5 }}>
        <Button
          variant="soft"
          size="small"
          disabled={months === null || locked}
          startIcon={<CalendarPlus size={16} />}
          onClick={handleExtend}
        >
          {months === null
            ? t('settings.company.buttons.expireNone')
            : t('settings.company.buttons.expire', { count: months })}
        </Button>
        <Typography
          variant="body2"
          role="status"
          sx={{ color: days !== null && days <= 0 ? 'app.error' : 'app.text2', fontVariantNumeric: 'tabular-nums' }}
        >
          {days === null ? t('settings.company.due.none') : dueText(days)}
        </Typography>
      </Box>
    </Box>
  );
}
