import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Search } from 'lucide-react';
import { flushSync } from 'react-dom';
import { KeyHint } from '@/components/buttons/KeyHint';
import { tip } from '@/components/feedback/tip';
import { useTranslation } from '@/i18n/useTranslation';
import { askCommand } from '@/browser/commands';
import { ariaKeys, keysInUse, printedKeys } from '@/browser/shortcuts';
import { menuDivider } from '../shell/menu/menuDivider';

const [paletteKeys = ''] = keysInUse('palette', true);

/** Opens the palette by mouse or finger, above the pages of the side menu (B-25). */
export function PaletteButton({ collapsed, onOpen }: { collapsed: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const name = t('shell.palette');
  const keys = printedKeys(paletteKeys);
  return (
    <ButtonBase
      aria-label={collapsed ? name : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(paletteKeys)}
      {...tip(collapsed ? `${name} (${keys})` : '', 'right')}
      onClick={() => {
        flushSync(onOpen);
        askCommand('palette');
      }}
      sx={[menuDivider(collapsed), { width: collapsed ? 40 : 1 }]}
    >
      <Search size={20} aria-hidden />
      {!collapsed && (
        <>
          <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
            {name}
          </Box>
          <Box component="span" aria-hidden sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            <KeyHint keys={keys} />
          </Box>
        </>
      )}
    </ButtonBase>
  );
}
