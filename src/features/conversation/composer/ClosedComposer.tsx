import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { BusyButton } from '@/components/buttons/BusyButton';
import { notify } from '@/components/feedback/notify';
import { byTouch } from '@/browser/typing';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { mayBeShortcut } from './compose';
import { useDraftText } from '@/contexts/useDraft';
import { TextArea } from './TextArea';
import { typeLines, useArrivalCaret } from './useArrivalCaret';
import { useSendKey } from './useSendKey';
import styles from './Composer.module.css';

interface ClosedComposerProps {
  ticket: Ticket;
  /** Its connection was deleted: nothing can be done about it. */
  lineGone: boolean;
  /** A voice note waits as well. */
  recorded: boolean;
  /** The box had the focus when it went. */
  inUse: boolean;
  /** It is being accepted or reopened. */
  busy: boolean;
  onAccept: () => void;
  onReopen: () => void;
  /** Enter was pressed while it is being opened: the text goes out once it is. */
  onSendLater: () => void;
}

interface WaitingTextProps {
  ticketId: number;
  opening: boolean;
  recorded: boolean;
  onSend: () => void;
}

const openingText = () => (byTouch() ? 'messagesInput.whileOpeningTouch' : 'messagesInput.whileOpening');

/** What was being written, or is while the ticket opens: it can be written on and waits (B-12, DAY-60). */
function WaitingText({ ticketId, opening, recorded, onSend }: WaitingTextProps) {
  const { t } = useTranslation();
  const [text, setText] = useDraftText(ticketId);
  const field = useRef<HTMLTextAreaElement>(null);
  const labelId = useId();
  useArrivalCaret(field, (typed) => (opening ? typeLines(text + typed, setText, onSend) : setText(text + typed)));
  const keys = useSendKey(() => {
    if (!opening || !mayBeShortcut(text)) onSend();
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box id={labelId} sx={{ typography: 'caption', color: 'app.text2', p: '10px 14px 0' }}>
        {t(opening ? openingText() : 'messagesInput.draftKept')}
      </Box>
      <div className={styles.line}>
        <TextArea
          fieldRef={field}
          maxRows={5}
          space={{ top: 2, side: 14, bottom: 4 }}
          value={text}
          aria-labelledby={labelId}
          onChange={({ target }) => setText(target.value)}
          {...keys}
        />
      </div>
      {recorded && <Box sx={{ px: '14px' }}>{t('messageMedia.audioLabel')}</Box>}
    </Box>
  );
}

/**
 * One line instead of the box while nothing can be sent: the reason and the one action, if any (P-01). Text that was
 * being written stays with it.
 */
export function ClosedComposer({
  ticket,
  lineGone,
  recorded,
  inUse,
  busy,
  onAccept,
  onReopen,
  onSendLater,
}: ClosedComposerProps) {
  const { t } = useTranslation();
  const [text] = useDraftText(ticket.id);
  /** Emptying the field does not take it away from under the caret. */
  const [hadText, setHadText] = useState(false);
  if (!hadText && text.trim() !== '') setHadText(true);
  // While one accepts it somebody else's answer may say that it is open.
  const isPending = ticket.status !== 'closed';
  const reason = lineGone
    ? t('conversationPanel.lineGone')
    : isPending
      ? t('messagesInput.waiting')
      : t('messagesInput.closed', { when: formatDateTime(ticket.updatedAt) });
  const tellReason = (): void => notify.info(`${reason} ${t('messagesInput.textStays')}`, { id: 'closed-composer' });
  return (
    <Box
      role="group"
      data-composer=""
      aria-label={t(lineGone ? 'conversationPanel.lineGone' : 'messagesInput.placeholderClosed')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--radius-card)', bgcolor: 'app.surface' }}
    >
      {(busy || hadText || recorded || inUse) && (
        <WaitingText ticketId={ticket.id} opening={busy} recorded={recorded} onSend={busy ? onSendLater : tellReason} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '8px 8px 8px 14px', color: 'app.text2' }}>
        <Lock size={16} aria-hidden />
        <Box sx={{ flex: 1, minWidth: 0 }}>{reason}</Box>
        {!lineGone && (
          <BusyButton
            size="small"
            variant={isPending ? 'contained' : 'outlined'}
            busy={busy}
            onClick={isPending ? onAccept : onReopen}
          >
            {isPending ? t('messagesInput.accept') : t('messagesInput.reopen')}
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}
