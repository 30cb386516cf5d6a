import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Image as ImageIcon, Table2 } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconAction } from '@/components/buttons/IconAction';
import { Skeleton } from '@/components/feedback/Skeleton';
import { notify } from '@/components/feedback/notify';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { saveFile } from '@/lib/csv';
import { chartHeight } from './chartLook';
import { Panel, PanelFailure } from './Panel';

export interface ChartTable {
  heads: readonly [string, string];
  rows: readonly { id: string; name: string; amount: number }[];
}

interface ChartCardProps {
  title: string;
  /** Beside the title. */
  note?: string | undefined;
  /** The days of the chart, for its picture and its name. */
  range: string;
  /** Name of the picture, without its ending. */
  fileName: string;
  state: 'loading' | 'failed' | 'empty' | 'ready';
  onRetry: () => unknown;
  failure: string;
  empty: string;
  table: ChartTable;
  /** The drawing inside the chart, for its picture. */
  svg: RefObject<SVGSVGElement | null>;
  /** The chart. */
  children: ReactNode;
}

const icon = { size: 16 } as const;

/** A chart with the same numbers as a table, and as a picture to take along (B-32, D-10 to D-13). */
export function ChartCard(props: ChartCardProps) {
  const { title, note, range, fileName, state, onRetry, failure, empty, table, svg, children } = props;
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);

  const picture = useMutation({
    mutationFn: async () => {
      if (!svg.current) throw new Error('no chart on screen');
      const { chartImage } = await import('./chartImage');
      saveFile(await chartImage(svg.current, { title, note: range }), `${fileName}.png`);
    },
    onError: (error) => {
      console.warn(error);
      notify.error(t('dashboard.toasts.imageError'), { id: 'dashboard-image' });
    },
    meta: { silent: true },
  });

  const actions = (
    <>
      <IconAction
        size="small"
        label={t('dashboard.charts.asTable', { title })}
        icon={<Table2 {...icon} />}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      />
      <IconAction
        size="small"
        label={t('dashboard.charts.asImage', { title })}
        icon={<ImageIcon {...icon} />}
        disabled={state !== 'ready' || asTable || picture.isPending}
        onClick={() => picture.mutate()}
      />
    </>
  );

  return (
    <Panel title={title} note={note} actions={actions}>
      <Box sx={{ height: chartHeight }}>
        {state === 'loading' && (
          <Box role="status" aria-busy aria-label={t('common.loading')} sx={{ height: 1 }}>
            <Skeleton height="100%" />
          </Box>
        )}
        {state === 'failed' && <PanelFailure text={failure} onRetry={onRetry} />}
        {state === 'empty' && (
          <Box sx={{ display: 'grid', placeItems: 'center', height: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {empty}
            </Typography>
          </Box>
        )}
        {state === 'ready' && asTable && <ChartTableView title={title} range={range} table={table} />}
        {state === 'ready' && !asTable && <ErrorBoundary variant="panel">{children}</ErrorBoundary>}
      </Box>
    </Panel>
  );
}

/** The numbers of a chart, in the space of the chart. */
function ChartTableView({ title, range, table }: { title: string; range: string; table: ChartTable }) {
  const { i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  const [name, amount] = table.heads;
  return (
    <Box
      role="group"
      aria-label={title}
      tabIndex={0}
      sx={{ height: 1, overflow: 'auto', scrollbarWidth: 'thin', '&:focus-visible': { outlineOffset: '-2px' } }}
    >
      <Table stickyHeader size="small">
        <VisuallyHidden component="caption">{`${title}, ${range}`}</VisuallyHidden>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{name}</TableCell>
            <TableCell scope="col" sx={{ textAlign: 'right' }}>
              {amount}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row" sx={{ height: 36, overflowWrap: 'anywhere' }}>
                {row.name}
              </TableCell>
              <TableCell sx={{ height: 36, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {numbers.format(row.amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
