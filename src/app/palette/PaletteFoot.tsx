import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { KeyHint } from '@/components/buttons/KeyHint';
import { useTranslation } from '@/i18n/useTranslation';
import { askCommand } from '@/browser/commands';

/** Which keys move, choose and close, and the way to the sheet of all shortcuts. */
export function PaletteFoot({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const hints = [
    ['↑ ↓', t('keyboard.hints.move')],
    ['Enter', t('keyboard.hints.choose')],
    ['Esc', t('keyboard.hints.close')],
  ] as const;
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        '@media (pointer: coarse)': { display: 'none' },
        alignItems: 'center',
        gap: 2,
        flex: 'none',
        minHeight: 40,
        pl: 2,
        pr: 1,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'caption',
        color: 'app.text2',
      }}
    >
      {hints.map(([keys, text]) => (
        <Box key={keys} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <KeyHint keys={keys} />
          {text}
        </Box>
      ))}
      <Box sx={{ flex: 1 }} />
      <Button
        size="small"
        variant="text"
        color="inherit"
        sx={{ color: 'app.text2', fontSize: 'inherit' }}
        onClick={() => {
          flushSync(onClose);
          askCommand('shortcuts');
        }}
      >
        {t('shell.shortcuts')}
      </Button>
    </Box>
  );
}
