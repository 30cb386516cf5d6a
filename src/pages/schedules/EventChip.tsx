import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { Paperclip } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { oneLine } from '@/components/text/cutText';
import type { Schedule } from '@/api/schedules';
import { sxList } from '@/components/layout/sxList';
import { tip } from '@/components/feedback/tip';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { shortened } from '@/lib/firstLetters';
import { formatTime } from '@/lib/dates';
import { useCalendar } from './CalendarContext';
import { contactOf } from './schedules.resource';
import { stateLooks, scheduleState } from './scheduleState';

const bodyLength = 80;

interface EventChipProps {
  row: Schedule;
  /** The tab key reaches it: its cell is the one the keyboard stands on. */
  reachable: boolean;
  /** A second line with the message's beginning. */
  tall?: boolean;
  sx?: SxProps<Theme>;
}

/** A message in a cell of the calendar: state, time, contact and how it begins. */
export function EventChip({ row, reachable, tall = false, sx }: EventChipProps) {
  const { t } = useTranslation();
  const { now, moving, canMove, open, press, lift, hintId } = useCalendar();
  const { label, icon: Icon, fill, edge } = stateLooks[scheduleState(row, now)];
  const movable = canMove(row);
  const time = formatTime(row.sendAt);
  const name = contactOf(row);
  const body = shortened(row.body, bodyLength);
  const said = `${time} ${name}: ${body} · ${t(label)}`;

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !movable) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat) lift(row);
  };

  const lifted = moving?.row.id === row.id;

  return (
    <ButtonBase
      data-event={row.id}
      data-lifted={lifted || undefined}
      tabIndex={reachable ? 0 : -1}
      aria-describedby={movable ? hintId : undefined}
      {...tip(said)}
      onClick={() => open(row)}
      onPointerDown={(event) => press(row, event)}
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      sx={sxList(
        [
          {
            display: 'flex',
            flexDirection: tall ? 'column' : 'row',
            alignItems: tall ? 'stretch' : 'center',
            justifyContent: 'flex-start',
            gap: tall ? 0 : 0.5,
            width: 1,
            height: 24,
            flex: 'none',
            px: 0.75,
            py: tall ? '3px' : 0,
            overflow: 'hidden',
            textAlign: 'left',
            fontSize: '0.75rem',
            lineHeight: '1rem',
            color: 'text.primary',
            bgcolor: fill,
            border: 1,
            borderLeft: 3,
            borderColor: 'divider',
            borderLeftColor: edge,
            borderRadius: 'var(--radius-small)',
            cursor: movable ? 'grab' : 'pointer',
            opacity: lifted ? 0.45 : 1,
            userSelect: 'none',
            WebkitTouchCallout: 'none',
            '&:hover': { borderColor: edge },
            '&.Mui-focusVisible': { outlineOffset: 1, zIndex: 3 },
            '@media (pointer: coarse)': { height: 44 },
          },
        ],
        sx,
      )}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0, maxWidth: 1 }}>
        <Box component="span" sx={{ display: 'flex', color: edge, flex: 'none' }}>
          <Icon size={12} aria-hidden />
        </Box>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', flex: 'none' }}>
          {time}
        </Box>{' '}
        <Box component="span" sx={{ ...oneLine, fontWeight: 600 }}>
          {name}
        </Box>
        {row.mediaPath && <Paperclip size={12} aria-hidden />}
      </Box>{' '}
      <Box component="span" sx={{ ...oneLine, flex: tall ? 'none' : '1 1 0', color: 'app.text2' }}>
        {body}
      </Box>
      <VisuallyHidden> · {t(label)}</VisuallyHidden>
    </ButtonBase>
  );
}

interface SlotMarkProps {
  sx?: SxProps<Theme>;
}

/** Marks where the moved message would go. */
export function SlotMark({ sx }: SlotMarkProps) {
  const { moving } = useCalendar();
  if (!moving?.to) return null;
  return (
    <Box
      aria-hidden
      sx={sxList(
        [
          {
            height: 24,
            flex: 'none',
            px: 0.75,
            border: '2px dashed',
            borderColor: 'app.accent',
            borderRadius: 'var(--radius-small)',
            bgcolor: 'app.surface',
            fontSize: '0.75rem',
            lineHeight: '20px',
            fontWeight: 600,
            pointerEvents: 'none',
            ...oneLine,
          },
        ],
        sx,
      )}
    >
      {formatTime(moving.to)} {contactOf(moving.row)}
    </Box>
  );
}
