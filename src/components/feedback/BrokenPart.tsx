import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { untilHad } from '@/browser/comeback';
import { MissingCode } from '@/browser/missingCode';
import { useCopy } from '@/components/hooks/useCopy';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from './EmptyState';
import { IconAction } from '@/components/buttons/IconAction';

/** `spot` is as small as an icon, for what has no room for words. */
export type BrokenVariant = 'root' | 'route' | 'panel' | 'message' | 'spot';

export interface BrokenPartProps {
  variant: BrokenVariant;
  error: Error;
  stack: string;
  onRetry: () => void;
  /** For what is named by the title. */
  titleId?: string;
  /** The part can be closed. */
  onClose?: () => void;
}

const details = (error: Error, stack: string) =>
  [new Date().toISOString(), location.pathname, navigator.userAgent, error.stack ?? String(error), stack].join('\n');

/** What stands in place of a part that threw: what happened, try again, and the details for support. */
export function BrokenPart({ variant, error, stack, onRetry, titleId, onClose }: BrokenPartProps) {
  const { t } = useTranslation();
  // Refused, the details are shown instead, to be copied by hand.
  const { outcome, copy } = useCopy();
  const copied = outcome === 'copied';
  const isMissing = error instanceof MissingCode;
  const reloads = variant === 'root' && !isMissing;
  // It comes by itself as soon as it can be had (PUB-44).
  useEffect(() => {
    if (!(error instanceof MissingCode)) return undefined;
    let current = true;
    void untilHad(async () => current && (await error.fetchAgain())).then(() => {
      if (current) onRetry();
    });
    return () => {
      current = false;
    };
  }, [error, onRetry]);

  if (variant === 'spot') {
    return (
      <IconAction
        label={t('states.brokenSpot')}
        icon={<TriangleAlert size={20} />}
        onClick={onRetry}
        style={{ color: 'var(--mui-palette-app-error)' }}
      />
    );
  }

  if (variant === 'message') {
    return (
      <Box
        role="note"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5, color: 'app.text2' }}
      >
        <TriangleAlert size={16} aria-hidden />
        {t('states.brokenMessage')}
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Box>
    );
  }

  const root = variant === 'root';
  const words = isMissing
    ? (['states.missingTitle', 'states.missingBody'] as const)
    : root
      ? (['states.brokenRootTitle', 'states.brokenRootBody'] as const)
      : (['states.brokenTitle', 'states.brokenBody'] as const);
  return (
    <Box role="alert" sx={{ display: 'grid', placeContent: 'center', minHeight: root ? '100vh' : 0, height: 1 }}>
      <EmptyState
        tone="error"
        heading="h2"
        titleId={titleId}
        icon={<TriangleAlert />}
        title={t(words[0])}
        body={t(words[1])}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            {isMissing ? (
              // For browsers that remember a file as lost.
              <Button color="inherit" onClick={() => location.reload()} sx={{ color: 'app.text2' }}>
                {t('common.reload')}
              </Button>
            ) : (
              <Button
                color="inherit"
                startIcon={copied ? <Check size={16} /> : <Copy size={16} />}
                onClick={() => void copy(details(error, stack))}
                sx={{ color: 'app.text2' }}
              >
                {t(copied ? 'states.detailsCopied' : 'states.copyDetails')}
              </Button>
            )}
            {onClose && (
              <Button color="inherit" onClick={onClose} sx={{ color: 'app.text2' }}>
                {t('common.close')}
              </Button>
            )}
            <Button variant="contained" onClick={reloads ? () => location.reload() : onRetry}>
              {t(reloads ? 'common.reload' : 'common.retry')}
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
