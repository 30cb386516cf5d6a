import Box from '@mui/material/Box';

/** A key as printed on the keyboard: Enter, Esc, Ctrl K. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: '5px',
        border: 1,
        borderColor: 'app.border',
        borderRadius: 'var(--radius-chip)',
        bgcolor: 'app.surface',
        color: 'app.text2',
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }}
    >
      {keys}
    </Box>
  );
}
