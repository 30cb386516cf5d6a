import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useToday } from '@/components/hooks/useToday';
import { SwitchField } from '@/forms/fields';
import { useTranslation } from '@/i18n/useTranslation';
import { dayBefore, daysToDue } from '@/lib/dueDate';
import type { CompanyValues } from './companyValues';

/**
 * The server lets the people of an inactive company in: only a due date that has passed keeps them out, so the switch
 * says so and offers that (DAY-39).
 */
export function StatusField() {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const today = useToday();
  const days = daysToDue(values.dueDate, today);
  return (
    <Box>
      <SwitchField name="status" label="settings.company.form.status" helper="settings.company.form.statusHint" />
      {!values.status && days !== null && days >= 0 && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography variant="body2">{t('settings.company.form.stillEnters')}</Typography>
          <Button size="small" variant="soft" onClick={() => void setFieldValue('dueDate', dayBefore(today))}>
            {t('settings.company.buttons.endAccess')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
