import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from './EmptyState';

export type BrokenVariant = 'root' | 'route' | 'panel' | 'message';

interface BrokenPartProps {
  variant: BrokenVariant;
  error: Error;
  stack: string;
  onRetry: () => void;
}

const details = (error: Error, stack: string) =>
  [new Date().toISOString(), location.pathname, navigator.userAgent, error.stack ?? String(error), stack].join('\n');

/** What stands in place of a part that threw: what happened, try again, and the details for support. */
export function BrokenPart({ variant, error, stack, onRetry }: BrokenPartProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copied = outcome === 'copied';

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(details(error, stack));
      setOutcome('copied');
    } catch {
      // No permission, or no secure context: the details are shown instead, to be copied by hand.
      setOutcome('refused');
    }
  };

  if (variant === 'message') {
    return (
      <Box
        role="note"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5, color: 'app.text2' }}
      >
        <TriangleAlert size={16} strokeWidth={1.8} aria-hidden />
        {t('states.brokenMessage')}
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Box>
    );
  }

  const root = variant === 'root';
  return (
    <Box role="alert" sx={{ display: 'grid', placeContent: 'center', minHeight: root ? '100vh' : 0, height: 1 }}>
      <EmptyState
        tone="error"
        heading="h2"
        icon={<TriangleAlert />}
        title={t(root ? 'states.brokenRootTitle' : 'states.brokenTitle')}
        body={t(root ? 'states.brokenRootBody' : 'states.brokenBody')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <Button
              color="inherit"
              startIcon={copied ? <Check size={16} /> : <Copy size={16} />}
              onClick={() => void handleCopy()}
              sx={{ color: 'app.text2' }}
            >
              {t(copied ? 'states.detailsCopied' : 'states.copyDetails')}
            </Button>
            <Button variant="contained" onClick={root ? () => location.reload() : onRetry}>
              {t(root ? 'common.reload' : 'common.retry')}
            </Button>
          </Box>
        }
      >
        {outcome === 'refused' && (
          <Box
            component="pre"
            tabIndex={0}
            aria-label={t('states.details')}
            sx={{ maxWidth: 'min(560px, 90vw)', maxHeight: 240, overflow: 'auto', textAlign: 'left', fontSize: 12 }}
          >
            {details(error, stack)}
          </Box>
        )}
      </EmptyState>
    </Box>
  );
}
