import Box from '@mui/material/Box';
import { Ban } from 'lucide-react';
import type { Ref } from 'react';
import { isAhead } from '@/features/schedule-form/scheduleForm';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { useCalendar } from './CalendarContext';
import { contactOf } from './schedules.resource';

/** The message under the pointer, with the time it would get. */
export function DragGhost({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  const { moving, now } = useCalendar();
  if (!moving?.grip) return null;
  const { row, to, grip } = moving;
  const over = to !== null && !isAhead(to, now);
  return (
    <Box
      ref={ref}
      aria-hidden
      style={{ left: grip.left, top: grip.top, width: grip.width, minHeight: grip.height }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        px: 1,
        py: '3px',
        borderRadius: 'var(--radius-small)',
        border: 1,
        borderColor: over ? 'app.error' : 'app.accent',
        bgcolor: 'app.raised',
        boxShadow: 3,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        pointerEvents: 'none',
        rotate: '1.5deg',
        '@media (prefers-reduced-motion: reduce)': { rotate: '0deg' },
      }}
    >
      <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {formatTime(to ?? moving.from)} {contactOf(row)}
      </Box>
      {over && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'app.error', fontWeight: 600 }}>
          <Ban size={12} />
          {t('schedules.held.over')}
        </Box>
      )}
    </Box>
  );
}
