import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { IconPageLink } from '@/components/buttons/IconPageLink';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';

interface LaneHeadProps {
  /** Of the heading, which names the lane. */
  id: string;
  name: string;
  count: number;
  /** Where the lane is changed; null for those who may not, and for "Open". */
  editTo: string | null;
}

/** Name and total of a lane (B-31). */
export function LaneHead({ id, name, count, editTo }: LaneHeadProps) {
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
      {editTo !== null && (
        <IconPageLink label={t('kanban.editLane', { name })} icon={<Pencil size={16} />} to={editTo} size="small" />
      )}
    </Box>
  );
}
