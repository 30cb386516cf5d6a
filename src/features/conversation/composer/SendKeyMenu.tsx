import { tip } from '@/components/feedback/tip';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Menu } from '@/components/lazy/layers.lazy';
import MenuItem from '@mui/material/MenuItem';
import { KeyHint } from '@/components/buttons/KeyHint';
import { useMenu } from '@/components/hooks/useMenu';
import { preferences, type SendKey } from '@/browser/preferences';
import { byTouch } from '@/browser/typing';
import { useStore } from '@/browser/useStore';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './Composer.module.css';

const labels: Readonly<Record<'keys' | 'touch', Record<SendKey, MessageKey>>> = {
  keys: { enter: 'messagesInput.sendWithEnter', ctrlEnter: 'messagesInput.sendWithCtrlEnter' },
  touch: { enter: 'messagesInput.sendWithKeyboard', ctrlEnter: 'messagesInput.sendWithButton' },
};

/** What a choice means, without keys that a keyboard on the screen lacks (DAY-28). */
export const sendKeyLabel = (key: SendKey): MessageKey => labels[byTouch() ? 'touch' : 'keys'][key];

const sendKeys = ['enter', 'ctrlEnter'] as const;

/** Says what sends, and opens the choice between Enter and Ctrl+Enter (B-22). */
export function SendKeyMenu() {
  const { t } = useTranslation();
  const sendKey = useStore(preferences.sendKey);
  const { buttonProps, menuProps, hide } = useMenu();

  return (
    <>
      <button type="button" className={styles.sendKey} {...tip(t('messagesInput.sendOptions'), 'top')} {...buttonProps}>
        {byTouch() ? (
          t('messagesInput.sendOptions')
        ) : (
          <>
            <KeyHint keys={t(sendKey === 'enter' ? 'messagesInput.enterKey' : 'messagesInput.ctrlEnterKey')} />
            {/* The name says what is written on it first, for those who call it by that. */}
            <span>{` ${t('messagesInput.sends')}`}</span>
            <VisuallyHidden>{`: ${t('messagesInput.sendOptions')}`}</VisuallyHidden>
          </>
        )}
      </button>
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': t('messagesInput.sendOptions') } }}>
        {sendKeys.map((key) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={key === sendKey}
            selected={key === sendKey}
            onClick={() => {
              preferences.sendKey.set(key);
              hide();
            }}
          >
            {t(sendKeyLabel(key))}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
