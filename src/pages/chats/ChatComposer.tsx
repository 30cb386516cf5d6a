import Box from '@mui/material/Box';
import { SendHorizontal, Smile } from 'lucide-react';
import { IconAction } from '@/components/buttons/IconAction';
import { EmojiPanel } from '@/features/conversation/composer/composer.lazy';
import styles from '@/features/conversation/composer/Composer.module.css';
import { SendButton } from '@/features/conversation/composer/SendButton';
import { TextArea } from '@/features/conversation/composer/TextArea';
import { toolIcon } from '@/features/conversation/composer/tools';
import { useEmojiPanel } from '@/features/conversation/composer/useEmojiPanel';
import { useSendKey } from '@/features/conversation/composer/useSendKey';
import { useTextInput } from '@/features/conversation/composer/useTextInput';
import { typeLines, useArrivalCaret } from '@/features/conversation/composer/useArrivalCaret';
import { useDraftStore } from '@/contexts/drafts';
import { useDraftText } from '@/contexts/useDraft';
import { useOutbox } from '@/features/conversation/outbox/useOutbox';
import { useTranslation } from '@/i18n/useTranslation';
import { isBlank } from '@/lib/blank';

/**
 * Where a chat's messages are written; Enter sends, the draft stays with its chat (IC-05, B-01, B-22), emoji
 * stand beside it (DAY-29). The server takes no files here (contract, back-office 11).
 */
export function ChatComposer({ chatId }: { chatId: number }) {
  const { t } = useTranslation();
  const drafts = useDraftStore();
  const [text, setText] = useDraftText(chatId);
  const { sendText } = useOutbox(chatId);
  const input = useTextInput(text);

  // Reads the store and empties it at once, so that a second Enter finds nothing to send (PAIN-2.4).
  const send = (): void => {
    const written = drafts.get(chatId).text.trim();
    if (isBlank(written)) return;
    drafts.clear(chatId);
    sendText(written, null);
    input.focus();
  };
  const emoji = useEmojiPanel(input);
  const keys = useSendKey(send);
  useArrivalCaret(input.ref, (typed) => typeLines(text + typed, setText, send));

  return (
    <Box data-composer="" sx={{ flex: 'none', p: { xs: '0 8px 10px', sm: '0 16px 14px' }, bgcolor: 'app.thread' }}>
      <div className={styles.root} onKeyDownCapture={emoji.handleKey}>
        <div className={styles.single}>
          <IconAction
            label={t('messagesInput.emoji')}
            icon={<Smile {...toolIcon} />}
            aria-haspopup="dialog"
            onClick={emoji.toggle}
          />
          <TextArea
            fieldRef={input.ref}
            maxRows={5}
            space={{ top: 8, side: 8, bottom: 8 }}
            value={text}
            placeholder={t('chat.placeholder')}
            aria-label={t('messagesInput.label')}
            onChange={({ target }) => setText(target.value)}
            {...keys}
          />
          <SendButton
            label={t('messagesInput.send')}
            icon={<SendHorizontal {...toolIcon} aria-hidden />}
            disabled={isBlank(text)}
            onClick={send}
          />
        </div>
        <EmojiPanel {...emoji.panel} />
      </div>
    </Box>
  );
}
