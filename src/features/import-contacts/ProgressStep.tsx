import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { failureText } from '@/api/errors';
import { useTranslation } from '@/i18n/useTranslation';
import { StepTitle } from '@/components/layout/StepTitle';
import type { Upload } from './useUpload';

interface ProgressStepProps {
  upload: Upload;
  onStop: () => void;
  onResume: () => void;
  onGiveUp: () => void;
}

/** How far the sending is; where it broke off, the way to go on (B-06). */
export function ProgressStep({ upload, onStop, onResume, onGiveUp }: ProgressStepProps) {
  const { t } = useTranslation();
  const { phase, sent, total, failure, unsure } = upload;
  const why = phase === 'failed' ? failureText(t, failure) : null;
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <StepTitle text={t('contactImportModal.progress.title')} />
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 100 : Math.round((sent / total) * 100)}
          aria-label={t('contactImportModal.progress.bar')}
        />
        <Typography role="status" variant="body2" color="textSecondary">
          {phase === 'stopping'
            ? t('contactImportModal.progress.stopping')
            : t('contactImportModal.progress.sent', { sent, count: total })}
        </Typography>
        {phase === 'failed' && (
          <Alert severity="warning">
            <AlertTitle>{t('contactImportModal.progress.failedTitle')}</AlertTitle>
            {why !== null && <div>{why}</div>}
            {t('contactImportModal.progress.failedBody', { sent, count: total })}
            {unsure > 0 && <div>{t('contactImportModal.progress.unsure', { count: unsure })}</div>}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {phase === 'failed' ? (
          <>
            <Button color="inherit" onClick={onGiveUp} sx={{ color: 'app.text2' }}>
              {t('contactImportModal.progress.giveUp')}
            </Button>
            <Button variant="contained" onClick={onResume}>
              {t('contactImportModal.progress.resume')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" disabled={phase === 'stopping'} onClick={onStop}>
            {t('contactImportModal.buttons.stop')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
