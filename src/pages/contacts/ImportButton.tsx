import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, FileSpreadsheet, Smartphone, Upload } from 'lucide-react';
import { Menu } from '@/components/lazy/layers.lazy';
import { useMenu } from '@/components/hooks/useMenu';
import { useTranslation } from '@/i18n/useTranslation';

interface ImportButtonProps {
  onSheet: () => void;
  onPhone: () => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** Both ways to bring contacts in. */
export function ImportButton({ onSheet, onPhone }: ImportButtonProps) {
  const { t } = useTranslation();
  const { buttonProps, menuProps, hide } = useMenu();
  const choose = (act: () => void) => () => {
    hide();
    act();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Upload size={16} />} endIcon={<ChevronDown size={16} />} {...buttonProps}>
        {t('contacts.buttons.import')}
      </Button>
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': t('contacts.buttons.import') } }}>
        <MenuItem onClick={choose(onSheet)} sx={{ gap: 1.25 }}>
          <FileSpreadsheet {...icon} />
          {t('contacts.buttons.importSheet')}
        </MenuItem>
        <MenuItem onClick={choose(onPhone)} sx={{ gap: 1.25 }}>
          <Smartphone {...icon} />
          {t('contacts.buttons.importPhone')}
        </MenuItem>
      </Menu>
    </>
  );
}
