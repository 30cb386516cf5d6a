import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleAlert, Clock, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { notify } from '@/components/feedback/notify';
import { useAfter } from '@/components/hooks/useAfter';
import { useTranslation } from '@/i18n/useTranslation';
import { formatBytes } from '@/lib/bytes';
import { isUnsent, voiceNotePrefix, type OutboxEntry } from '../outbox/outbox';
import { useOutboxActions } from '../outbox/useOutbox';
import bubble from './Bubble.module.css';
import { BubbleFrame } from './BubbleFrame';
import { FileTile } from './media/FileTile';
import styles from './media/MediaBox.module.css';
import { MessageMeta } from './MessageMeta';
import { MessageText } from './MessageText';
import { Quoted } from './Quoted';
import type { Held } from './threadRows';

/** A picture of this device, shown while it is on its way. */
function LocalPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className={styles.box}>
      <img ref={image} alt="" />
    </div>
  );
}

function PendingFile({ entry }: { entry: OutboxEntry }) {
  const { t, i18n } = useTranslation();
  const { cancel } = useOutboxActions();
  const { file, fileName, status, progress } = entry;
  const size = file ? formatBytes(file.size, i18n.language) : '';
  const isVoice = fileName?.startsWith(voiceNotePrefix) === true;
  const name = isVoice ? t('messagePreview.audio') : (fileName ?? t('messageMedia.file'));
  const isMoving = status === 'sending' || status === 'waiting';
  return (
    <>
      {file?.type.startsWith('image/') && <LocalPicture file={file} />}
      <FileTile
        name={name}
        detail={status === 'sending' ? t('outboxBubble.progress', { percent: Math.round(progress * 100), size }) : size}
        progress={status === 'sending' ? progress : null}
        action={
          isMoving && (
            <IconAction
              label={t('outboxBubble.cancel')}
              icon={<X size={16} />}
              size="small"
              onClick={() => cancel(entry.id)}
            />
          )
        }
      />
    </>
  );
}

interface PendingBubbleProps {
  entry: OutboxEntry;
  first: boolean;
  held: Held;
}

/** On a quick server the turn comes before a word could be read. */
const heldWordMs = 800;

/**
 * A message on its way out: clock while it goes, outline and two ways out when it failed, a word while it is held
 * (B-02, REAL-12, design "Bubble").
 */
export function PendingBubble({ entry, first, held }: PendingBubbleProps) {
  const { t } = useTranslation();
  const { retry, discard } = useOutboxActions();
  const isLate = useAfter(heldWordMs);
  const { status, kind, body, quoted, createdAt, file, error } = entry;
  const stuck = isUnsent(entry);
  const mayRetry = kind === 'text' || file !== null;
  const word = status === 'waiting' ? t('outboxBubble.waiting') : t('outboxBubble.sending');

  const below = stuck ? (
    <div role="alert" className={bubble.unsent}>
      <CircleAlert size={14} aria-hidden />
      <span>{t(status === 'failed' ? 'outboxBubble.failed' : 'outboxBubble.unknown')}</span>
      {error && <span>{error}</span>}
      {mayRetry && (
        <Link component="button" type="button" color="inherit" onClick={() => retry(entry.id)}>
          {t('common.retry')}
        </Link>
      )}
      <Link
        component="button"
        type="button"
        color="inherit"
        onClick={() => notify.undo(t('outboxBubble.discarded'), discard(entry.id), { id: `discarded-${entry.id}` })}
      >
        {t('common.discard')}
      </Link>
    </div>
  ) : (
    held === 'doubt' &&
    isLate && (
      <Box sx={{ mt: '2px', typography: 'caption', color: 'app.text2', textAlign: 'end' }}>
        {t('outboxBubble.doubted')}
      </Box>
    )
  );

  return (
    <BubbleFrame own first={first} by={t('messagesList.you')} look={stuck ? 'failed' : 'text'} below={below}>
      {quoted && <Quoted message={quoted} />}
      {kind === 'file' && <PendingFile entry={entry} />}
      {body !== '' && <MessageText id={entry.id} text={body} />}
      <MessageMeta date={createdAt}>
        {stuck ? (
          <CircleAlert size={14} aria-hidden />
        ) : held === 'turn' && isLate ? (
          <>
            <span aria-hidden>·</span>
            <span>{t('outboxBubble.held')}</span>
            <Clock size={14} aria-hidden />
          </>
        ) : (
          <span role="img" aria-label={word}>
            <Clock size={14} aria-hidden />
          </span>
        )}
      </MessageMeta>
    </BubbleFrame>
  );
}
