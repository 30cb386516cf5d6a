import Box from '@mui/material/Box';
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
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: 20, mt: '3px', minWidth: 0, overflow: 'hidden' }}
    >
      <ColorChip color={queue?.color ?? null} label={queueName} rigid sx={{ maxWidth: 160 }} />
      {all.slice(0, shown).map(({ id, name, color }) => (
        <ColorChip key={id} color={color} label={name} />
      ))}
      {rest.length > 0 && (
        <Box
          component="span"
          role="img"
          aria-label={restText}
          {...tip(restText)}
          sx={{ flex: 'none', typography: 'caption', fontWeight: 500, color: 'app.text2' }}
        >
          {`+${rest.length}`}
        </Box>
      )}
      {byline !== '' && (
        <Box
          component="span"
          sx={{
            ml: 'auto',
            pl: 0.75,
            flex: 'none',
            maxWidth: 132,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            typography: 'caption',
            color: 'app.text3',
          }}
        >
          {byline}
        </Box>
      )}
    </Box>
  );
}
