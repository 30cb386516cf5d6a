import { memo } from 'react';
import { isLineGone, type Ticket } from '@/api/tickets';
import { ActionMenu } from '@/components/buttons/ActionMenu';
import { tip } from '@/components/feedback/tip';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './TicketRow.module.css';

type Kind = 'peek' | 'return' | 'resolve' | 'reopen';

interface RowAction {
  kind: Kind;
  label: string;
  act: () => void;
}

interface TicketRowActionsProps {
  ticket: Ticket;
  name: string;
  commands: TicketCommands;
  /** Null for those who may not peek (T-27). */
  onPeek: ((ticket: Ticket) => void) | null;
  busy: boolean;
  touch: boolean;
}

/** A message changes nothing of what the actions show or send, and they are half of what a row draws. */
const sameActions = (a: TicketRowActionsProps, b: TicketRowActionsProps): boolean =>
  a.name === b.name &&
  a.commands === b.commands &&
  a.onPeek === b.onPeek &&
  a.busy === b.busy &&
  a.touch === b.touch &&
  (['id', 'uuid', 'status', 'userId', 'queueId', 'whatsappId', 'isGroup', 'contact'] as const).every(
    (key) => a.ticket[key] === b.ticket[key],
  );

/** What floats over a row: peek, return, resolve, reopen by its status (T-25 to T-27); a menu on touch. */
export const TicketRowActions = memo(function TicketRowActions({
  ticket,
  name,
  commands,
  onPeek,
  busy,
  touch,
}: TicketRowActionsProps) {
  const { t } = useTranslation();
  const status = isLineGone(ticket) ? null : ticket.status;
  const actions: RowAction[] = [];
  if (onPeek) {
    actions.push({
      kind: 'peek',
      label: t('ticketsListItem.tooltip.peek'),
      act: () => onPeek(ticket),
    });
  }
  if (status === 'open') {
    actions.push({
      kind: 'return',
      label: t('ticketsList.buttons.return'),
      act: () => void commands.giveBack(ticket),
    });
  }
  if (status !== null && status !== 'closed') {
    actions.push({
      kind: 'resolve',
      label: t('ticketsList.buttons.closed'),
      act: () => void commands.resolve(ticket),
    });
  } else if (status === 'closed') {
    actions.push({
      kind: 'reopen',
      label: t('ticketsList.buttons.reopen'),
      act: () => void commands.reopen(ticket),
    });
  }

  if (actions.length === 0) return null;
  const group = t('ticketsListItem.actions', { name });
  if (touch) {
    return (
      <div className={styles.menu}>
        <ActionMenu
          label={group}
          size="small"
          disabled={busy}
          items={actions.map(({ kind, label, act }) => ({
            label,
            icon: <span className={styles.glyph} data-kind={kind} />,
            onSelect: act,
          }))}
        />
      </div>
    );
  }
  // Plain buttons with icons from the style sheet: components here cost more than the rest of the row together.
  return (
    <div className={styles.actions} role="group" aria-label={group}>
      {actions.map(({ kind, label, act }) => (
        <button
          key={kind}
          type="button"
          data-kind={kind}
          aria-label={label}
          disabled={busy}
          onClick={act}
          {...tip(label)}
        />
      ))}
    </div>
  );
}, sameActions);
