import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleHelp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { helpApi, helpKeys, type Help } from '@/api/helps';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { latePart, Opened } from '@/components/latePart';
import { PageState } from '@/components/PageState';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useRecordList } from '@/crud/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { HelpCard } from './HelpCard';

const dialog = latePart(async () => (await import('./VideoDialog')).VideoDialog);

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
        <Skeleton key={index} variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3', borderRadius: '12px' }} />
      ))}
    </Box>
  );
}

/** The help videos as a gallery with their number in the title (HV-01, HV-02). */
export function HelpsPage() {
  const { t, i18n } = useTranslation();
  const list = useRecordList<Help>(source, '');
  const [watched, setWatched] = useState<{ help: Help; open: boolean } | null>(null);

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
            <HelpCard key={help.id} help={help} onWatch={(chosen) => setWatched({ help: chosen, open: true })} />
          ))}
        </Box>
      </PageState>
      {watched && (
        <Opened open={watched.open}>
          <dialog.Part
            open={watched.open}
            help={watched.help}
            onClose={() => setWatched({ help: watched.help, open: false })}
          />
        </Opened>
      )}
    </Box>
  );
}
