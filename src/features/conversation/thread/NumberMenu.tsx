import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Copy, MessageCirclePlus, Phone } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useCopy } from '@/components/hooks/useCopy';
import { Menu } from '@/components/lazy/layers.lazy';
import { useTranslation } from '@/i18n/useTranslation';
import { digitsOf } from '@/lib/digits';
import { formatPhone } from '@/lib/phone';
import { useThreadActions } from './threadActions';

export interface OpenNumber {
  /** As a `tel:` address has it: with a plus, or as it is dialled inside the country. */
  number: string;
  anchor: HTMLElement;
}

const glyph = { size: 16 };

/** What can be done with a telephone number in a message: write to it, call it, copy it (PUB-7). */
export function NumberMenu({ open, onClose }: { open: OpenNumber | null; onClose: () => void }) {
  const { t } = useTranslation();
  const { startConversation } = useThreadActions();
  const { copy } = useCopy({ copied: 'messageOptionsMenu.copied', refused: 'messageOptionsMenu.copyFailed' });
  if (!open) return null;
  const { number, anchor } = open;
  const isWhole = number.startsWith('+');
  const shown = isWhole ? formatPhone(digitsOf(number)) : number;
  const run = (act: () => void) => () => {
    // The focus is back on the number before a dialog takes it.
    flushSync(onClose);
    act();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': shown } }}>
      {startConversation && isWhole && (
        <MenuItem onClick={run(() => startConversation({ name: '', number: digitsOf(number) }))}>
          <ListItemIcon>
            <MessageCirclePlus {...glyph} />
          </ListItemIcon>
          {t('messageMedia.startConversation')}
        </MenuItem>
      )}
      <MenuItem component="a" href={`tel:${number}`} onClick={onClose}>
        <ListItemIcon>
          <Phone {...glyph} />
        </ListItemIcon>
        {t('messageMedia.call', { number: shown })}
      </MenuItem>
      <MenuItem onClick={run(() => void copy(shown))}>
        <ListItemIcon>
          <Copy {...glyph} />
        </ListItemIcon>
        {t('messageMedia.copyNumber')}
      </MenuItem>
    </Menu>
  );
}
