import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/components/text/StatusPill';
import { monospaceStack } from '@/components/text/monospace';
import { useTranslation } from '@/i18n/useTranslation';
import type { Outcome } from './outcome';

/** What the server said to a test: its status, its body, and what they mean (AP-02, AP-03). */
export function AnswerPanel({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('messagesAPI.labels.answer')}>
      {outcome && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--radius)', overflow: 'hidden', mt: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, flexWrap: 'wrap' }}>
            <Typography variant="subtitle2" component="h4">
              {t('messagesAPI.labels.answer')}
            </Typography>
            {outcome.status !== null && (
              <StatusPill tone={outcome.ok ? 'success' : 'error'} label={String(outcome.status)} />
            )}
            <Typography variant="body2" sx={{ color: outcome.ok ? 'app.text2' : 'app.error' }}>
              {outcome.words}
            </Typography>
          </Box>
          {outcome.body !== null && (
            <Box
              component="pre"
              tabIndex={0}
              translate="no"
              sx={{
                m: 0,
                p: 1.5,
                maxHeight: 240,
                overflow: 'auto',
                borderTop: 1,
                borderColor: 'divider',
                bgcolor: 'app.sunken',
                fontFamily: monospaceStack,
                fontSize: '0.8125rem',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {outcome.body === '' ? t('messagesAPI.labels.noBody') : outcome.body}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
