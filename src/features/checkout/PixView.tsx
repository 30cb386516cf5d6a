import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Check, Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import type { PixCharge } from '@/api/subscription';
import { announce } from '@/components/feedback/announce';
import { useCopy } from '@/components/hooks/useCopy';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Spinner } from '@/components/feedback/Spinner';
import { useLiveGap } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { StepTitle } from '@/components/layout/StepTitle';

interface PixViewProps {
  charge: PixCharge;
  /** Looks whether the invoice has been paid meanwhile. */
  onCheck: () => Promise<void>;
  /** Gives the code up and goes back to the steps. */
  onRenew: () => void;
  onClose: () => void;
}

const size = 232;
/** How long the button says that the code was copied (contract back-office 16). */
const copiedMs = 1_000;

/** Becomes true at a moment in time. */
function useIsOver(at: number): boolean {
  const [over, setOver] = useState(() => Date.now() >= at);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return over;
}

function CopyButton({ code }: { code: string }) {
  const { t } = useTranslation();
  const { copy } = useCopy({ refused: 'checkoutPage.pix.copyFailed' });
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const handleCopy = async () => {
    if ((await copy(code)) === 'refused') return;
    setCopied(true);
    announce(t('checkoutPage.pix.copied'));
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="contained" startIcon={<Icon size={16} />} onClick={() => void handleCopy()}>
      {t(copied ? 'checkoutPage.pix.copied' : 'checkoutPage.pix.copy')}
    </Button>
  );
}

/** The charge to be paid by phone: amount, code to scan or copy, and what is being waited for (SB-08). */
export function PixView({ charge, onCheck, onRenew, onClose }: PixViewProps) {
  const { t } = useTranslation();
  const over = useIsOver(charge.expiresAt);
  const liveDown = useLiveGap();
  const [checking, setChecking] = useState(false);

  const check = async () => {
    setChecking(true);
    await onCheck();
    setChecking(false);
  };

  return (
    <>
      <DialogContent
        sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'center', gap: 3, pb: 2 }}
      >
        {/* White in both themes: cameras look for dark squares on light ground. */}
        <Box
          sx={{
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            p: '10px',
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-dialog)',
            bgcolor: 'common.white',
            opacity: over ? 0.15 : 1,
            forcedColorAdjust: 'none',
          }}
        >
          <QRCodeSVG
            value={charge.code}
            size={size}
            marginSize={2}
            level="M"
            role="img"
            title={t('checkoutPage.pix.qrcode')}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, width: 1, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <StepTitle text={t('checkoutPage.closeToEnd')} />
          <Typography component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('checkoutPage.review.total')}{' '}
            <Box component="b" sx={{ typography: 'h4' }}>
              {formatMoney(charge.amount)}
            </Box>
          </Typography>
          <Typography color="textSecondary">{t('checkoutPage.pix.how')}</Typography>
          {!over && <CopyButton code={charge.code} />}
          <Box role="status" sx={{ display: 'grid', gap: 0.75 }}>
            {over ? (
              <Typography variant="body2" sx={{ color: 'app.warning' }}>
                {t('checkoutPage.pix.over')}
              </Typography>
            ) : (
              <>
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
                >
                  <Spinner />
                  {t('checkoutPage.pix.waiting')}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {t('checkoutPage.pix.until', { time: formatTime(new Date(charge.expiresAt)) })}
                </Typography>
              </>
            )}
            {liveDown && (
              <Typography variant="body2" sx={{ color: 'app.warning' }}>
                {t('checkoutPage.pix.liveDown')}
              </Typography>
            )}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ color: 'app.text2', mr: 'auto' }}>
          {t('common.close')}
        </Button>
        <BusyButton variant="outlined" busy={checking} onClick={() => void check()}>
          {t('checkoutPage.pix.check')}
        </BusyButton>
        {over && (
          <Button variant="contained" onClick={onRenew}>
            {t('checkoutPage.pix.renew')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
