import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { IconAction } from '@/components/buttons/IconAction';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';

interface LaneHeadProps {
  /** Of the heading, which names the lane. */
  id: string;
  name: string;
  count: number;
  /** Null for those who may not change the lane, and for "Open". */
  onEdit: (() => void) | null;
}

/** Name and total of a lane (B-31). */
export function LaneHead({ id, name, count, onEdit }: LaneHeadProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none', minHeight: 42, pl: '14px', pr: 1, pt: 0.5 }}
    >
      <Typography component="h2" id={id} title={name} noWrap sx={{ minWidth: 0, fontWeight: 600 }}>
        {name}
        <VisuallyHidden>{`: ${t('kanban.total', { count })}`}</VisuallyHidden>
      </Typography>
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          minWidth: 18,
          px: '6px',
          borderRadius: '9px',
          bgcolor: 'app.pressed',
          color: 'app.text2',
          fontSize: '0.6875rem',
          lineHeight: '18px',
          fontWeight: 600,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {new Intl.NumberFormat(i18n.language).format(count)}
      </Box>
      <Box sx={{ flex: 1 }} />
      {onEdit && (
        <IconAction label={t('kanban.editLane', { name })} icon={<Pencil size={16} />} onClick={onEdit} size="small" />
      )}
    </Box>
  );
}
