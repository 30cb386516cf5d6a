import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { use, type RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { KeptFormContext } from './keptForm';

/** Says that the form shows what was written there and not saved, with the way back to what is saved (DAY-3, DAY-33). */
export function RestoredNotice({ form }: { form: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const kept = use(KeptFormContext);
  if (!kept?.restored) return null;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', color: 'app.text2' }}
    >
      {t('keptForm.restored')}
      <Button
        size="small"
        aria-label={t('keptForm.discard')}
        onClick={() => {
          kept.discard();
          // Its button goes with the text.
          form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
        }}
      >
        {t('common.discard')}
      </Button>
    </Box>
  );
}
