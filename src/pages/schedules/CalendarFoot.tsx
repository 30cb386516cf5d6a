import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Schedule } from '@/api/schedules';
import { RetryButton } from '@/components/buttons/RetryButton';
import { footFrame } from '@/components/layout/pageStyles';
import type { RecordList } from '@/lists/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { useCalendar } from './CalendarContext';
import { inWords } from './dateLabels';

interface CalendarFootProps {
  list: Pick<RecordList<Schedule>, 'rows' | 'total' | 'complete' | 'moreFailed' | 'retry'>;
  /** Messages of the period on screen. */
  shown: number;
  searching: boolean;
  /** The message nearest to the period, where the period has none. */
  nearest: Date | null;
  onGo: (day: Date) => void;
}

/** How much of the period and of everything is here, said politely; where the rest failed, the way to try again. */
export function CalendarFoot({ list, shown, searching, nearest, onGo }: CalendarFootProps) {
  const { t } = useTranslation();
  const { language } = useCalendar();
  const { rows, total, complete, moreFailed, retry } = list;

  const text = (): string => {
    if (moreFailed) return t('lists.moreFailed');
    if (!complete) return t('schedules.loadingAll', { shown: rows.length, total: total ?? rows.length });
    if (rows.length === 0) return t(searching ? 'schedules.noneFound' : 'schedules.emptyBody');
    const inPeriod = t('schedules.inPeriod', { count: shown });
    return `${inPeriod} · ${t(searching ? 'lists.found' : 'schedules.total', { count: rows.length })}`;
  };

  return (
    <Box sx={footFrame(moreFailed)}>
      <span role="status">{text()}</span>
      {moreFailed && <RetryButton size="small" onRetry={retry} />}
      {complete && nearest && (
        <Button size="small" onClick={() => onGo(nearest)}>
          {t('schedules.goTo', { day: inWords(nearest, 'shortDay', language) })}
        </Button>
      )}
    </Box>
  );
}
