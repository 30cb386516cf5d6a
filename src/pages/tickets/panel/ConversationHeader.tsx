import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeftRight, CircleCheckBig, Inbox, PanelRight, Search } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { isLineGone, type Ticket } from '@/api/tickets';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { IconAction } from '@/components/buttons/IconAction';
import { useCommands } from '@/components/hooks/useCommands';
import { useShortcut, useShortcutTip } from '@/components/hooks/useShortcut';
import { useSession } from '@/contexts/AuthContext';
import { noteDraft } from '@/contexts/drafts';
import { hasText, useDraftPart } from '@/contexts/useDraft';
import { useBusyTicket } from '@/realtime/cache/busyTickets';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { shortened } from '@/lib/firstLetters';
import { ticketLabel } from '@/lib/phone';
import { TicketMenu } from './TicketMenu';
import { TransferDialog } from '../dialogs.lazy';
import { Past } from '@/browser/past';
import { useSettledControls, type Place } from '@/components/hooks/useSettledControls';
import styles from './ConversationHeader.module.css';

interface ConversationHeaderProps {
  ticket: Ticket;
  actions: TicketCommands;
  drawerOpen: boolean;
  /** Where the focus goes when the drawer is closed from within. */
  drawerButton: Ref<HTMLButtonElement>;
  onToggleDrawer: () => void;
  onSearch: () => void;
}

/** Below 600 px a name has at most 10 characters (I-11). */
const cut = (name: string, narrow: boolean): string => (narrow ? shortened(name, 10, '...') : name);

/** One width for what changes with the status, and beside it what stays: no control moves under a hand (DAY-61). */
const mainAction = { mx: 0.5, minWidth: 118, '@container (max-width: 440px)': { minWidth: 44 } };

/** The header's controls before, of one conversation or of one that was shown before it. */
const past = new Past<readonly Place[]>();

/** Contact, ticket and the actions that fit its status (T-51). */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { ticket, actions, drawerOpen, drawerButton, onToggleDrawer, onSearch } = props;
  const { t } = useTranslation();
  const { user } = useSession();
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [transferring, setTransferring] = useState(false);
  // The notice below says so.
  const stuck = isLineGone(ticket);
  const busy = useBusyTicket(ticket.id) || stuck;
  const noteHidden = useDraftPart(noteDraft(ticket.id), hasText) && !drawerOpen;
  const name = ticketLabel(ticket);

  const { status } = ticket;
  const isOpen = status === 'open' && !busy;
  const header = useRef<HTMLElement>(null);
  const settled = useSettledControls(past, header, String(ticket.id), status);
  const accept = t('conversationPanel.accept');
  const resolve = t('conversationPanel.resolve');
  const acceptTip = useShortcutTip('accept', accept);
  const resolveTip = useShortcutTip('resolve', resolve);
  const findKey = useShortcut('find');
  const giveBackKey = useShortcut('giveBack');
  const transferKey = useShortcut('transfer');
  const transfer = status === 'closed' || stuck ? undefined : () => setTransferring(true);
  useCommands({
    subject: { name, state: [status, ticket.userId, ticket.queueId].join() },
    accept: status === 'pending' && !busy ? () => void actions.accept(ticket) : undefined,
    resolve: isOpen ? () => void actions.resolve(ticket) : undefined,
    giveBack: isOpen ? () => void actions.giveBack(ticket) : undefined,
    reopen: status === 'closed' && !busy ? () => void actions.reopen(ticket) : undefined,
    transfer,
  });

  const owner =
    ticket.userId === null
      ? t('conversationPanel.noOwner')
      : ticket.userId === user.id
        ? t('conversationPanel.withYou')
        : t('conversationPanel.assignedTo', { name: ticket.user?.name ?? '' });
  const place = [owner, ticket.queue?.name ?? t('conversationPanel.noQueue'), ticket.whatsapp?.name]
    .filter(Boolean)
    .join(' · ');

  return (
    <header ref={header} {...settled} className={styles.header}>
      <ContactAvatar id={ticket.contactId} name={name} src={ticket.contact?.profilePicUrl} size={36} />
      <div className={styles.about}>
        <h2 className={styles.title}>
          <button
            type="button"
            dir="auto"
            title={narrow ? name : undefined}
            onClick={onToggleDrawer}
            className={styles.name}
          >
            {cut(name, narrow)}
          </button>
          <span className={styles.number}>#{ticket.id}</span>
        </h2>
        <div className={styles.place}>{place}</div>
      </div>
      {ticket.status === 'open' && !narrow && (
        <IconAction
          label={t('conversationPanel.return')}
          {...giveBackKey}
          icon={<Inbox size={20} />}
          disabled={busy}
          onClick={() => void actions.giveBack(ticket)}
        />
      )}
      {ticket.status !== 'closed' && (
        <IconAction
          label={t('ticketOptionsMenu.transfer')}
          {...transferKey}
          icon={<ArrowLeftRight size={20} />}
          disabled={!transfer}
          onClick={transfer}
          className={styles.wide}
        />
      )}
      <IconAction
        label={t('conversationPanel.search')}
        {...findKey}
        icon={<Search size={20} />}
        onClick={onSearch}
        className={styles.wide}
      />
      {ticket.status === 'pending' && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void actions.accept(ticket)}
          {...acceptTip}
          sx={mainAction}
        >
          {accept}
        </Button>
      )}
      {ticket.status === 'open' && (
        <Button
          variant="soft"
          color="success"
          disabled={busy}
          onClick={() => void actions.resolve(ticket)}
          aria-label={resolve}
          {...resolveTip}
          sx={mainAction}
        >
          <CircleCheckBig size={18} aria-hidden />
          <span className={styles.label}>{resolve}</span>
        </Button>
      )}
      {ticket.status === 'closed' && (
        <Button variant="outlined" disabled={busy} onClick={() => void actions.reopen(ticket)} sx={mainAction}>
          {t('conversationPanel.reopen')}
        </Button>
      )}
      <IconAction
        ref={drawerButton}
        label={t(noteHidden ? 'contactDrawer.headerDraft' : 'contactDrawer.header')}
        icon={<PanelRight size={20} />}
        className={styles.drawer}
        data-draft={noteHidden || undefined}
        aria-pressed={drawerOpen}
        onClick={onToggleDrawer}
      />
      <TicketMenu
        ticket={ticket}
        onReturn={narrow && ticket.status === 'open' && !busy ? () => void actions.giveBack(ticket) : undefined}
        onSearch={onSearch}
        onTransfer={transfer}
        onDelete={() => actions.remove(ticket)}
      />
      {transferring && <TransferDialog ticket={ticket} onClose={() => setTransferring(false)} />}
    </header>
  );
}
