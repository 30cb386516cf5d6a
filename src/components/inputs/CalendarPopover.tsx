import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, esES, ptBR, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { parseISO } from 'date-fns';
import { enUS as enDates } from 'date-fns/locale/en-US';
import { es as esDates } from 'date-fns/locale/es';
import { ptBR as ptDates } from 'date-fns/locale/pt-BR';
import type { Language } from '@/i18n/languages';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { formatDate, formatTime } from '@/lib/dates';
import { firstYear, heldDate, lastYear, readDate } from '@/lib/readDate';
import { readTime } from '@/lib/readTime';

const words = { pt: ptBR, en: enUS, es: esES } satisfies Record<Language, unknown>;

/** The library's texts; its hours and minutes are called as they are written, with two digits. */
function wordsOf(language: Language): Partial<PickersLocaleText> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- The library declares as possibly undefined what is there.
  const texts = words[language].components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText;
  return {
    ...texts,
    hoursClockNumberText: (hours) => texts.hoursClockNumberText(hours.padStart(2, '0')),
    minutesClockNumberText: (minutes) => texts.minutesClockNumberText(minutes.padStart(2, '0')),
  };
}

const dates = { pt: ptDates, en: enDates, es: esDates } satisfies Record<Language, unknown>;

interface CalendarPopoverProps {
  anchor: HTMLElement;
  label: string;
  /** As of `DateInput`. */
  value: string;
  withTime: boolean;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** Day and hour of a text, as far as they can be read; the hour has a day of its own, on which no clock is changed. */
function picked(value: string): { day: Date | null; time: Date | null } {
  const read = readDate(value.slice(0, 10));
  const time = readTime(value.slice(11));
  return {
    day: 'date' in read && read.date !== '' ? parseISO(read.date) : null,
    time: time ? parseISO(`2000-01-01T${time}`) : null,
  };
}

/** Picks the day from a calendar and the hour from a list; typing is the field's (PUB-9). */
export function CalendarPopover({ anchor, label, value, withTime, onChange, onClose }: CalendarPopoverProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { day, time } = picked(value);
  const take = (date: Date, at: Date | null): void =>
    onChange(heldDate(`${formatDate(date)} ${formatTime(at)}`.trim(), withTime));

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('dateField.calendar', { field: label }) } }}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={dates[language]} localeText={wordsOf(language)}>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
          <DateCalendar
            autoFocus
            value={day}
            minDate={new Date(firstYear, 0, 1)}
            maxDate={new Date(lastYear, 11, 31)}
            onChange={(date, progress) => {
              if (!date || progress !== 'finish') return;
              take(date, time);
              if (!withTime) onClose();
            }}
            sx={{ m: 0, flex: 'none' }}
          />
          {withTime && (
            <MultiSectionDigitalClock
              ampm={false}
              value={time}
              onChange={(at) => at && take(day ?? new Date(), at)}
              sx={{ maxHeight: { xs: 144, sm: 336 }, '& > ul': { flex: { xs: 1, sm: 'none' } } }}
            />
          )}
        </Box>
        {withTime && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button variant="text" onClick={onClose}>
              {t('dateField.done')}
            </Button>
          </Box>
        )}
      </LocalizationProvider>
    </Popover>
  );
}
