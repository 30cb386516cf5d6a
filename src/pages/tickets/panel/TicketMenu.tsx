import { ArrowLeftRight, CalendarClock, EllipsisVertical, Inbox, Search, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { ActionMenu } from '@/components/buttons/ActionMenu';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useCommands } from '@/components/hooks/useCommands';
import { useSession } from '@/contexts/AuthContext';
import { useInPlan } from '@/contexts/PlanContext';
import { NotesDialog } from '@/features/notes/NotesDialog';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { ScheduleFormDialog } from '../dialogs.lazy';

interface TicketMenuProps {
  ticket: Ticket;
  /** Back to the queue, where the header has no room for its button. */
  onReturn?: (() => void) | undefined;
  onSearch: () => void;
  /** Absent where it cannot be transferred. */
  onTransfer: (() => void) | undefined;
  /** Rejects or answers false when the ticket could not be deleted. */
  onDelete: () => Promise<boolean>;
}

/** More actions of a ticket: transfer, schedule where the plan has it, notes and, for admins, delete (T-52, T-53, W-06, W-07). */
export function TicketMenu({ ticket, onReturn, onSearch, onTransfer, onDelete }: TicketMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'schedule' | 'notes' | 'delete' | null>(null);
  const close = (): void => setDialog(null);
  const name = ticket.contact?.name ?? `#${ticket.id}`;
  const mayDelete = can(user, 'ticket-options:deleteTicket');
  const schedules = useInPlan('useSchedules');
  useCommands({
    schedule: schedules ? () => setDialog('schedule') : undefined,
    notes: () => setDialog('notes'),
    remove: mayDelete ? () => setDialog('delete') : undefined,
  });
  const items = [
    ...(onReturn ? [{ label: t('conversationPanel.return'), icon: <Inbox size={20} />, onSelect: onReturn }] : []),
    { label: t('conversationPanel.search'), icon: <Search size={20} />, onSelect: onSearch },
    ...(onTransfer
      ? [{ label: t('ticketOptionsMenu.transfer'), icon: <ArrowLeftRight size={20} />, onSelect: onTransfer }]
      : []),
    ...(schedules
      ? [
          {
            label: t('ticketOptionsMenu.schedule'),
            icon: <CalendarClock size={20} />,
            onSelect: () => setDialog('schedule'),
          },
        ]
      : []),
    {
      label: t('ticketOptionsMenu.notes'),
      icon: <StickyNote size={20} />,
      onSelect: () => setDialog('notes'),
    },
    ...(mayDelete
      ? [
          {
            label: t('ticketOptionsMenu.delete'),
            icon: <Trash2 size={20} />,
            danger: true,
            divided: true,
            onSelect: () => setDialog('delete'),
          },
        ]
      : []),
  ];
  return (
    <>
      <ActionMenu label={t('ticketOptionsMenu.more')} icon={<EllipsisVertical size={20} />} items={items} />
      {dialog === 'schedule' && <ScheduleFormDialog open contact={{ id: ticket.contactId, name }} onClose={close} />}
      {dialog === 'notes' && <NotesDialog ticket={ticket} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        title={t('ticketOptionsMenu.confirmationModal.title', { id: ticket.id, name })}
        body={t('ticketOptionsMenu.confirmationModal.message')}
        confirmLabel={t('ticketOptionsMenu.buttons.delete')}
        onClose={close}
        onConfirm={onDelete}
      />
    </>
  );
}
