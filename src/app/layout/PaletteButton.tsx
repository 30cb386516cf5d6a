import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Search } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '@/components/KeyHint';
import { tip } from '@/components/tip';
import { askCommand } from '@/lib/commands';
import { isMac } from '@/lib/platform';
import { menuLine } from './menuLine';

/** Opens the palette by mouse or finger, above the pages of the side menu (B-25). */
export function PaletteButton({ collapsed, onOpen }: { collapsed: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const name = t('shell.palette');
  const mac = isMac();
  const keys = mac ? '⌘ K' : 'Ctrl K';
  return (
    <ButtonBase
      aria-label={name}
      aria-haspopup="dialog"
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      {...tip(collapsed ? `${name} (${keys})` : '', 'right')}
      onClick={() => {
        flushSync(onOpen);
        askCommand('palette');
      }}
      sx={[menuLine(collapsed), { flex: 'none', mx: 1.25, my: 0.5, width: 'auto' }]}
    >
      <Search size={20} strokeWidth={1.6} aria-hidden />
      {!collapsed && (
        <>
          <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
            {name}
          </Box>
          <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            <KeyHint keys={keys} />
          </Box>
        </>
      )}
    </ButtonBase>
  );
}
