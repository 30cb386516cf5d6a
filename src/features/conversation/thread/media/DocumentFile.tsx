import { useQuery } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { fileState } from '@/api/fileState';
import type { Message } from '@/api/messages';
import { IconAction } from '@/components/buttons/IconAction';
import { IconLink } from '@/components/buttons/IconLink';
import { useTranslation } from '@/i18n/useTranslation';
import { formatBytes } from '@/lib/bytes';
import { onComeback } from '@/browser/comeback';
import { fileNameOf, fileTypeOf, mediaHref } from '@/lib/links';
import { captionOf, kindOfMessage } from '@/lib/messagePreview';
import { MessageText } from '../MessageText';
import { FileTile } from './FileTile';
import { troubleTexts, type MediaLoad } from './useMediaLoad';
import styles from './FileTile.module.css';

interface DocumentFileProps {
  message: Message;
  /** Of a picture, video or sound that stands here as a file because it could not be shown. */
  load?: MediaLoad;
}

const glyph = { size: 16 };

/** M-12, B-19: any file with name, type, size and a way to keep it; one that is gone says so. */
export function DocumentFile({ message, load }: DocumentFileProps) {
  const { t, i18n } = useTranslation();
  const href = mediaHref(message.mediaUrl);
  const kind = kindOfMessage(message);
  const { data, refetch } = useQuery({ ...fileState(href ?? ''), enabled: href !== null && !load });
  const unknown = data?.state === 'unreachable';
  useEffect(() => (unknown ? onComeback(() => void refetch()) : undefined), [unknown, refetch]);

  const name = fileNameOf(message.mediaUrl) || t('messageMedia.file');
  // Pictures and videos write their caption below the box themselves.
  const caption = kind === 'document' ? captionOf(message) : '';
  const trouble = load?.trouble ?? (href === null || data?.state === 'gone' ? 'gone' : null);
  const size = data?.state === 'there' && data.size ? formatBytes(data.size, i18n.language) : '';
  const words =
    trouble === 'unplayable' && kind === 'audio' ? 'messageMedia.unplayable' : trouble && troubleTexts[trouble];
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button goes with the file; the keyboard stays in the conversation.
    currentTarget.closest<HTMLElement>('[role="region"]')?.focus();
    load?.again();
  };
  return (
    <>
      <FileTile
        name={name}
        detail={words ? t(words) : [fileTypeOf(name), size].filter((part) => part !== '').join(' · ')}
        action={
          <span className={styles.actions}>
            {trouble === 'unreachable' && (
              <IconAction label={t('common.retry')} icon={<RotateCw {...glyph} />} size="small" onClick={handleRetry} />
            )}
            {href && (
              <IconLink
                label={t('messagesList.header.buttons.download')}
                icon={<Download {...glyph} />}
                href={href}
                download={name}
              />
            )}
          </span>
        }
      />
      {caption !== '' && <MessageText id={message.id} text={caption} />}
    </>
  );
}
