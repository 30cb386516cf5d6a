import Box from '@mui/material/Box';
import { DateInput } from '@/components/inputs/DateInput';
import { useTranslation } from '@/i18n/useTranslation';

interface DateRangeProps {
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  /** Which ends are wrong. */
  wrong: readonly ('from' | 'to')[];
  /** Id of the text that says what is wrong. */
  describedBy: string | undefined;
  onBlur: () => void;
}

/** Start and end in one frame; either may stay open. */
export function DateRange({ from, to, onChange, wrong, describedBy, onBlur }: DateRangeProps) {
  const { t } = useTranslation();
  const end = (name: 'from' | 'to', label: string) => (
    <DateInput
      bare
      label={label}
      value={name === 'from' ? from : to}
      onChange={(value) => onChange({ from, to, [name]: value })}
      onBlur={onBlur}
      error={wrong.includes(name)}
      inputProps={{ 'aria-label': label, 'aria-describedby': describedBy }}
      sx={{
        flex: 1,
        minWidth: 0,
        fontSize: '0.875rem',
        '& input': { p: 0, height: 34, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('dashboard.filters.dates')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: { xs: 1, sm: 324 },
        minHeight: 36,
        pl: 1.25,
        pr: 0.5,
        border: 1,
        borderColor: wrong.length > 0 ? 'app.error' : 'app.inputLine',
        borderRadius: 'var(--radius)',
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '-1px' },
        '& input:focus-visible': { outline: 'none' },
        '@media (pointer: coarse)': { minHeight: 44, '& input': { height: 42 } },
      }}
    >
      {end('from', t('dashboard.filters.initialDate'))}
      <Box component="span" aria-hidden sx={{ color: 'app.text3' }}>
        {t('dashboard.filters.to')}
      </Box>
      {end('to', t('dashboard.filters.finalDate'))}
    </Box>
  );
}
