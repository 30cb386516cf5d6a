import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { CalendarRange } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';

interface DateRangeProps {
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  invalid: boolean;
  /** Id of the text that says what is wrong. */
  describedBy: string | undefined;
}

/** Start and end in one frame; either may stay open. */
export function DateRange({ from, to, onChange, invalid, describedBy }: DateRangeProps) {
  const { t } = useTranslation();
  const shared = { type: 'date', min: '2000-01-01', max: '2999-12-31', 'aria-describedby': describedBy } as const;
  const input = {
    flex: 1,
    minWidth: 0,
    fontSize: '0.875rem',
    '& input': { p: 0, height: 34, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  } as const;
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
        px: 1.25,
        border: 1,
        borderColor: invalid ? 'app.error' : 'app.inputLine',
        borderRadius: 'var(--radius)',
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '-1px' },
        '& input:focus-visible': { outline: 'none' },
        '& > svg': { flex: 'none', color: 'app.text3', display: { xs: 'none', sm: 'block' } },
        '@media (pointer: coarse)': { minHeight: 44, '& input': { height: 42 } },
      }}
    >
      <CalendarRange size={16} aria-hidden />
      <InputBase
        value={from}
        onChange={({ target }) => onChange({ from: target.value, to })}
        error={invalid}
        inputProps={{ ...shared, 'aria-label': t('dashboard.filters.initialDate') }}
        sx={input}
      />
      <Box component="span" aria-hidden sx={{ color: 'app.text3' }}>
        {t('dashboard.filters.to')}
      </Box>
      <InputBase
        value={to}
        onChange={({ target }) => onChange({ from, to: target.value })}
        error={invalid}
        inputProps={{ ...shared, 'aria-label': t('dashboard.filters.finalDate') }}
        sx={input}
      />
    </Box>
  );
}
