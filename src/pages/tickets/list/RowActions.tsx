import Box from '@mui/material/Box';
import { Check, Eye, Inbox, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Ticket } from '@/api/tickets';
import { ActionMenu } from '@/components/ActionMenu';
import { IconAction } from '@/components/IconAction';
import type { TicketCommands } from '@/features/ticket-actions/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';

export interface RowAction {
  label: string;
  icon: ReactNode;
  act: () => void;
}

interface RowActionsProps {
  ticket: Ticket;
  name: string;
  commands: TicketCommands;
  /** Null for those who may not peek (T-27). */
  onPeek: ((ticket: Ticket) => void) | null;
  busy: boolean;
}

/** A message changes nothing of what the actions show or send, and they are half of what a row draws. */
const sameActions = (a: RowActionsProps, b: RowActionsProps): boolean =>
  a.name === b.name &&
  a.commands === b.commands &&
  a.onPeek === b.onPeek &&
  a.busy === b.busy &&
  (['id', 'uuid', 'status', 'userId', 'queueId', 'isGroup', 'contact'] as const).every(
    (key) => a.ticket[key] === b.ticket[key],
  );

/** What floats over a row: peek, return, resolve, reopen by its status (T-25 to T-27); a menu on touch. */
export const RowActions = memo(function RowActions({ ticket, name, commands, onPeek, busy }: RowActionsProps) {
  const { t } = useTranslation();
  const { status } = ticket;
  const actions: RowAction[] = [];
  if (onPeek) {
    actions.push({
      label: t('ticketsListItem.tooltip.peek'),
      icon: <Eye size={16} strokeWidth={1.8} />,
      act: () => onPeek(ticket),
    });
  }
  if (status === 'open') {
    actions.push({
      label: t('ticketsList.buttons.return'),
      icon: <Inbox size={16} strokeWidth={1.8} />,
      act: () => void commands.giveBack(ticket),
    });
  }
  if (status !== 'closed') {
    actions.push({
      label: t('ticketsList.buttons.closed'),
      icon: <Check size={16} strokeWidth={1.8} />,
      act: () => void commands.resolve(ticket),
    });
  } else {
    actions.push({
      label: t('ticketsList.buttons.reopen'),
      icon: <RotateCcw size={16} strokeWidth={1.8} />,
      act: () => void commands.reopen(ticket),
    });
  }

  return (
    <>
      <Box className="row-actions" role="group" aria-label={t('ticketsListItem.actions', { name })}>
        {actions.map(({ label, icon, act }) => (
          <IconAction key={label} label={label} icon={icon} size="small" disabled={busy} onClick={act} />
        ))}
      </Box>
      <Box className="row-menu">
        <ActionMenu
          label={t('ticketsListItem.actions', { name })}
          size="small"
          disabled={busy}
          items={actions.map(({ label, icon, act }) => ({ label, icon, onSelect: act }))}
        />
      </Box>
    </>
  );
}, sameActions);
