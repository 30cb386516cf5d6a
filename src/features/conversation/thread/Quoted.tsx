import type { Message } from '@/api/messages';
import { MessagePreview } from '@/components/text/MessagePreview';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOf } from '@/lib/messagePreview';
import { useThreadActions } from './threadActions';
import styles from './Quoted.module.css';

/** The message that is answered, above the answer; a click goes there (M-18, B-16). */
export function Quoted({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { jumpTo, contactName } = useThreadActions();
  const author = message.fromMe ? t('messagesList.you') : (message.contact?.name ?? contactName);
  return (
    <button
      type="button"
      className={styles.quoted}
      onClick={() => jumpTo(message.id)}
      title={t('messagesList.goToQuoted')}
    >
      <b dir="auto">{author}</b>
      <span>
        <MessagePreview preview={previewOf(message)} />
      </span>
    </button>
  );
}
