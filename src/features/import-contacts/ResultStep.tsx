import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/i18n/useTranslation';
import { RejectedRows } from './RejectedRows';
import { StepTitle } from '@/components/layout/StepTitle';
import type { Upload } from './useUpload';

const shown = 100;

interface ResultStepProps {
  upload: Upload;
  /** The rows that stayed out are in a file. */
  onSaved: () => void;
  onClose: () => void;
}

/** Who came in and who did not, and why (C-12). */
export function ResultStep({ upload: { added, out }, onSaved, onClose }: ResultStepProps) {
  const { t } = useTranslation();
  const unknown = added.filter((row) => row.unknown).length;
  const errors = t('contactImportModal.labels.errors', { count: out.length });
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <StepTitle text={t('contactImportModal.labels.result')} />
        {added.length === 0 ? (
          <Typography role="status">{t('contactImportModal.labels.nothingAdded')}</Typography>
        ) : (
          <>
            <Typography variant="subtitle2" component="p" role="status">
              {t('contactImportModal.labels.added', { count: added.length })}
            </Typography>
            {unknown > 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('contactImportModal.labels.unknown', { count: unknown })}
              </Typography>
            )}
            <Box
              component="ul"
              tabIndex={0}
              aria-label={t('contactImportModal.labels.savedContact')}
              sx={{ m: 0, pl: 2.5, maxHeight: 160, overflow: 'auto', typography: 'body2', overflowWrap: 'anywhere' }}
            >
              {added.slice(0, shown).map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
              {added.length > shown && (
                <li>{t('contactImportModal.labels.moreRows', { count: added.length - shown })}</li>
              )}
            </Box>
          </>
        )}
        {out.length > 0 && (
          <>
            <Typography variant="subtitle2" component="p">
              {errors}
            </Typography>
            <RejectedRows rows={out} caption={errors} onSaved={onSaved} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('contactImportModal.buttons.close')}
        </Button>
      </DialogActions>
    </>
  );
}
