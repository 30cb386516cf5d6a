import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import { Menu } from '@/components/lazy/layers.lazy';
import MenuItem from '@mui/material/MenuItem';
import { Braces, Check, Paperclip, Plus, Slash, Smile } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconAction } from '@/components/buttons/IconAction';
import { useMenu } from '@/components/hooks/useMenu';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { useTranslation } from '@/i18n/useTranslation';
import { sendKeyLabel } from './SendKeyMenu';
import { toolIcon, type ToolHandlers } from './tools';

type FoldedToolsProps = Pick<ToolHandlers, 'onQuickAnswers' | 'onVariables'> &
  Partial<Pick<ToolHandlers, 'onEmoji' | 'onAttach'>>;

/** Below 600 px the tools fold into a "+", emoji and attachments last (design, "Composer"; DAY-11). */
export function FoldedTools({ onEmoji, onAttach, onQuickAnswers, onVariables }: FoldedToolsProps) {
  const { t } = useTranslation();
  const sign = useStore(preferences.sign);
  const sendKey = useStore(preferences.sendKey);
  const { anchor, buttonProps, menuProps, hide } = useMenu();

  const choose = (act: (anchor: HTMLElement) => void) => () => {
    const from = anchor;
    flushSync(hide);
    if (from) act(from);
  };

  return (
    <>
      <IconAction label={t('messagesInput.tools')} icon={<Plus {...toolIcon} />} {...buttonProps} />
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': t('messagesInput.tools') } }}>
        {onEmoji && (
          <MenuItem onClick={choose(onEmoji)}>
            <ListItemIcon>
              <Smile {...toolIcon} />
            </ListItemIcon>
            {t('messagesInput.emoji')}
          </MenuItem>
        )}
        {onAttach && (
          <MenuItem onClick={choose(onAttach)}>
            <ListItemIcon>
              <Paperclip {...toolIcon} />
            </ListItemIcon>
            {t('messagesInput.attach')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(onQuickAnswers)}>
          <ListItemIcon>
            <Slash {...toolIcon} />
          </ListItemIcon>
          {t('messagesInput.quickAnswers')}
        </MenuItem>
        <MenuItem onClick={choose(onVariables)}>
          <ListItemIcon>
            <Braces {...toolIcon} />
          </ListItemIcon>
          {t('messagesInput.variables')}
        </MenuItem>
        <Divider sx={{ my: 0.5 }} />
        <MenuItem role="menuitemcheckbox" aria-checked={sign} onClick={() => preferences.sign.set(!sign)}>
          <ListItemIcon>
            <Check {...toolIcon} visibility={sign ? 'visible' : 'hidden'} />
          </ListItemIcon>
          {t('messagesInput.signMessage')}
        </MenuItem>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={sendKey === 'ctrlEnter'}
          onClick={() => preferences.sendKey.set(sendKey === 'enter' ? 'ctrlEnter' : 'enter')}
        >
          <ListItemIcon>
            <Check {...toolIcon} visibility={sendKey === 'ctrlEnter' ? 'visible' : 'hidden'} />
          </ListItemIcon>
          {t(sendKeyLabel('ctrlEnter'))}
        </MenuItem>
      </Menu>
    </>
  );
}
