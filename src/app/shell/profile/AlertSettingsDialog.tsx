import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { BellRing } from 'lucide-react';
import { useId, useState } from 'react';
import { Switch } from '@/components/inputs/Switch';
import { preferences, type AlertScope, type AlertSettings } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { desktopPermission, showDesktopNotice } from '@/features/notifications/desktop';
import { playSound } from '@/features/notifications/sounds';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { DesktopNoticeOffer } from '../status/DesktopNoticeOffer';

const scopes = ['all', 'mine', 'none'] as const satisfies readonly AlertScope[];

/** Label and explanation of a setting. */
function Choice({ label, hint, id }: { label: string; hint: string; id: string }) {
  return (
    <>
      {label}
      <Typography component="span" id={id} variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {hint}
      </Typography>
    </>
  );
}

/** What sounds and shows for new messages; each choice holds at once, on this browser (B-30). */
export function AlertSettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const alerts = useStore(preferences.alerts);
  const setAlerts = (change: Partial<AlertSettings>): void =>
    preferences.alerts.update((settings) => ({ ...settings, ...change }));
  const [results, setResults] = useState<readonly MessageKey[]>([]);
  const silent = alerts.scope === 'none';
  const { name } = runtimeConfig().brand;

  const ring = async (): Promise<MessageKey> => {
    if (!alerts.sound) return 'alerts.result.soundOff';
    const volume = preferences.volume.get();
    if (volume === 0) return 'alerts.result.muted';
    return (await playSound('message', volume)) ? 'alerts.result.played' : 'alerts.result.soundRefused';
  };
  const handleTest = async (): Promise<void> => {
    const allowed = desktopPermission.get() === 'granted';
    showDesktopNotice({ title: t('alerts.testTitle'), body: t('alerts.testBody'), tag: 'test' });
    const sound = await ring();
    setResults([sound, allowed ? 'alerts.result.shown' : 'alerts.result.notAllowed']);
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id={`${id}-title`}>{t('alerts.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t('alerts.hint')}</Typography>
        <FormControl sx={{ mt: 2 }}>
          <FormLabel id={`${id}-scope`}>{t('alerts.scope')}</FormLabel>
          <RadioGroup aria-labelledby={`${id}-scope`} value={alerts.scope}>
            {scopes.map((scope) => (
              <FormControlLabel
                key={scope}
                value={scope}
                sx={{ alignItems: 'flex-start', my: 0.25 }}
                control={
                  <Radio
                    size="small"
                    onChange={() => setAlerts({ scope })}
                    slotProps={{
                      input: { 'aria-label': t(`alerts.${scope}`), 'aria-describedby': `${id}-${scope}` },
                    }}
                  />
                }
                label={<Choice id={`${id}-${scope}`} label={t(`alerts.${scope}`)} hint={t(`alerts.${scope}Hint`)} />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, mt: 1.5, mb: 2 }}>
          <FormControlLabel
            disabled={silent}
            label={t('alerts.sound')}
            control={<Switch checked={alerts.sound} onChange={({ target }) => setAlerts({ sound: target.checked })} />}
          />
          <FormControlLabel
            disabled={silent}
            sx={{ alignItems: 'flex-start' }}
            label={
              <Choice id={`${id}-hidden`} label={t('alerts.hiddenOnly', { name })} hint={t('alerts.hiddenOnlyHint')} />
            }
            control={
              <Switch
                checked={alerts.hiddenOnly}
                onChange={({ target }) => setAlerts({ hiddenOnly: target.checked })}
                aria-label={t('alerts.hiddenOnly', { name })}
                aria-describedby={`${id}-hidden`}
              />
            }
          />
        </Box>
        <Box sx={{ borderRadius: 'var(--radius)', overflow: 'hidden' }}>
          <DesktopNoticeOffer />
        </Box>
        <Box role="status" sx={{ minHeight: 20, mt: 1.5, typography: 'body2', color: 'app.text2' }}>
          {results.map((key) => t(key)).join(' ')}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          disabled={silent}
          variant="outlined"
          startIcon={<BellRing size={18} aria-hidden />}
          onClick={() => void handleTest()}
        >
          {t('alerts.test')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
