import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import { ColorChip } from '@/components/text/ColorChip';
import { changeTags, withChange, type TagChange } from '@/features/tickets/commands/ticketTags';
import { useTranslation } from '@/i18n/useTranslation';
import { changeTicket } from '@/realtime/cache/ticketCache';
import { TagPicker } from './TagPicker';
import styles from './TicketTags.module.css';

/**
 * Writes the tags into every cached copy of the ticket: no event tells of them (contract 4.4, row 16). Quick changes go
 * out one after the other; in the end the tags are what the server took last.
 */
function useChangeTags(ticket: Ticket) {
  const client = useQueryClient();
  const changes = useRef<{ waiting: number; stored: Tag[] }>({ waiting: 0, stored: [] });
  const apply = (next: (tags: Tag[]) => Tag[]): void =>
    changeTicket(client, ticket.id, (old) => ({ ...old, tags: next(old.tags ?? []) }));
  return useMutation({
    mutationFn: (change: TagChange) => changeTags(ticket.id, change),
    scope: { id: `tags of ${ticket.id}` },
    onMutate: (change) => {
      if (changes.current.waiting === 0) changes.current.stored = ticket.tags ?? [];
      changes.current.waiting += 1;
      apply((tags) => withChange(tags, change));
    },
    onSuccess: (tags) => {
      changes.current.stored = tags;
    },
    onSettled: () => {
      changes.current.waiting -= 1;
      if (changes.current.waiting === 0) apply(() => changes.current.stored);
    },
  });
}

/** Tags of the ticket as chips, edited in place; every change is saved at once (T-57). */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate } = useChangeTags(ticket);
  const tags = ticket.tags ?? [];

  return (
    <div role="group" aria-label={t('ticketTags.label')} className={styles.tags}>
      {tags.map((tag) => (
        <ColorChip
          key={tag.id}
          color={tag.color}
          label={tag.name}
          end={
            <button
              type="button"
              aria-label={t('ticketTags.remove', { name: tag.name })}
              onClick={() => mutate({ add: [], remove: [tag.id] })}
              className={styles.remove}
            >
              <X size={12} aria-hidden />
            </button>
          }
          size="medium"
        />
      ))}
      <button
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plus size={14} aria-hidden />
        {t('ticketTags.add')}
      </button>
      {anchor && <TagPicker anchor={anchor} tags={tags} onClose={() => setAnchor(null)} onChange={mutate} />}
    </div>
  );
}
