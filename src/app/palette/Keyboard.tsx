import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import { lazyPart } from '@/components/lazy/lazyPart';
import { notify } from '@/components/feedback/notify';
import { useCommands } from '@/components/hooks/useCommands';
import { loadFormTexts, loadOfficeTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { askCommand, awaitCommand, commandOf, forgetCommand, subjectOf, type Subject } from '@/browser/commands';
import { leaveThen } from '@/browser/leaving';
import { printedKeys, shortcutOf, type ShortcutName } from '@/browser/shortcuts';
import { setCommandMode } from '@/browser/typing';
import { preferences } from '@/browser/preferences';
import { fetchAhead } from '@/browser/idle';
import { holdKeys } from '@/browser/holdKeys';
import { isLed, isOfLayer } from './letters';
import { useKeptFocus } from './useKeptFocus';
import { changePane, focusedAccept, focusSearch, rememberPlace, walk } from './rowKeys';

const layers = {
  palette: lazyPart(async () => (await withTexts(import('./Palette'), loadOfficeTexts)).Palette),
  sheet: lazyPart(async () => (await withTexts(import('./ShortcutSheet'), loadOfficeTexts)).ShortcutSheet),
};

const newTicket = lazyPart(
  async () => (await withTexts(import('@/features/tickets/new/NewTicketDialog'), loadFormTexts)).NewTicketDialog,
);

type Layer = keyof typeof layers;

/** What keys do by themselves; a page may offer more under the same name. Each says whether it did something. */
const own: Partial<Record<ShortcutName, () => boolean>> = {
  next: () => walk(1),
  previous: () => walk(-1),
  search: focusSearch,
  panes: changePane,
};

/** What a key must be pressed twice for. */
const twice: Readonly<Partial<Record<ShortcutName, MessageKey>>> = {
  accept: 'messagesInput.accept',
  resolve: 'conversationPanel.resolve',
  giveBack: 'conversationPanel.return',
};

interface FirstPress {
  key: string;
  path: string;
  focus: Element | null;
  /** Of what it acts on. */
  state: string | undefined;
  until: number;
}

/** How long the second press may take. */
const secondPressMs = 2_000;

/** Hears the shortcuts of every private page and shows palette and sheet, fetched with their first use (B-25). */
export function Keyboard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Layer | null>(null);
  /** What was typed while the palette was on its way. */
  const [typed, setTyped] = useState('');
  const opening = useRef(false);
  const [contact, setContact] = useState<Contact | null>(null);

  const warmed = async (part: { preload: () => Promise<unknown> }): Promise<boolean> => {
    try {
      await part.preload();
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
    const keys = holdKeys();
    if (await warmed(newTicket)) setContact(chosen);
    keys.handOver();
  };
  const close = (): void => setOpen(null);
  useKeptFocus();
  useCommands({ palette: () => void show('palette'), shortcuts: () => void show('sheet') });

  const { pathname } = useLocation();
  /** The reply key was pressed after the address changed and before the new conversation is drawn. */
  const replyOnArrival = useRef(false);
  const reply = (): (() => void) | undefined => {
    if (!window.location.pathname.startsWith('/tickets/')) return undefined;
    if (window.location.pathname === pathname) return commandOf('reply') ?? (() => awaitCommand('reply'));
    return () => {
      replyOnArrival.current = true;
    };
  };
  useEffect(() => {
    if (replyOnArrival.current) askCommand('reply');
    replyOnArrival.current = false;
  }, [pathname]);

  /** The first of two presses. */
  const pressed = useRef<FirstPress | null>(null);
  /**
   * Whether a key that is pressed twice was pressed once; the same is then said, and for whom (DAY-2). What a colleague
   * has done in between makes the second press a first one again (DAY-62).
   */
  const isFirstPress = (
    name: ShortcutName,
    { key, timeStamp }: KeyboardEvent,
    subject: Subject | undefined,
  ): boolean => {
    const label = twice[name];
    if (label === undefined) return false;
    const before = pressed.current;
    const here = { key, path: window.location.pathname, focus: document.activeElement, state: subject?.state };
    const again =
      before !== null &&
      timeStamp < before.until &&
      (['key', 'path', 'focus', 'state'] as const).every((part) => before[part] === here[part]);
    pressed.current = again ? null : { ...here, until: timeStamp + secondPressMs };
    if (again) return false;
    const action = subject ? `${t(label)} · ${subject.name}` : t(label);
    notify.info(t('shell.pressAgain', { key: printedKeys(key), action }), { id: 'press-again' });
    return true;
  };

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isOfLayer(event) || isLed(event)) return;
    const name = shortcutOf(event, preferences.singleKeys.get());
    if (name === null) return;
    if (name !== 'next' && name !== 'previous') rememberPlace();
    const focused = name === 'accept' ? focusedAccept() : null;
    const act = name === 'reply' ? reply() : (focused ?? commandOf(name));
    const offered = own[name]?.() ? () => undefined : act;
    if (!offered) return;
    event.preventDefault();
    if (isFirstPress(name, event, focused ? undefined : subjectOf(name))) return;
    // Both lead to the box.
    if (name === 'reply' || name === 'accept') setCommandMode(false);
    offered();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => handle(event);
    /** Any other input cancels a command that waits for its page. */
    const forget = (event: Event): void => {
      replyOnArrival.current = false;
      forgetCommand();
      if (!(event instanceof KeyboardEvent) || event.key !== pressed.current?.key) pressed.current = null;
    };
    const ended = new AbortController();
    const early = { signal: ended.signal, capture: true };
    document.addEventListener('keydown', hear, { signal: ended.signal });
    document.addEventListener('keydown', forget, early);
    document.addEventListener('pointerdown', forget, early);
    return () => ended.abort();
  }, []);
  // Touch devices open the palette rarely, so it is not fetched ahead there.
  useEffect(() => {
    return window.matchMedia('(pointer: fine)').matches ? fetchAhead(layers.palette.preload) : undefined;
  }, []);

  return (
    <>
      {open === 'palette' && (
        <layers.palette.Component initialText={typed} onClose={close} onContact={(contact) => void begin(contact)} />
      )}
      <layers.sheet.Component open={open === 'sheet'} onClose={close} />
      {contact && (
        <newTicket.Component
          open
          contact={contact}
          onClose={() => setContact(null)}
          onOpened={({ uuid }) => leaveThen(() => void navigate(`/tickets/${uuid}`))}
        />
      )}
    </>
  );
}
