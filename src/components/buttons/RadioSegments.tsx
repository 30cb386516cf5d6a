import Box from '@mui/material/Box';
import { useId } from 'react';

interface RadioSegmentsProps<Value extends string> {
  /** Name of the group, translated. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two or three that stands open: radio buttons that look like one control (design, "List panel"). */
export function RadioSegments<Value extends string>({ label, options, value, onChange }: RadioSegmentsProps<Value>) {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        p: '3px',
        borderRadius: 'var(--radius)',
        bgcolor: 'app.hover',
        '& > label': {
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          flex: 1,
          minHeight: 30,
          px: 1.75,
          borderRadius: 'var(--radius-small)',
          typography: 'body2',
          fontWeight: 500,
          whiteSpace: 'nowrap',
          color: 'app.text2',
          cursor: 'pointer',
        },
        '& > label:has(:checked)': {
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontWeight: 600,
          boxShadow: 1,
        },
        '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '1px' },
        '@media (pointer: coarse)': { '& > label': { minHeight: 44 } },
        '@media (forced-colors: active)': { '& > label:has(:checked)': { outline: '2px solid Highlight' } },
      }}
    >
      {options.map((option) => (
        <label key={option.value}>
          <Box
            component="input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
          />
          {option.label}
        </label>
      ))}
    </Box>
  );
}
