import { tip } from '@/components/feedback/tip';
import type { Ticket } from '@/api/tickets';
import { ColorChip } from '@/components/text/ColorChip';
import { useTranslation } from '@/i18n/useTranslation';
import { fittingTags } from './fitTags';
import styles from './TicketRow.module.css';

interface RowChipsProps {
  queue: Ticket['queue'];
  tags: Ticket['tags'];
  connection: string;
  /** Name of the owner; empty without one. */
  owner: string;
  /** Width of the row in pixels. */
  width: number;
}

/** Queue, tags, and connection with owner as quiet text (T-22); tags that do not fit become "+2". */
export function RowChips({ queue, tags, connection, owner, width }: RowChipsProps) {
  const { t } = useTranslation();
  const byline = [connection, owner].filter(Boolean).join(' · ');
  const all = tags ?? [];
  const queueName = queue?.name ?? t('ticketsListItem.noQueue');
  const shown = fittingTags(all, queueName, byline, width);
  const rest = all.slice(shown);
  const restText = t('ticketsListItem.moreTags', {
    count: rest.length,
    names: rest.map(({ name }) => name).join(', '),
  });
  return (
    <span className={styles.chips} data-part="chips">
      <ColorChip color={queue?.color ?? null} label={queueName} rigid />
      {all.slice(0, shown).map(({ id, name, color }) => (
        <ColorChip key={id} color={color} label={name} />
      ))}
      {rest.length > 0 && (
        <span className={styles.more} role="img" aria-label={restText} {...tip(restText)}>
          {`+${rest.length}`}
        </span>
      )}
      {byline !== '' && (
        <span className={styles.byline}>
          {connection !== '' && <span data-part="connection">{connection}</span>}
          {owner !== '' && (
            <span className={styles.owner} data-part="owner">
              {connection === '' ? owner : `· ${owner}`}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
