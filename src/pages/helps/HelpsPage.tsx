import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleHelp } from 'lucide-react';
import { useMemo } from 'react';
import { helpApi, helpKeys, type Help } from '@/api/helps';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { lazyPart } from '@/components/lazy/lazyPart';
import { PageState } from '@/components/feedback/PageState';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useRecordList } from '@/lists/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { HelpCard } from './HelpCard';

const dialog = lazyPart(async () => (await import('./VideoDialog')).VideoDialog);

const source = { name: helpKeys.all[0], api: helpApi };
const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

function CardsSkeleton() {
  return (
    <Box sx={grid} aria-hidden>
      {Array.from({ length: 6 }, (_none, index) => (
        <Skeleton key={index} aspectRatio="4 / 3" borderRadius="var(--radius-card)" />
      ))}
    </Box>
  );
}

/** The help videos as a gallery with their number in the title (HV-01, HV-02). */
export function HelpsPage() {
  const { t, i18n } = useTranslation();
  const list = useRecordList<Help>(source, '');
  const { subject: watched, open, show, close } = useDialogSubject<Help>();

  const rows = useMemo(() => {
    const order = new Intl.Collator(i18n.language, { numeric: true, sensitivity: 'base' });
    return list.rows.toSorted((one, other) => order.compare(one.title, other.title));
  }, [list.rows, i18n.language]);

  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: { xs: 1.5, sm: 2, md: 3 }, pt: { sm: 2.5 } }}>
      <Typography variant="h1" sx={{ mb: 2, minHeight: 36, display: 'flex', alignItems: 'center', gap: 1 }}>
        {t('helps.title')}
        {list.state !== 'loading' && list.state !== 'failed' && (
          <>
            <Box
              component="span"
              aria-hidden
              sx={{ typography: 'body2', color: 'app.text3', fontVariantNumeric: 'tabular-nums' }}
            >
              {new Intl.NumberFormat(i18n.language).format(rows.length)}
            </Box>
            <VisuallyHidden>{`: ${t('helps.count', { count: rows.length })}`}</VisuallyHidden>
          </>
        )}
      </Typography>
      <PageState
        state={list.state}
        refreshing={list.refreshing}
        skeleton={<CardsSkeleton />}
        failed={<FailedState title={t('helps.failed')} onRetry={list.retry} />}
        empty={<EmptyState heading="h2" icon={<CircleHelp />} title={t('helps.empty')} body={t('helps.emptyBody')} />}
      >
        <Box component="ul" aria-label={t('helps.list')} sx={grid}>
          {rows.map((help) => (
            <HelpCard key={help.id} help={help} onWatch={show} />
          ))}
        </Box>
      </PageState>
      {watched && <dialog.Component open={open} help={watched} onClose={close} />}
    </Box>
  );
}
