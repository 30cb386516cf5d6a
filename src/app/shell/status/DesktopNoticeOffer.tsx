import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useStore } from '@/browser/useStore';
import { askDesktopPermission, desktopPermission } from '@/features/notifications/desktop';
import { useTranslation } from '@/i18n/useTranslation';

/** Asks for notices of the browser, by a click and never on load; says so when they are blocked (PAIN-5.5). */
export function DesktopNoticeOffer() {
  const { t } = useTranslation();
  const permission = useStore(desktopPermission);
  if (permission === 'granted' || permission === 'unsupported') return null;
  return (
    <Box sx={{ px: 2, py: 1.25, typography: 'caption', color: 'app.text2', bgcolor: 'app.hover' }}>
      {permission === 'denied' ? (
        t('notifications.blocked')
      ) : (
        <>
          {t('notifications.allowHint')}
          <Button
            size="small"
            variant="outlined"
            startIcon={<BellRing size={16} aria-hidden />}
            onClick={() => void askDesktopPermission()}
            sx={{ display: 'flex', mt: 0.75 }}
          >
            {t('notifications.allow')}
          </Button>
        </>
      )}
    </Box>
  );
}
