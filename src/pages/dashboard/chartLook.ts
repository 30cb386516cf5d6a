import { useTheme } from '@mui/material/styles';
import type { Ref } from 'react';

/** Highest a chart may stand (D-12). */
export const chartHeight = 280;

/** Colours of the charts, as variables of the theme: a change of the theme needs no new drawing. */
export function useChartLook() {
  const { app, background, text } = useTheme().vars.palette;
  return {
    series: app.ch1,
    rest: app.ch6,
    grid: app.grid,
    line: app.border,
    track: app.hover,
    surface: background.paper,
    ink: text.primary,
    axis: { fill: app.text3, fontSize: 11 },
  };
}

export interface ChartProps {
  /** What the chart is called by assistive technology. */
  label: string;
  /** The drawing, for the picture that is made of it. */
  svg: Ref<SVGSVGElement>;
}
