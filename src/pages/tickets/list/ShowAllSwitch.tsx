import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useDebounced } from '@/components/useDebounced';
import { useTranslation } from '@/i18n/useTranslation';

/** Everyone's tickets or one's own; for admins, on at first (T-06, contract 6.6). */
export function ShowAllSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation();
  const { shown, change } = useDebounced(checked, onChange);
  return (
    <FormControlLabel
      labelPlacement="start"
      label={t('tickets.buttons.showAll')}
      control={<Switch checked={shown} onChange={(_event, next) => change(next)} />}
      sx={{
        flex: 'none',
        m: 0,
        gap: 1,
        '& .MuiFormControlLabel-label': { fontSize: '0.8125rem', color: 'app.text2' },
      }}
    />
  );
}
