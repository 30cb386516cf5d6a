import Dialog from '@mui/material/Dialog';
import { useTranslation } from '@/i18n/useTranslation';
import { BrokenPart, type BrokenPartProps } from './BrokenPart';

interface BrokenLayerProps extends Omit<BrokenPartProps, 'variant'> {
  open: boolean;
  onClose: () => void;
}

/** What stands in place of a dialog, a menu or a popover that threw; it closes as that would have (B-36, SAFE-17). */
export function BrokenLayer({ open, onClose, ...broken }: BrokenLayerProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t('states.brokenTitle') } }}>
      <BrokenPart variant="panel" onClose={onClose} {...broken} />
    </Dialog>
  );
}
