import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { stepDay, views, type View } from './dates';

interface CalendarHeadProps {
  view: View;
  day: Date;
  today: Date;
  title: string;
  narrow: boolean;
  go: (place: { view?: View; day?: Date }) => void;
}

/** The period with the way back, on, and to today, and the choice of views. */
export function CalendarHead({ view, day, today, title, narrow, go }: CalendarHeadProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" size="small" onClick={() => go({ day: today })}>
        {t('schedules.messages.today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        <IconAction
          size="small"
          label={t(`schedules.previous.${view}`)}
          icon={<ChevronLeft size={20} />}
          onClick={() => go({ day: stepDay(view, day, -1) })}
        />
        <IconAction
          size="small"
          label={t(`schedules.next.${view}`)}
          icon={<ChevronRight size={20} />}
          onClick={() => go({ day: stepDay(view, day, 1) })}
        />
      </Box>
      <Typography variant="h3" component="h2" aria-live="polite" sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </Typography>
      <Box
        role="group"
        aria-label={t('schedules.view')}
        sx={{
          display: 'flex',
          gap: '2px',
          p: '3px',
          width: narrow ? 1 : 'auto',
          borderRadius: 'var(--radius)',
          bgcolor: 'app.hover',
        }}
      >
        {views.map((name) => (
          <Button
            key={name}
            size="small"
            color="inherit"
            aria-pressed={name === view}
            onClick={() => go({ view: name })}
            sx={(theme) => ({
              flex: narrow ? 1 : 'none',
              minWidth: 0,
              px: 1.5,
              color: name === view ? 'text.primary' : 'app.text2',
              ...(name === view && {
                backgroundColor: theme.vars.palette.app.surface,
                boxShadow: theme.shadows[1],
                ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.app.pressed }),
              }),
            })}
          >
            {t(`schedules.messages.${name}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
