import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { SlotCount } from '@/api/dashboard';
import { chartHeight, useChartLook, type ChartProps } from './chartLook';
import { ChartTip } from './ChartTip';
import { slotName, slotTick } from './series';

interface DayChartProps extends ChartProps {
  slots: readonly SlotCount[];
}

/** Conversations per day or hour: one line with its area (D-11, D-12; design, "Dashboard"). */
export function DayChart({ slots, label, svg }: DayChartProps) {
  const look = useChartLook();
  const items = slots.map(({ slot, amount }) => ({ name: slotName(slot), amount }));
  return (
    <AreaChart
      ref={svg}
      data={slots}
      responsive
      style={{ width: '100%', height: chartHeight }}
      margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
      aria-label={label}
    >
      <CartesianGrid vertical={false} stroke={look.grid} />
      <XAxis
        dataKey="slot"
        tickFormatter={slotTick}
        tick={look.axis}
        tickLine={false}
        axisLine={{ stroke: look.grid }}
        tickMargin={8}
        minTickGap={24}
        interval="preserveStart"
      />
      <YAxis allowDecimals={false} tick={look.axis} tickLine={false} axisLine={false} width={40} />
      <Tooltip isAnimationActive={false} cursor={{ stroke: look.line }} content={<ChartTip items={items} />} />
      <Area
        dataKey="amount"
        type="linear"
        stroke={look.series}
        strokeWidth={2}
        fill={look.series}
        fillOpacity={0.12}
        isAnimationActive={false}
        // A single point would leave no line to see.
        dot={slots.length === 1 && { r: 4, fill: look.series, fillOpacity: 1 }}
        activeDot={{ r: 5, fill: look.series, stroke: look.surface, strokeWidth: 2 }}
      />
    </AreaChart>
  );
}
