import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { QRCodeSVG } from 'qrcode.react';
import { useId, type ReactNode } from 'react';
import type { Connection } from '@/api/connections';
import { notify } from '@/components/feedback/notify';
import { Spinner } from '@/components/feedback/Spinner';
import { useLiveGap } from '@/contexts/SocketContext';
import { FormHead } from '@/forms/FormHead';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { useCode } from './useCode';

interface QrCodeDialogProps {
  open: boolean;
  connection: Pick<Connection, 'id' | 'name'>;
  onClose: () => void;
}

const size = 232;

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          width: 22,
          height: 22,
          borderRadius: '11px',
          bgcolor: 'app.hover',
          color: 'app.text2',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: '22px',
          textAlign: 'center',
        }}
      >
        {number}
      </Box>
      <span>{children}</span>
    </Box>
  );
}

/** The code of one connection, until it is scanned; it closes by itself (CN-10, CN-11, PAIN-8.7). */
export function QrCodeDialog({ open, connection: { id, name }, onClose }: QrCodeDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const liveDown = useLiveGap();
  const { value, receivedAt, retries, failed } = useCode(id, open, (status) => {
    if (status === 'CONNECTED') notify.success(t('qrCodeModal.connected', { name }));
    else if (status === 'DISCONNECTED') notify.error(t('qrCodeModal.expired', { name }));
    onClose();
  });

  const time = formatTime(receivedAt);
  const received =
    retries > 1 ? t('qrCodeModal.receivedAgain', { time, attempt: retries }) : t('qrCodeModal.received', { time });
  const waiting = t(failed ? 'qrCodeModal.failed' : value ? 'qrCodeModal.waiting' : 'qrCodeModal.generating');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: fullScreen ? 1 : 640, maxWidth: 'none' } } }}
    >
      <FormHead titleId={titleId} title={t('qrCodeModal.title', { name })} onClose={onClose} />
      <DialogContent
        sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'center', gap: 3.5, pb: 3 }}
      >
        {/* White in both themes: cameras look for dark squares on light ground. */}
        <Box
          sx={{
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            p: '10px',
            minHeight: size + 22,
            minWidth: size + 22,
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-dialog)',
            bgcolor: value ? 'common.white' : 'app.sunken',
            forcedColorAdjust: 'none',
          }}
        >
          {value ? (
            <QRCodeSVG value={value} size={size} marginSize={2} level="L" role="img" title={t('qrCode.message')} />
          ) : (
            <Spinner size={32} />
          )}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, width: 1 }}>
          <Box
            component="ol"
            aria-label={t('qrCodeModal.steps.label')}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.75 }}
          >
            <Step number={1}>{t('qrCodeModal.steps.one')}</Step>
            <Step number={2}>
              {t('qrCodeModal.steps.two.partOne')} <b>{t('qrCodeModal.steps.two.partTwo')}</b>{' '}
              {t('qrCodeModal.steps.two.partThree')} <b>{t('qrCodeModal.steps.three')}</b>
              {t('qrCodeModal.steps.two.end')}
            </Step>
            <Step number={3}>{t('qrCodeModal.steps.four')}</Step>
          </Box>
          <Box role="status" sx={{ mt: 2.5, display: 'grid', gap: 0.75 }}>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > span': { flex: 'none' } }}
            >
              <Spinner />
              {waiting}
            </Typography>
            {value && time !== '' && (
              <Typography variant="caption" color="textSecondary">
                {received}
              </Typography>
            )}
            {liveDown && (
              <Typography variant="body2" sx={{ color: 'app.warning' }}>
                {t('qrCodeModal.liveDown')}
              </Typography>
            )}
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
