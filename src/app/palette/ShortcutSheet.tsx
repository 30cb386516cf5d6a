import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Fragment, useId } from 'react';
import { KeyHint } from '@/components/buttons/KeyHint';
import { Switch } from '@/components/inputs/Switch';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { keysInUse, printedKeys, shortcuts, shortcutScopes, type ShortcutName } from '@/browser/shortcuts';

const names: Readonly<Record<ShortcutName, MessageKey>> = {
  palette: 'shell.palette',
  search: 'keyboard.search',
  shortcuts: 'shell.shortcuts',
  next: 'keyboard.next',
  previous: 'keyboard.previous',
  new: 'ticketAdvanced.startNew',
  accept: 'keyboard.accept',
  reply: 'keyboard.reply',
  resolve: 'conversationPanel.resolve',
  transfer: 'ticketOptionsMenu.transfer',
  giveBack: 'conversationPanel.return',
  find: 'conversationPanel.search',
  panes: 'keyboard.panes',
};

interface Line {
  name: string;
  keys: readonly string[];
}

/** Every shortcut of the app by where it works, and the switch for those of one key (B-25, WCAG 2.1.4). */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const hintId = useId();
  const singles = useStore(preferences.singleKeys);
  const enter = useStore(preferences.sendKey) === 'enter';

  const linesOf = (scope: (typeof shortcutScopes)[number]): Line[] => {
    if (scope === 'composer') {
      return [
        { name: t('keyboard.send'), keys: [enter ? 'Enter' : 'Ctrl Enter'] },
        { name: t('keyboard.newLine'), keys: [enter ? 'Shift Enter' : 'Enter'] },
        { name: t('messagesInput.quickAnswers'), keys: ['/'] },
        { name: t('keyboard.leave'), keys: ['Esc'] },
      ];
    }
    return shortcuts
      .filter((shortcut) => shortcut.scope === scope)
      .map(({ name }) => ({ name: t(names[name]), keys: keysInUse(name, singles).map(printedKeys) }));
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id={titleId}>{t('shell.shortcuts')}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 4,
            rowGap: 2.5,
          }}
        >
          {shortcutScopes.map((scope) => (
            <Box key={scope} component="section" sx={scope === 'conversation' ? { gridRow: { sm: 'span 2' } } : {}}>
              <Box component="h3" sx={{ typography: 'caption', fontWeight: 600, color: 'app.text3', m: 0, mb: 0.5 }}>
                {t(`keyboard.scopes.${scope}`)}
              </Box>
              <Box
                component="dl"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) auto',
                  alignItems: 'center',
                  columnGap: 2,
                  m: 0,
                  '& > *': { minHeight: 32, display: 'flex', alignItems: 'center', m: 0 },
                  '& dd': { justifyContent: 'flex-end', gap: 0.75 },
                }}
              >
                {linesOf(scope).map(({ name, keys }) => (
                  <Fragment key={name}>
                    <Box component="dt" sx={{ color: keys.length > 0 ? 'text.primary' : 'app.text2' }}>
                      {name}
                    </Box>
                    <dd>
                      {keys.map((one, index) => (
                        <Fragment key={one}>
                          {index > 0 && <VisuallyHidden>{t('keyboard.or')}</VisuallyHidden>}
                          <KeyHint keys={one} />
                        </Fragment>
                      ))}
                      {keys.length === 0 && (
                        <Box component="span" sx={{ typography: 'caption', color: 'app.text3' }}>
                          {t('keyboard.off')}
                        </Box>
                      )}
                    </dd>
                  </Fragment>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <FormControlLabel
            label={t('keyboard.singles')}
            control={
              <Switch
                checked={singles}
                onChange={({ target }) => preferences.singleKeys.set(target.checked)}
                aria-describedby={hintId}
              />
            }
            sx={{ m: 0, gap: 1 }}
          />
          <Box id={hintId} component="p" sx={{ typography: 'body2', color: 'app.text2', m: 0, mt: 0.5 }}>
            {t('keyboard.singlesHint')}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
