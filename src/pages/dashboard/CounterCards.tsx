import Box from '@mui/material/Box';
import type { Counters } from '@/api/dashboard';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { durationText } from './texts';

export interface CounterRow {
  id: string;
  label: MessageKey;
  /** One line of context (design, "Dashboard"). */
  note: MessageKey;
  text: string;
  /** Nothing has been measured. */
  unknown: boolean;
}

/**
 * The six counters in their order (D-06). Without data they are the skeleton's labels.
 * @param finishedOnly for days that are over the server leaves out what is not finished, which is said beside the figures (DAY-50)
 */
export function useCounterRows(
  counters: Counters | undefined,
  newContacts: number | undefined,
  finishedOnly: boolean,
): CounterRow[] {
  const { t, i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  const amount = (value: number | undefined) => ({ text: numbers.format(value ?? 0), unknown: value === undefined });
  const time = (minutes: number | null | undefined) => ({
    text: durationText(t, minutes ?? null),
    unknown: minutes === null || minutes === undefined,
  });
  return [
    {
      id: 'happening',
      label: 'dashboard.counters.inTalk',
      note: 'dashboard.counters.now',
      ...amount(counters?.happening),
    },
    {
      id: 'pending',
      label: 'dashboard.counters.waiting',
      note: 'dashboard.counters.now',
      ...amount(counters?.pending),
    },
    {
      id: 'finished',
      label: 'dashboard.counters.finished',
      note: 'dashboard.counters.inPeriod',
      ...amount(counters?.finished),
    },
    {
      id: 'newContacts',
      label: 'dashboard.counters.newContacts',
      note:
        finishedOnly && counters?.newContacts !== null
          ? 'dashboard.counters.resolvedByEnd'
          : 'dashboard.counters.inPeriod',
      ...amount(newContacts),
    },
    {
      id: 'talk',
      label: 'dashboard.counters.averageTalkTime',
      note: 'dashboard.counters.perConversation',
      ...time(counters?.talkMinutes),
    },
    {
      id: 'wait',
      label: 'dashboard.counters.averageWaitTime',
      note: finishedOnly ? 'dashboard.counters.untilAcceptedResolved' : 'dashboard.counters.untilAccepted',
      ...time(counters?.waitMinutes),
    },
  ];
}

interface CounterCardsProps {
  rows: readonly CounterRow[];
  loading: boolean;
}

/** The counters as six cards: label, number, one line of context (D-06). */
export function CounterCards({ rows, loading }: CounterCardsProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="dl"
      aria-busy={loading}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        },
        gap: 1.5,
        m: 0,
        '& > div': {
          px: 2,
          py: 1.75,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--radius-card)',
        },
        '& dt': { typography: 'body2', fontWeight: 500, color: 'app.text2' },
      }}
    >
      {rows.map(({ id, label, note, text, unknown }) => (
        <div key={id}>
          <dt>{t(label)}</dt>
          <Box
            component="dd"
            sx={{
              typography: 'h4',
              m: 0,
              mt: 0.75,
              mb: 0.25,
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {loading ? (
              <Skeleton width="60%" height={26} margin="4px 0" />
            ) : unknown ? (
              <>
                <span aria-hidden>{durationText(t, null)}</span>
                <VisuallyHidden>{t('dashboard.duration.unknown')}</VisuallyHidden>
              </>
            ) : (
              text
            )}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'app.text3' }}>
            {t(note)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
