import { Braces, Mic, Paperclip, SendHorizontal, Slash, Smile } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { Switch } from '@/components/inputs/Switch';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { useTranslation } from '@/i18n/useTranslation';
import { FoldedTools } from './FoldedTools';
import { SendButton } from './SendButton';
import { SendKeyMenu } from './SendKeyMenu';
import { toolIcon, type ToolHandlers } from './tools';
import styles from './Composer.module.css';

interface ToolbarProps extends ToolHandlers {
  sendLabel: string;
  canSend: boolean;
  /** Not room for all: what is used least is behind a "+" (DAY-11). */
  folded: boolean;
}

/** Tools below the text, in their order: emoji, attach, quick answer, variable, signature; microphone and send right (P-03). */
export function Toolbar({ sendLabel, canSend, folded, ...on }: ToolbarProps) {
  const { t } = useTranslation();
  const sign = useStore(preferences.sign);
  const at = (show: (anchor: HTMLElement) => void) => (event: MouseEvent<HTMLElement>) => show(event.currentTarget);

  return (
    <div className={styles.tools}>
      <IconAction
        label={t('messagesInput.emoji')}
        icon={<Smile {...toolIcon} />}
        aria-haspopup="dialog"
        onClick={on.onEmoji}
      />
      <IconAction label={t('messagesInput.attach')} icon={<Paperclip {...toolIcon} />} onClick={on.onAttach} />
      {folded ? (
        <FoldedTools onQuickAnswers={on.onQuickAnswers} onVariables={on.onVariables} />
      ) : (
        <>
          <IconAction
            label={t('messagesInput.quickAnswers')}
            shortcut="/"
            icon={<Slash size={14} />}
            onClick={on.onQuickAnswers}
          />
          <IconAction
            label={t('messagesInput.variables')}
            icon={<Braces {...toolIcon} />}
            aria-haspopup="menu"
            onClick={at(on.onVariables)}
          />
          <span className={styles.divider} />
          <label className={styles.sign}>
            {t('messagesInput.signMessage')}
            <Switch checked={sign} onChange={({ target }) => preferences.sign.set(target.checked)} />
          </label>
        </>
      )}
      <span className={styles.gap} />
      {!folded && <SendKeyMenu />}
      <IconAction label={t('messagesInput.record')} icon={<Mic {...toolIcon} />} onClick={on.onRecord} />
      <span className={styles.send}>
        <SendButton label={sendLabel} icon={<SendHorizontal {...toolIcon} />} disabled={!canSend} onClick={on.onSend} />
      </span>
    </div>
  );
}
