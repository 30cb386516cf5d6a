import type { Message } from '@/api/messages';
import { MessagePreview } from '@/components/text/MessagePreview';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOf } from '@/lib/messagePreview';
import { authorOf } from '../writerOf';
import { useThreadActions } from './threadActions';
import styles from './Quoted.module.css';

/** The message that is answered, above the answer; a click goes there (M-18, B-16). */
export function Quoted({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { jumpTo, contactName } = useThreadActions();
  return (
    <button
      type="button"
      className={styles.quoted}
      onClick={() => jumpTo(message.id)}
      title={t('messagesList.goToQuoted')}
    >
      <b dir="auto">{authorOf(message, contactName, t)}</b>
      <span>
        <MessagePreview preview={previewOf(message)} />
      </span>
    </button>
  );
}
