import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { serverVersion } from '@/api/auth';
import { useCopy } from '@/components/hooks/useCopy';
import { useSession } from '@/contexts/AuthContext';
import { useSocketState } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';

/** What a support request needs to know, as names and values; nothing secret is among them (B-41). */
function useDetails(): readonly (readonly [name: string, value: string])[] {
  const { t } = useTranslation();
  const { user } = useSession();
  const state = useSocketState();
  const { data: version } = useQuery({ queryKey: ['version'], queryFn: serverVersion, retry: false });
  const { apiUrl, socketUrl, filesUrl } = runtimeConfig();
  return [
    [t('about.app'), __APP_COMMIT__ === '' ? __APP_VERSION__ : `${__APP_VERSION__} (${__APP_COMMIT__})`],
    [t('about.server'), version ?? t('about.unknown')],
    [t('about.api'), apiUrl],
    [t('about.socket'), socketUrl],
    [t('about.files'), filesUrl],
    [t('about.state'), t(`about.states.${state}`)],
    [t('about.person'), `${user.id} (${user.profile}), ${user.companyId}`],
    [t('about.browser'), navigator.userAgent],
    [t('about.screen'), `${window.innerWidth} × ${window.innerHeight}`],
  ];
}

/** Versions, addresses and the state of the live connection, to copy into a support request (B-41). */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const details = useDetails();
  const { copy } = useCopy({ copied: 'about.copied', refused: 'about.copyFailed' });

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 560 } } }}>
      <DialogTitle id={titleId}>{t('about.title', { name: runtimeConfig().brand.name })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t('about.hint')}</Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(140px, auto) minmax(0, 1fr)' },
            columnGap: 2,
            rowGap: { xs: 0, sm: 0.75 },
            m: 0,
            mt: 2,
            '& dt': { color: 'app.text2' },
            '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', userSelect: 'text' },
          }}
        >
          {details.map(([name, value]) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ color: 'app.text2' }}>
          {t('common.close')}
        </Button>
        <Button
          variant="contained"
          startIcon={<Copy size={18} />}
          onClick={() => void copy(details.map(([name, value]) => `${name}: ${value}`).join('\n'))}
        >
          {t('states.copyDetails')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
