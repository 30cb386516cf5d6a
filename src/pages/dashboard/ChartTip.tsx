import Box from '@mui/material/Box';
import type { TooltipIndex } from 'recharts';
import { useTranslation } from '@/i18n/useTranslation';

interface ChartTipProps {
  /** What each point or bar stands for. */
  items: readonly { name: string; amount: number }[];
  /** Filled in by the chart. */
  active?: boolean;
  activeIndex?: TooltipIndex;
}

/** What a point or bar stands for, beside it. */
export function ChartTip({ items, active = false, activeIndex }: ChartTipProps) {
  const { t } = useTranslation();
  const item = active ? items[Number(activeIndex)] : undefined;
  if (!item) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        maxWidth: 240,
        px: 1.25,
        py: 0.75,
        typography: 'caption',
        bgcolor: 'app.raised',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius)',
        boxShadow: 2,
        overflowWrap: 'anywhere',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" sx={{ color: 'app.text3' }}>
        {item.name}
      </Box>
      <Box component="b" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {t('dashboard.charts.amount', { count: item.amount })}
      </Box>
    </Box>
  );
}
