import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { RetryButton } from '@/components/buttons/RetryButton';
import { footFrame } from '@/components/layout/pageStyles';
import type { RecordList } from './useRecordList';

interface ListFootProps {
  list: Pick<RecordList<unknown>, 'rows' | 'total' | 'complete' | 'loadingMore' | 'moreFailed' | 'retry'>;
  /** Results of a search are called so. */
  searching: boolean;
}

/** How much of the list is here, said politely as it changes; where more could not be read, the way to try again. */
export function ListFoot({ list, searching }: ListFootProps) {
  const { t } = useTranslation();
  const { rows, total, complete, loadingMore, moreFailed, retry } = list;
  const shown = rows.length;

  const text = () => {
    if (moreFailed) return t('lists.moreFailed');
    if (loadingMore) return t('common.loading');
    if (complete) return t(searching ? 'lists.found' : 'lists.total', { count: shown });
    return total === null ? t('lists.shown', { count: shown }) : t('lists.shownOf', { shown, total });
  };

  return (
    <Box sx={footFrame(moreFailed)}>
      <span role="status">{text()}</span>
      {moreFailed && <RetryButton size="small" variant="text" onRetry={retry} />}
    </Box>
  );
}
