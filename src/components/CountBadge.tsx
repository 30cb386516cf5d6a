import Box from '@mui/material/Box';
import { VisuallyHidden } from './VisuallyHidden';

interface CountBadgeProps {
  count: number;
  /** Accent asks for work, quiet informs, error alarms. */
  tone?: 'accent' | 'quiet' | 'error';
  /** Spoken instead of the bare number: "3 não lidas". */
  label?: string;
  showZero?: boolean;
  /** There may be more than these: "60+". */
  atLeast?: boolean;
}

const looks = {
  accent: { bgcolor: 'app.accent', color: 'app.onAccent' },
  quiet: { bgcolor: 'app.pressed', color: 'app.text2' },
  error: { bgcolor: 'app.errorSolid', color: 'app.onErrorSolid' },
} as const;

/** A count in a pill; above 99 it says 99+. */
export function CountBadge({ count, tone = 'accent', label, showZero = false, atLeast = false }: CountBadgeProps) {
  if (!(count > 0) && !showZero) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden={label ? true : undefined}
        sx={[
          {
            display: 'inline-block',
            flex: 'none',
            minWidth: 18,
            height: 18,
            px: '5px',
            borderRadius: '9px',
            fontSize: '0.6875rem',
            lineHeight: '18px',
            fontWeight: 600,
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          },
          looks[tone],
        ]}
      >
        {count > 99 ? '99+' : `${count}${atLeast ? '+' : ''}`}
      </Box>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
