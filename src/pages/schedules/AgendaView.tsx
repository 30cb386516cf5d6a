import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { isSameDay } from 'date-fns';
import { Eye, Paperclip, Pencil, Trash2 } from 'lucide-react';
import type { Schedule } from '@/api/schedules';
import { StatusPill } from '@/components/text/StatusPill';
import { RowActions } from '@/lists/RowActions';
import { rowIcon, type RowAction } from '@/lists/rowAction';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { daysOf, dayKey, type Range } from './dates';
import { useCalendar } from './CalendarContext';
import { contactOf } from './schedules.resource';
import { stateLooks, scheduleState } from './scheduleState';
import { inWords, titled } from './dateLabels';

interface AgendaViewProps {
  range: Range;
  byDay: ReadonlyMap<string, readonly Schedule[]>;
  narrow: boolean;
  onDelete: (row: Schedule) => void;
}

/** Days with messages, one below the other. */
export function AgendaView({ range, byDay, narrow, onDelete }: AgendaViewProps) {
  const { t } = useTranslation();
  const { language, now } = useCalendar();
  const days = daysOf(range).filter((date) => byDay.has(dayKey(date)));
  return (
    <Box data-scroller sx={{ flex: 1, minHeight: 0, overflow: 'auto', scrollbarWidth: 'thin' }}>
      {days.map((date) => {
        const rows = byDay.get(dayKey(date)) ?? [];
        const id = `agenda-${dayKey(date)}`;
        return (
          <Box key={id} component="section" aria-labelledby={id}>
            <Typography
              id={id}
              variant="body2"
              component="h3"
              sx={{
                position: 'sticky',
                top: 0,
                zIndex: 1,
                px: 2,
                py: 1,
                fontWeight: 600,
                bgcolor: 'app.sunken',
                borderBottom: 1,
                borderColor: 'divider',
                color: isSameDay(date, now) ? 'app.accent' : 'app.text2',
              }}
            >
              {isSameDay(date, now)
                ? t('schedules.todayHeading', { day: inWords(date, 'day', language) })
                : titled(inWords(date, 'day', language))}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((row) => (
                <AgendaItem key={row.id} row={row} narrow={narrow} onDelete={onDelete} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface AgendaItemProps {
  row: Schedule;
  narrow: boolean;
  onDelete: (row: Schedule) => void;
}

function AgendaItem({ row, narrow, onDelete }: AgendaItemProps) {
  const { t } = useTranslation();
  const { now, open, canMove } = useCalendar();
  const { label, tone, icon: Icon } = stateLooks[scheduleState(row, now)];
  const time = formatTime(row.sendAt);
  const named = { name: t('schedules.rowName', { name: contactOf(row), time }) };
  const editable = canMove(row);
  const actions: RowAction[] = [
    {
      id: 'open',
      label: t(editable ? 'lists.editNamed' : 'schedules.viewNamed', named),
      icon: editable ? <Pencil {...rowIcon} /> : <Eye {...rowIcon} />,
      onSelect: () => open(row),
    },
    {
      id: 'delete',
      label: t('lists.deleteNamed', named),
      icon: <Trash2 {...rowIcon} />,
      onSelect: () => onDelete(row),
      danger: true,
    },
  ];

  return (
    <Box
      component="li"
      data-event={row.id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pr: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '@media (hover: hover)': { '&:hover': { bgcolor: 'app.hover' } },
      }}
    >
      <ButtonBase
        onClick={() => open(row)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          display: 'grid',
          gridTemplateColumns: narrow ? '44px minmax(0, 1fr)' : '56px 150px minmax(0, 1fr)',
          alignItems: 'center',
          columnGap: 1.5,
          px: 2,
          py: 1,
          textAlign: 'left',
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Box
          component="span"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', alignSelf: narrow ? 'start' : 'center' }}
        >
          {time}
        </Box>
        <Box
          component="span"
          sx={{ gridColumn: narrow ? 2 : 'auto', justifySelf: 'start', order: narrow ? 2 : 0, mt: narrow ? 0.5 : 0 }}
        >
          <StatusPill tone={tone} label={t(label)} icon={<Icon size={14} aria-hidden />} />
        </Box>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
            {contactOf(row)}
            {row.mediaPath && <Paperclip size={14} role="img" aria-label={t('schedules.withImage')} />}
          </Box>
          <Box
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              typography: 'body2',
              color: 'app.text2',
            }}
          >
            {row.body}
          </Box>
        </Box>
      </ButtonBase>
      <RowActions name={named.name} actions={actions} folded={narrow} />
    </Box>
  );
}
