import Box from '@mui/material/Box';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { KeyHint } from '@/components/buttons/KeyHint';
import { ListOption } from '@/components/inputs/ListOption';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { PaletteGroup, PaletteItem, PaletteSection } from './items';

const headings: Readonly<Record<PaletteGroup, MessageKey>> = {
  recent: 'keyboard.groups.recent',
  conversation: 'keyboard.groups.conversation',
  actions: 'keyboard.groups.actions',
  pages: 'shell.pages',
  appearance: 'keyboard.groups.appearance',
  answers: 'keyboard.groups.answers',
  tickets: 'mainDrawer.listItems.tickets',
  contacts: 'mainDrawer.listItems.contacts',
};

/** Id of an option in the document, for the field that points at it. */
export const optionIdOf = (listId: string, { id }: PaletteItem): string => `${listId}-${id}`;

interface PaletteOptionsProps {
  id: string;
  sections: readonly PaletteSection[];
  active: PaletteItem | null;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

/** What the palette has found, in groups with headings; the focus stays in the field. */
export function PaletteOptions({ id, sections, active, onPoint, onChoose }: PaletteOptionsProps) {
  const { t } = useTranslation();
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('shell.palette')}
      onMouseDown={(event) => event.preventDefault()}
      sx={{ minHeight: 0, overflow: 'hidden auto', scrollbarWidth: 'thin', p: sections.length > 0 ? 0.75 : 0 }}
    >
      {sections.map(({ group, items, late }) => (
        <Box key={late ? `late ${group}` : group} role="group" aria-label={t(headings[group])}>
          <Box
            aria-hidden
            sx={{ typography: 'caption', fontWeight: 600, color: 'app.text3', px: 1.25, pt: 1, pb: 0.5 }}
          >
            {t(headings[group])}
          </Box>
          {items.map((item) => (
            <Option
              key={item.id}
              id={optionIdOf(id, item)}
              item={item}
              active={item === active}
              onPoint={() => onPoint(item)}
              onChoose={() => onChoose(item)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, item, active, onPoint, onChoose }: OptionProps) {
  const { icon: Icon, face, label, detail, keys, lang } = item;
  return (
    <ListOption
      {...{ id, active, onPoint, onChoose }}
      sx={{
        gap: 1.25,
        minHeight: 38,
        // Scrolling to the first option of a group shows its heading, too.
        scrollMarginTop: '32px',
        scrollMarginBottom: '8px',
        color: active ? 'app.accent' : 'text.primary',
      }}
    >
      {Icon && (
        <Box component="span" sx={{ display: 'grid', flex: 'none', width: 24, placeItems: 'center' }}>
          <Icon size={18} aria-hidden />
        </Box>
      )}
      {face && <ContactAvatar id={face.id} name={label} src={face.src} size={24} />}
      <Box
        component="span"
        lang={lang}
        sx={{
          flex: '0 1 auto',
          minWidth: 0,
          maxWidth: detail ? '60%' : 1,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontWeight: active ? 600 : 400,
        }}
      >
        {label}
      </Box>
      {detail && (
        <Box
          component="span"
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            typography: 'body2',
            color: 'app.text2',
          }}
        >
          {` ${detail}`}
        </Box>
      )}
      {keys && (
        <Box component="span" aria-hidden sx={{ ml: 'auto', '@media (pointer: coarse)': { display: 'none' } }}>
          <KeyHint keys={keys} />
        </Box>
      )}
    </ListOption>
  );
}
