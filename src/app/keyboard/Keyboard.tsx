import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import { latePart, Opened } from '@/components/latePart';
import { notify } from '@/components/notify';
import { useCommands } from '@/components/useCommands';
import { loadOfficeTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { commandOf } from '@/lib/commands';
import { shortcutOf, type ShortcutName } from '@/lib/shortcuts';
import { singleKeysOn } from '@/lib/singleKeys';
import { whenIdle } from '@/lib/whenIdle';
import { holdKeys } from './holdKeys';
import { acceptFocused, focusSearch, rememberPlace, walk } from './rows';

const layers = {
  palette: latePart(async () => {
    const [module] = await Promise.all([import('./Palette'), loadOfficeTexts()]);
    return module.Palette;
  }),
  sheet: latePart(async () => {
    const [module] = await Promise.all([import('./ShortcutSheet'), loadOfficeTexts()]);
    return module.ShortcutSheet;
  }),
};

const newTicket = latePart(async () => (await import('@/features/new-ticket/NewTicketDialog')).NewTicketDialog);

type Layer = keyof typeof layers;

/** What keys do by themselves; a page may offer more under the same name. Each says whether it did something. */
const own: Partial<Record<ShortcutName, () => boolean>> = {
  next: () => walk(1),
  previous: () => walk(-1),
  accept: acceptFocused,
  search: focusSearch,
};

/** A dialog, menu or lightbox is open: its keys are its own. */
const layerAbove = (): boolean => document.querySelector('.MuiModal-root, [aria-modal="true"]') !== null;

/** Hears the shortcuts of every private page and shows palette and sheet, fetched with their first use (B-25). */
export function Keyboard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Layer | null>(null);
  /** What was typed while the palette was on its way. */
  const [typed, setTyped] = useState('');
  const opening = useRef(false);
  const [contact, setContact] = useState<Contact | null>(null);

  const warmed = async (part: { warm: () => Promise<unknown> }): Promise<boolean> => {
    try {
      await part.warm();
      return true;
    } catch {
      notify.error(t('backendErrors.network'), { id: 'network' });
      return false;
    }
  };
  const show = async (layer: Layer): Promise<void> => {
    if (opening.current) return;
    opening.current = true;
    const keys = holdKeys();
    const here = await warmed(layers[layer]);
    opening.current = false;
    setTyped(keys.release());
    if (here) setOpen(layer);
  };
  const begin = async (chosen: Contact): Promise<void> => {
    if (await warmed(newTicket)) setContact(chosen);
  };
  const close = (): void => setOpen(null);
  useCommands({ palette: () => void show('palette'), shortcuts: () => void show('sheet') });

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event, singleKeysOn());
    if (name === null || layerAbove()) return;
    if (name !== 'next' && name !== 'previous') rememberPlace();
    const offered = own[name]?.() ? () => undefined : commandOf(name);
    if (!offered) return;
    event.preventDefault();
    offered();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => handle(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  // On a telephone the palette is a rare guest.
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches || !navigator.onLine) return undefined;
    return whenIdle(() => void layers.palette.warm().catch(() => undefined));
  }, []);

  return (
    <>
      {open === 'palette' && (
        <layers.palette.Part initialText={typed} onClose={close} onContact={(contact) => void begin(contact)} />
      )}
      <Opened open={open === 'sheet'}>
        <layers.sheet.Part open={open === 'sheet'} onClose={close} />
      </Opened>
      {contact && (
        <newTicket.Part
          open
          contact={contact}
          onClose={() => setContact(null)}
          onOpened={({ uuid }) => void navigate(`/tickets/${uuid}`)}
        />
      )}
    </>
  );
}
