import { useMemo } from 'react';
import type { DayCounts, DayRange, SlotCount, UserCount } from '@/api/dashboard';
import { useTranslation } from '@/i18n/useTranslation';
import type { ChartTable } from './ChartCard';
import { filledSlots, slotName, sortedUsers } from './series';

export interface ChartTables {
  /** The points of the chart: every day or hour of the range. */
  slots: readonly SlotCount[];
  days: ChartTable;
  users: ChartTable;
}

/** The numbers of both charts as rows, for the tables and the files (B-32). */
export function useChartTables(
  days: DayCounts | undefined,
  users: readonly UserCount[] | undefined,
  range: DayRange,
): ChartTables {
  const { t } = useTranslation();
  const { from, to } = range;
  const slots = useMemo(() => filledSlots(days?.slots ?? [], { from, to }), [days, from, to]);
  const slotHead = from === to ? t('dashboard.charts.date.hour') : t('dashboard.charts.date.day');
  return {
    slots,
    days: {
      heads: [slotHead, t('dashboard.charts.date.label')],
      rows: slots.map(({ slot, amount }) => ({ id: slot, name: slotName(slot), amount })),
    },
    users: {
      heads: [t('dashboard.charts.user.name'), t('dashboard.charts.user.label')],
      // The server names no ids, and two people may share a name.
      rows: sortedUsers(users ?? []).map((user, place) => ({ id: String(place), ...user })),
    },
  };
}
