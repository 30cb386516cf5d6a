import { tip } from '@/components/tip';
import type { Ticket } from '@/api/tickets';
import { ColorChip } from '@/components/ColorChip';
import { useTranslation } from '@/i18n/useTranslation';
import { fittingTags } from './fitTags';

interface RowChipsProps {
  queue: Ticket['queue'];
  tags: Ticket['tags'];
  /** Connection and owner. */
  byline: string;
  /** Width of the row in pixels. */
  width: number;
}

/** Queue, tags, and connection with owner as quiet text (T-22); tags that do not fit become "+2". */
export function RowChips({ queue, tags, byline, width }: RowChipsProps) {
  const { t } = useTranslation();
  const all = tags ?? [];
  const queueName = queue?.name ?? t('ticketsListItem.noQueue');
  const shown = fittingTags(all, queueName, byline, width);
  const rest = all.slice(shown);
  const restText = t('ticketsListItem.moreTags', {
    count: rest.length,
    names: rest.map(({ name }) => name).join(', '),
  });
  return (
    <span className="chips">
      <ColorChip color={queue?.color ?? null} label={queueName} rigid maxWidth={160} />
      {all.slice(0, shown).map(({ id, name, color }) => (
        <ColorChip key={id} color={color} label={name} />
      ))}
      {rest.length > 0 && (
        <span className="more" role="img" aria-label={restText} {...tip(restText)}>
          {`+${rest.length}`}
        </span>
      )}
      {byline !== '' && <span className="byline">{byline}</span>}
    </span>
  );
}
