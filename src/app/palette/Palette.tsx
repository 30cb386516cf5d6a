import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Past } from '@/browser/past';
import { isComposed } from '@/browser/typing';
import type { Contact } from '@/api/contacts';
import { IconAction } from '@/components/buttons/IconAction';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { shortcutOf } from '@/browser/shortcuts';
import { paletteSections, type PaletteItem } from './items';
import { PaletteFoot } from './PaletteFoot';
import { optionIdOf, PaletteOptions } from './PaletteOptions';
import { PaletteState } from './PaletteState';
import { recentChoices, rememberChoice } from '@/browser/recentChoices';
import { useFoundItems } from './useFoundItems';
import { useLocalItems } from './useLocalItems';

interface PaletteProps {
  /** Typed before the palette was there. */
  initialText: string;
  onClose: () => void;
  /** A conversation with this contact is to begin. */
  onContact: (contact: Contact) => void;
}

/** A hand on the list. */
interface Hand {
  /** Of the item it is on. */
  id: string;
  /** Ids of what the server had found when it came. */
  found: ReadonlySet<string>;
}

/** Pages, tickets, contacts, quick answers and actions in one list that is searched by typing (B-25). */
export function Palette({ initialText, onClose, onContact }: PaletteProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const listId = useId();
  const [text, setText] = useState(initialText);
  const [hand, setHand] = useState<Hand | null>(null);
  const [recent] = useState(() => recentChoices('palette', user.id));
  const local = useLocalItems();
  const found = useFoundItems(text, onContact);
  const sections = paletteSections(text, local, found.items, recent, hand?.found);
  const items = sections.flatMap((section) => section.items);
  const active = items.find(({ id }) => id === hand?.id) ?? items[0] ?? null;
  const empty = items.length === 0 && !found.searching && !found.failed;

  const point = ({ id }: PaletteItem): void => {
    setHand({ id, found: hand?.found ?? new Set(found.items.map((item) => item.id)) });
  };

  const activeId = active?.id;
  const [past] = useState(() => new Past<{ text: string; id: string | undefined }>());
  useLayoutEffect(() => () => past.add({ text, id: activeId }), [past, text, activeId]);
  /** What Enter was aimed at: what came in front for the same text a moment ago was not seen yet (DAY-1). */
  const aimed = ({ nativeEvent }: KeyboardEvent): PaletteItem | null => {
    past.press(nativeEvent);
    const before = hand ? undefined : past.sinceAimed().find((shown) => shown.text === text);
    return items.find(({ id }) => id === before?.id) ?? active;
  };

  const choose = (item: PaletteItem): void => {
    rememberChoice('palette', user.id, item.id);
    // The closing dialog gives the focus back first; the action may then move it.
    flushSync(onClose);
    item.run();
  };

  const move = (step: number): void => {
    const at = active ? items.indexOf(active) : -1;
    const next = items[(at + step + items.length) % items.length];
    if (next) point(next);
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      const item = aimed(event);
      if (item && !event.repeat) choose(item);
    } else if (shortcutOf(event.nativeEvent, false) === 'palette') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': t('shell.palette'),
          sx: {
            width: { xs: 'calc(100% - 16px)', sm: 600 },
            maxWidth: 'none',
            m: 0,
            mt: { xs: '8px', sm: '15vh' },
            maxHeight: { xs: 'calc(100% - 16px)', sm: 'min(520px, 72vh)' },
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flex: 'none',
          minHeight: 52,
          pl: 2,
          pr: 1,
          color: 'app.text3',
        }}
      >
        <Search size={20} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setHand(null);
          }}
          onKeyDown={handleKey}
          placeholder={t('keyboard.placeholder')}
          sx={{ fontSize: '1rem', color: 'text.primary', '& ::placeholder': { color: 'app.text3', opacity: 1 } }}
          inputProps={{
            role: 'combobox',
            'aria-label': t('keyboard.placeholder'),
            'aria-expanded': items.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active ? optionIdOf(listId, active) : undefined,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
        />
        <IconAction label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <PaletteOptions id={listId} sections={sections} active={active} onPoint={point} onChoose={choose} />
        <PaletteState found={found} text={text} empty={empty} />
      </Box>
      <VisuallyHidden>
        <span role="status">{text.trim() !== '' && !empty && t('keyboard.count', { count: items.length })}</span>
      </VisuallyHidden>
      <PaletteFoot onClose={onClose} />
    </Dialog>
  );
}
