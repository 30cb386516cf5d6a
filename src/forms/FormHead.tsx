import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';

export interface FormHeadProps {
  titleId: string;
  title: string;
  onClose: () => void;
}

/** Title and close button of a form in a dialog. */
export function FormHead({ titleId, title, onClose }: FormHeadProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 2 }}>
      <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </DialogTitle>
      <IconAction label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
    </Box>
  );
}
