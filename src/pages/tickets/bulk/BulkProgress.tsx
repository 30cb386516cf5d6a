import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, CircleMinus, Info, type LucideIcon } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { Ticket } from '@/api/tickets';
import { announce } from '@/components/feedback/announce';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Dialog } from '@/components/lazy/layers.lazy';
import type { BulkResult } from '@/features/tickets/commands/useBulkAct';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketLabel } from '@/lib/phone';
import { bulkDone, bulkRunning } from './texts';
import type { BulkRunState } from './useBulkRun';

type Outcome = BulkResult['kind'] | 'untouched';

const looks: Record<Outcome, { Icon: LucideIcon; color: string }> = {
  done: { Icon: CircleCheck, color: 'app.success' },
  told: { Icon: Info, color: 'app.info' },
  failed: { Icon: CircleAlert, color: 'app.error' },
  untouched: { Icon: CircleMinus, color: 'app.text3' },
};

const sums = {
  done: 'ticketBulk.sum.done',
  told: 'ticketBulk.sum.told',
  failed: 'ticketBulk.sum.failed',
  untouched: 'ticketBulk.sum.untouched',
} as const satisfies Record<Outcome, string>;

const outcomes = ['done', 'told', 'failed', 'untouched'] as const;

interface BulkProgressProps {
  run: BulkRunState;
  onStop: () => void;
  onRetry: () => void;
  onClose: (rest: readonly number[]) => void;
}

/** How far a run is, and one line for each ticket it has come to (B-26). */
export function BulkProgress({ run, onStop, onRetry, onClose }: BulkProgressProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { order, tickets, results, phase } = run;
  const { action } = order;
  const over = phase === 'over';
  const kindOf = ({ id }: Ticket): Outcome => results.get(id)?.kind ?? 'untouched';
  const counts = outcomes.map((kind) => ({ kind, count: tickets.filter((ticket) => kindOf(ticket) === kind).length }));
  const failed = counts.find(({ kind }) => kind === 'failed')?.count ?? 0;
  const progress = t('ticketBulk.progress', { done: results.size, total: tickets.length });
  const summary = counts.flatMap(({ kind, count }) => (count > 0 ? [t(sums[kind], { count })] : [])).join(' · ');
  const shown = over ? tickets : tickets.filter(({ id }) => results.has(id));
  const rest = tickets.filter((ticket) => ['failed', 'untouched'].includes(kindOf(ticket))).map(({ id }) => id);

  const textOf = ({ id }: Ticket): string => {
    const result = results.get(id);
    if (!result) return t('ticketBulk.untouched');
    return result.kind === 'done' ? t(bulkDone[action]) : result.text;
  };

  useEffect(() => {
    if (over) announce(summary);
    // Announced once when a run ends; a change of the language must not repeat it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over]);

  return (
    <Dialog
      open
      onClose={() => over && onClose(rest)}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 440 } } }}
    >
      <DialogTitle id={titleId}>{over ? t('ticketBulk.overTitle') : t(bulkRunning[action])}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {over ? summary : progress}
        </Typography>
        {!over && (
          <LinearProgress
            variant="determinate"
            value={(results.size / Math.max(1, tickets.length)) * 100}
            aria-label={t(bulkRunning[action])}
            aria-valuetext={progress}
          />
        )}
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t('ticketBulk.results')}
          sx={{ m: 0, p: 0, listStyle: 'none', minHeight: 120, maxHeight: 'min(360px, 45vh)', overflow: 'auto' }}
        >
          {shown.map((ticket) => {
            const { Icon, color } = looks[kindOf(ticket)];
            return (
              <Box
                component="li"
                key={ticket.id}
                sx={{ display: 'flex', gap: 1, py: 0.75, typography: 'body2', overflowWrap: 'anywhere' }}
              >
                <Box component="span" sx={{ display: 'inline-flex', flex: 'none', pt: '1px', color }}>
                  <Icon size={16} aria-hidden />
                </Box>
                <Box component="span" sx={{ minWidth: 0 }}>
                  <Box component="b" sx={{ fontWeight: 600 }}>
                    {ticketLabel(ticket)}
                  </Box>{' '}
                  <Box component="span" sx={{ color: 'app.text2' }}>
                    {textOf(ticket)}
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        {over && failed > 0 && <Button onClick={onRetry}>{t('ticketBulk.retry', { count: failed })}</Button>}
        {/* One button, so that the focus is not lost when the run ends. */}
        <BusyButton
          autoFocus
          variant={over ? 'contained' : 'outlined'}
          busy={phase === 'stopping'}
          onClick={() => (over ? onClose(rest) : onStop())}
        >
          {over ? t('common.close') : t('ticketBulk.stop')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
