import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Bar, BarChart, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts';
import type { UserCount } from '@/api/dashboard';
import { useTranslation } from '@/i18n/useTranslation';
import { chartHeight, useChartLook, type ChartProps } from './chartLook';
import { ChartTip } from './ChartTip';
import { userBars } from './series';

interface UserChartProps extends ChartProps {
  users: readonly UserCount[];
}

const most = 7;
const rowHeight = chartHeight / most;

const cut = (name: string, length: number): string => {
  const letters = [...name];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : name;
};

interface RowTickProps {
  items: readonly UserCount[];
  /** Letters that fit. */
  length: number;
  /** Filled in by the axis. */
  y?: number | string;
  payload?: { value: unknown };
}

/** A row of the chart: the name before its bar, the amount at the right edge. */
function RowTick({ items, length, y, payload }: RowTickProps) {
  const { i18n } = useTranslation();
  const { ink } = useChartLook();
  const width = useChartWidth();
  const item = items[Number(payload?.value)];
  if (!item) return null;
  return (
    <g fill={ink} fontSize={13}>
      <text x={0} y={y} dy="0.35em">
        {cut(item.name, length)}
      </text>
      <text x={width} y={y} dy="0.35em" textAnchor="end" fontWeight={600}>
        {new Intl.NumberFormat(i18n.language).format(item.amount)}
      </text>
    </g>
  );
}

/** Finished conversations per user: a bar for each name, its amount beside it (D-10, D-12; design, "Dashboard"). */
export function UserChart({ users, label, svg }: UserChartProps) {
  const { t } = useTranslation();
  const look = useChartLook();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { bars, others } = userBars(users, most);
  const isRest = (place: number): boolean => others > 0 && place === bars.length - 1;
  const items = bars.map(({ name, amount }, place) => ({
    name: isRest(place) ? t('dashboard.charts.user.others', { count: others }) : name,
    amount,
  }));
  // Two people may share a name, so a bar is known by its place.
  const data = bars.map(({ amount }, place) => ({
    place,
    amount,
    fill: isRest(place) ? look.rest : look.series,
  }));
  return (
    <BarChart
      ref={svg}
      data={data}
      layout="vertical"
      responsive
      style={{ width: '100%', height: Math.min(chartHeight, data.length * rowHeight) }}
      margin={{ top: 0, right: 52, bottom: 0, left: 0 }}
      aria-label={label}
    >
      <XAxis type="number" domain={[0, 'dataMax']} hide />
      <YAxis
        type="category"
        dataKey="place"
        width={narrow ? 104 : 140}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={<RowTick items={items} length={narrow ? 13 : 18} />}
      />
      <Tooltip isAnimationActive={false} cursor={false} content={<ChartTip items={items} />} />
      <Bar
        dataKey="amount"
        radius={4}
        barSize={20}
        background={{ fill: look.track, radius: 4 }}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
