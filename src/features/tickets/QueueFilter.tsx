import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import { ChoiceMenu } from './ChoiceMenu';
import { useDebounced } from '@/components/hooks/useDebounced';
import type { ListQueues } from './useListQueues';

interface QueueFilterProps {
  source: ListQueues;
  /** Null: all of them. */
  chosen: number[] | null;
  onChange: (chosen: number[] | null) => void;
}

/** Which queues the lists show; all of them at first (T-05, T-07, contract 6.6). */
export function QueueFilter({ source, chosen, onChange }: QueueFilterProps) {
  const { t } = useTranslation();
  const { shown, change, flush } = useDebounced(chosen, onChange);
  const queues = source.queues ?? [];
  const all = queues.map(({ id }) => id);
  const now = shown ?? all;
  const names = queues.filter(({ id }) => now.includes(id)).map(({ name }) => name);
  const whole = names.length === queues.length;

  if (source.failed) {
    return (
      <Button variant="outlined" size="small" color="error" onClick={source.retry} sx={{ flex: 1, minWidth: 0 }}>
        {`${t('ticketsQueueSelect.failed')} ${t('common.retry')}`}
      </Button>
    );
  }

  const text = (): string => {
    if (source.queues === null) return t('ticketsQueueSelect.placeholder');
    if (queues.length === 0) return t('ticketsQueueSelect.noQueues');
    if (whole) return t('ticketsQueueSelect.all');
    if (names.length === 0) return t('ticketsQueueSelect.none');
    const first = names.slice(0, 2).join(', ');
    const rest = names.length - 2;
    return rest > 0
      ? t('ticketsQueueSelect.chosenMore', { names: first, count: rest })
      : t('ticketsQueueSelect.chosen', { names: first });
  };

  return (
    <ChoiceMenu
      label={t('ticketsQueueSelect.placeholder')}
      text={text()}
      icon={<ListFilter size={16} aria-hidden />}
      choices={queues}
      chosen={now}
      // Not by number: the address may hold queues that are gone.
      onChange={(next) => change(all.every((id) => next.includes(id)) ? null : next)}
      onDone={flush}
      all={{
        label: t('ticketsQueueSelect.all'),
        checked: whole,
        onSelect: () => change(whole ? [] : null),
      }}
      empty={t('ticketsQueueSelect.noQueues')}
      active={source.queues !== null && queues.length > 0 && !whole}
    />
  );
}
