import Box from '@mui/material/Box';
import { useEffect, useRef, type RefObject } from 'react';
import type { DayRange } from '@/api/dashboard';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { Attendants } from './Attendants';
import { ChartCard } from './ChartCard';
import { CounterCards, useCounterRows } from './CounterCards';
import { dayChart, preloadCharts, userChart } from './charts.lazy';
import { fileNameOf } from './csvFiles';
import { Panel, PanelFailure } from './Panel';
import { rangeText } from './texts';
import type { ChartTables } from './useChartTables';
import type { useDashboard } from './useDashboard';

interface DashboardPartsProps {
  data: ReturnType<typeof useDashboard>;
  tables: ChartTables;
  range: DayRange;
  /** The server counts what is finished by the end of the days alone. */
  finishedOnly: boolean;
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
}

/** Counters, charts and attendants, each with its own loading, failure and retry. */
export function DashboardParts({ data, tables, range, finishedOnly, box }: DashboardPartsProps) {
  const { t } = useTranslation();
  const { board, days, users } = data;
  const counterRows = useCounterRows(board.data?.counters, data.newContacts, finishedOnly);
  const span = rangeText(t, range);
  const daySvg = useRef<SVGSVGElement>(null);
  const userSvg = useRef<SVGSVGElement>(null);
  const dayTitle = range.from === range.to ? t('dashboard.charts.date.hourTitle') : t('dashboard.charts.date.title');
  const userTitle = t('dashboard.charts.user.title');
  const labelOf = (title: string) => t('dashboard.charts.describe', { title, range: span });
  const failure = t('dashboard.toasts.countersError');

  // While the numbers are on their way.
  useEffect(() => void preloadCharts(), []);

  return (
    <>
      <Box component="section" aria-label={t('dashboard.counters.title')}>
        <VisuallyHidden component="h2">{t('dashboard.counters.title')}</VisuallyHidden>
        {board.state === 'failed' ? (
          <Box
            sx={{
              minHeight: 104,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 'var(--radius-card)',
            }}
          >
            <PanelFailure text={failure} onRetry={board.retry} />
          </Box>
        ) : (
          <CounterCards rows={counterRows} loading={board.state === 'loading'} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' }, gap: 1.5 }}>
        <ChartCard
          title={dayTitle}
          note={days.data && t('dashboard.charts.date.total', { count: days.data.total })}
          range={span}
          fileName={fileNameOf(t('dashboard.files.days'), range)}
          state={days.data?.total === 0 ? 'empty' : days.state}
          onRetry={days.retry}
          failure={t('dashboard.toasts.dateChartError')}
          empty={t('dashboard.charts.date.empty')}
          table={tables.days}
          svg={daySvg}
        >
          <dayChart.Component slots={tables.slots} label={labelOf(dayTitle)} svg={daySvg} />
        </ChartCard>
        <ChartCard
          title={userTitle}
          range={span}
          fileName={fileNameOf(t('dashboard.files.users'), range)}
          state={users.data?.every(({ amount }) => amount === 0) ? 'empty' : users.state}
          onRetry={users.retry}
          failure={t('dashboard.toasts.userChartError')}
          empty={t('dashboard.charts.user.empty')}
          table={tables.users}
          svg={userSvg}
        >
          <userChart.Component users={users.data ?? []} label={labelOf(userTitle)} svg={userSvg} />
        </ChartCard>
      </Box>
      <Panel title={t('dashboard.onlineTable.title')} flush>
        {board.state === 'failed' ? (
          <Box sx={{ height: 120 }}>
            <PanelFailure text={failure} onRetry={board.retry} />
          </Box>
        ) : (
          <Attendants attendants={board.data?.attendants} box={box} />
        )}
      </Panel>
    </>
  );
}
