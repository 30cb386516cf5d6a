import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { CircleCheckBig } from 'lucide-react';
import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { StepTitle } from '@/components/layout/StepTitle';

interface PaidViewProps {
  /** dd/MM/yyyy, empty while unknown. */
  dueDate: string;
  onLeave: () => void;
}

/** The payment has arrived; the start page follows by itself (SB-09). */
export function PaidView({ dueDate, onLeave }: PaidViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 4, textAlign: 'center' }}>
        <Box component="span" aria-hidden sx={{ display: 'grid', color: 'app.success' }}>
          <CircleCheckBig size={48} />
        </Box>
        <StepTitle text={t('checkoutPage.paid.title')} />
        <Typography>
          {dueDate === '' ? t('checkoutPage.paid.renewed') : t('checkoutPage.paid.renewedUntil', { date: dueDate })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('checkoutPage.paid.leaving')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onLeave}>
          {t('checkoutPage.paid.leave')}
        </Button>
      </DialogActions>
    </>
  );
}
