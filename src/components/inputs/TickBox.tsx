import Box from '@mui/material/Box';
import { Check } from 'lucide-react';

/** The box of an entry that can be ticked. The entry itself says so; a real checkbox would be a control inside one. */
export function TickBox({ checked }: { checked: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 16,
        height: 16,
        ml: '2px',
        mr: 1.5,
        borderRadius: '3px',
        border: 2,
        borderColor: checked ? 'app.accent' : 'app.inputLine',
        bgcolor: checked ? 'app.accent' : 'transparent',
        color: 'background.paper',
        '& > svg': { strokeWidth: 4 },
      }}
    >
      {checked && <Check size={12} />}
    </Box>
  );
}
