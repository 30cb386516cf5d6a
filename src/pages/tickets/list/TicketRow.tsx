import { memo } from 'react';
import type { Ticket } from '@/api/tickets';
import { BusyButton } from '@/components/buttons/BusyButton';
import { dataColorStyle } from '@/components/text/dataColor';
import { leftOut } from '@/features/tickets/commands/bulk';
import { useBusyTicket } from '@/realtime/cache/busyTickets';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { TicketRowActions } from './TicketRowActions';
import { RowBody } from './RowBody';
import { useIsPicked, type TicketSelection } from './selection';
import { useVisible } from '@/components/hooks/useVisible';
import { contactLabel } from '@/lib/phone';
import styles from './TicketRow.module.css';

interface TicketRowProps {
  ticket: Ticket;
  /** It has left the list and only keeps its place (DAY-61). */
  gone: boolean;
  selected: boolean;
  /** Query of the address, kept by the link (B-27). */
  search: string;
  width: number;
  /** Below 600 px. */
  narrow: boolean;
  /** The device has no hover, so a menu holds the actions. */
  touch: boolean;
  commands: TicketCommands;
  onPeek: ((ticket: Ticket) => void) | null;
  selection: TicketSelection;
}

/** A click with Shift selects everything from the last click to this one (B-26). */
const isRange = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** Unread messages of a row; the conversation on a visible screen has none (T-21, PAIN-1.11). */
const unreadOf = (ticket: Ticket, onScreen: boolean): number => (onScreen ? 0 : (ticket.unreadMessages ?? 0));

/** One ticket of a list: a link, unless it waits to be accepted (T-17 to T-29, design "Ticket row"). */
export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const { ticket, gone, selected, search, width, narrow, touch, commands, onPeek, selection } = props;
  const { t } = useTranslation();
  const visible = useVisible();
  const busy = useBusyTicket(ticket.id);
  const picked = useIsPicked(selection, ticket.id);
  const name = contactLabel(ticket.contact) || t('ticketsListItem.noName');
  const body = <RowBody ticket={ticket} unread={unreadOf(ticket, selected && visible)} width={width} narrow={narrow} />;
  return (
    <div
      className={styles.row}
      data-selected={selected || undefined}
      data-gone={gone || undefined}
      data-waiting={ticket.status === 'pending' || undefined}
    >
      <span className={styles.bar} data-part="bar" aria-hidden style={dataColorStyle(ticket.queue?.color)} />
      {ticket.status === 'pending' ? (
        <div className={styles.content}>{body}</div>
      ) : (
        <a
          className={styles.content}
          href={`/tickets/${ticket.uuid}${search}`}
          aria-current={selected ? 'true' : undefined}
          aria-disabled={gone || undefined}
        >
          {body}
        </a>
      )}
      <input
        type="checkbox"
        className={styles.pick}
        aria-label={t('ticketsListItem.select', { name })}
        checked={picked && !gone}
        disabled={gone}
        onChange={({ nativeEvent }) => selection.toggle(ticket.id, isRange(nativeEvent))}
      />
      {leftOut('accept', ticket) === null && (
        <BusyButton
          className={styles.accept}
          data-act="accept"
          variant="soft"
          size="small"
          busy={busy}
          disabled={gone}
          aria-label={t('ticketsListItem.acceptName', { name })}
          onClick={() => void commands.accept(ticket)}
        >
          {t('ticketsList.buttons.accept')}
        </BusyButton>
      )}
      <TicketRowActions
        ticket={ticket}
        name={name}
        commands={commands}
        onPeek={onPeek}
        busy={busy || gone}
        touch={touch}
      />
      {gone && <span className={styles.left}>{t('ticketsListItem.left')}</span>}
    </div>
  );
});
