import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  BellRing,
  CalendarClock,
  CircleCheckBig,
  Hourglass,
  Inbox,
  Info,
  Keyboard,
  LogOut,
  MessageSquareReply,
  PanelRight,
  Plus,
  RotateCcw,
  Search,
  StickyNote,
  Trash2,
  Undo2,
  UserCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { notify } from '@/components/feedback/notify';
import type { MessageKey, TFunction } from '@/i18n/keys';
import { askCommand, commandOf, runCommand, type CommandName } from '@/browser/commands';
import { keysInUse, printedKeys } from '@/browser/shortcuts';
import type { PaletteItem } from './items';
import { hasRows, walk } from './rowKeys';

type Row = readonly [name: CommandName, label: MessageKey, icon: LucideIcon];

/** What can be done with the open conversation; the page offers what its state and the person's rights allow. */
const conversation: readonly Row[] = [
  ['reply', 'keyboard.reply', MessageSquareReply],
  ['accept', 'conversationPanel.accept', UserCheck],
  ['resolve', 'conversationPanel.resolve', CircleCheckBig],
  ['reopen', 'conversationPanel.reopen', RotateCcw],
  ['transfer', 'ticketOptionsMenu.transfer', ArrowLeftRight],
  ['giveBack', 'conversationPanel.return', Inbox],
  ['find', 'conversationPanel.search', Search],
  ['contact', 'contactDrawer.header', PanelRight],
  ['notes', 'ticketOptionsMenu.notes', StickyNote],
  ['schedule', 'ticketOptionsMenu.schedule', CalendarClock],
  ['remove', 'ticketOptionsMenu.delete', Trash2],
];

/** Commands that work on the page of tickets, which is opened first. */
const inbox: readonly Row[] = [
  ['new', 'ticketAdvanced.startNew', Plus],
  ['waiting', 'ticketAdvanced.seeWaiting', Hourglass],
  ['search', 'ticketAdvanced.search', Search],
];

const general: readonly Row[] = [
  ['undo', 'common.undo', Undo2],
  ['shortcuts', 'shell.shortcuts', Keyboard],
  ['profile', 'mainDrawer.appBar.user.profile', UserRound],
  ['alerts', 'notifications.settings', BellRing],
  ['about', 'mainDrawer.appBar.user.about', Info],
  ['logout', 'mainDrawer.appBar.user.logout', LogOut],
];

const walks = [
  ['next', 'keyboard.next', ArrowDown, 1],
  ['previous', 'keyboard.previous', ArrowUp, -1],
] as const;

interface Means {
  t: TFunction;
  /** Whether single-key shortcuts are on. */
  singles: boolean;
  toTickets: () => void;
}

/** The actions of the palette: those of the open conversation, then those of the app (B-25, X-02). */
export function commandItems({ t, singles, toTickets }: Means): PaletteItem[] {
  const item = ([name, label, icon]: Row, group: PaletteItem['group'], run: () => void): PaletteItem => {
    const [keys] = keysInUse(name, singles);
    return {
      id: `command:${name}`,
      group,
      label: t(label),
      icon,
      run,
      ...(keys === undefined ? {} : { keys: printedKeys(keys) }),
    };
  };
  // An event may have changed the conversation since the palette was opened.
  const run = (name: CommandName) => () => {
    if (!runCommand(name)) notify.info(t('keyboard.gone'), { id: 'keyboard-gone' });
  };
  const offered = ([name]: Row): boolean => commandOf(name) !== undefined;
  return [
    ...conversation.filter(offered).map((row) => item(row, 'conversation', run(row[0]))),
    ...(hasRows()
      ? walks.map(([name, label, icon, step]) => item([name, label, icon], 'actions', () => void walk(step)))
      : []),
    ...inbox.map((row) =>
      item(row, 'actions', () => {
        if (!commandOf(row[0])) toTickets();
        askCommand(row[0]);
      }),
    ),
    ...general.filter(offered).map((row) => item(row, 'actions', run(row[0]))),
  ];
}
