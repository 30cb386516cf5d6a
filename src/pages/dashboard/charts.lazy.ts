import { lazyPart } from '@/components/lazy/lazyPart';

// The charts' library is larger than the rest of the page, whose numbers need not wait for it.
export const dayChart = lazyPart(async () => (await import('./DayChart')).DayChart);
export const userChart = lazyPart(async () => (await import('./UserChart')).UserChart);

/** Fetches both charts, beside the page or its numbers; a failure shows in the place of the chart. */
export const preloadCharts = (): Promise<unknown> => Promise.allSettled([dayChart.preload(), userChart.preload()]);
