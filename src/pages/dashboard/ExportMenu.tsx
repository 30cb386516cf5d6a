import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { flushSync } from 'react-dom';
import { notify } from '@/components/feedback/notify';
import { Menu } from '@/components/lazy/layers.lazy';
import { useMenu } from '@/components/hooks/useMenu';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

export interface ExportChoice {
  label: MessageKey;
  /** Null while its numbers are not here. */
  save: (() => Promise<void>) | null;
}

/** Each part of the dashboard as a CSV file (B-32). */
export function ExportMenu({ choices }: { choices: readonly ExportChoice[] }) {
  const { t } = useTranslation();
  const { buttonProps, menuProps, hide } = useMenu();
  const { mutate, isPending } = useMutation({
    mutationFn: (save: () => Promise<void>) => save(),
    onError: (error) => {
      console.warn(error);
      notify.error(t('dashboard.toasts.fileError'), { id: 'dashboard-file' });
    },
    meta: { silent: true },
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download size={16} />}
        disabled={isPending || choices.every(({ save }) => save === null)}
        sx={{ flex: { xs: 1, sm: 'none' } }}
        {...buttonProps}
      >
        {t('dashboard.buttons.export')}
      </Button>
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': t('dashboard.buttons.export') } }}>
        {choices.map(({ label, save }) => (
          <MenuItem
            key={label}
            disabled={save === null}
            onClick={() => {
              flushSync(hide);
              if (save) mutate(save);
            }}
          >
            <ListItemIcon>
              <FileSpreadsheet size={16} />
            </ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
