import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListFilter, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/feedback/EmptyState';
import { IconAction } from '@/components/buttons/IconAction';
import { notify } from '@/components/feedback/notify';
import { useToday } from '@/components/hooks/useToday';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { DashboardFilter } from './DashboardFilter';
import { DashboardParts } from './DashboardParts';
import { ExportMenu, type ExportChoice } from './ExportMenu';
import { fileNameOf, saveAttendants, saveChart, saveCounters } from './csvFiles';
import { boardQueryOf, countsFinishedOnly, filterOf, problemOf, rangeOf, withFilter, type Filter } from './period';
import { useChartTables } from './useChartTables';
import { useDashboard } from './useDashboard';

/** The numbers of a company for its admins: counters, charts, attendants (D-01 to D-13, B-32). */
export function DashboardPage() {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const filter = filterOf(params, today);
  const reason = problemOf(filter)?.reason ?? null;
  const range = rangeOf(filter, today);
  const asked = reason === null;
  const query = boardQueryOf(filter, today);
  const data = useDashboard({ board: query, range, enabled: asked });
  const tables = useChartTables(data.days.data, data.users.data, range);

  // An address that somebody shortened: asked for nothing, shows nothing (D-04).
  useEffect(() => {
    if (reason === 'none') notify.error(t('dashboard.toasts.selectFilterError'), { id: 'dashboard-filter' });
  }, [reason, t]);

  const handleFilter = (next: Filter): void => {
    const address = withFilter(params, next);
    // Asked for again, the same days are read again.
    if (address.toString() === params.toString()) data.refresh();
    else setParams(address);
  };

  const board = asked ? data.board.data : undefined;
  const choices: ExportChoice[] = [
    {
      label: 'dashboard.csv.counters',
      save: board ? () => saveCounters(t, range, board.counters, data.newContacts) : null,
    },
    {
      label: 'dashboard.csv.attendants',
      save: board ? () => saveAttendants({ t, language: i18n.language }, range, board.attendants) : null,
    },
    {
      label: 'dashboard.csv.days',
      save: asked && data.days.data ? () => saveChart(tables.days, fileNameOf(t('dashboard.files.days'), range)) : null,
    },
    {
      label: 'dashboard.csv.users',
      save:
        asked && data.users.data ? () => saveChart(tables.users, fileNameOf(t('dashboard.files.users'), range)) : null,
    },
  ];

  return (
    <Box
      ref={box}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        px: { xs: 1.5, sm: 2, md: 3 },
        pt: { xs: 1.5, sm: 2.5 },
        pb: { xs: 1.5, sm: 3 },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 1600, mx: 'auto' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
          <Typography variant="h1">{t('dashboard.title')}</Typography>
          {asked && data.updatedAt > 0 && (
            <Typography variant="body2" sx={{ ml: 0.5, color: 'app.text3', fontVariantNumeric: 'tabular-nums' }}>
              {t('dashboard.updated', { time: formatTime(new Date(data.updatedAt)) })}
            </Typography>
          )}
          <IconAction
            size="small"
            label={t('dashboard.refresh')}
            icon={<RefreshCw size={16} />}
            disabled={!asked || data.refreshing}
            onClick={data.refresh}
          />
          <Box sx={{ flex: 1 }} />
          <DashboardFilter key={params.toString()} filter={filter} today={today} onFilter={handleFilter} />
          <ExportMenu choices={choices} />
        </Box>
        {asked ? (
          <DashboardParts
            data={data}
            tables={tables}
            range={range}
            finishedOnly={countsFinishedOnly(query)}
            box={box}
          />
        ) : (
          <EmptyState
            icon={<ListFilter />}
            title={reason === 'order' ? t('dashboard.wrongOrder') : t('dashboard.noFilter')}
            body={t('dashboard.filters.filterType.helper')}
          />
        )}
      </Box>
    </Box>
  );
}
