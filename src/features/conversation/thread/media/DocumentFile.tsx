import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fileSize } from '@/api/fileSize';
import type { Message } from '@/api/messages';
import { FormattedText } from '@/components/FormattedText';
import { IconLink } from '@/components/IconLink';
import { useTranslation } from '@/i18n/useTranslation';
import { formatBytes } from '@/lib/bytes';
import { fileNameOf, fileTypeOf, mediaHref } from '@/lib/links';
import { captionOf, kindOfMessage } from '@/lib/messagePreview';
import { FileTile } from './FileTile';

interface DocumentFileProps {
  message: Message;
  /** Why a file of a playable kind stands here as a file. */
  hint?: string | undefined;
}

/** M-12, B-19: any file with name, type, size and a way to keep it; one that is gone says so. */
export function DocumentFile({ message, hint }: DocumentFileProps) {
  const { t, i18n } = useTranslation();
  const href = mediaHref(message.mediaUrl);
  const { data: size } = useQuery({ ...fileSize(href ?? ''), enabled: href !== null });
  const name = fileNameOf(message.mediaUrl) || t('messageMedia.file');
  // Pictures and videos write their caption below the box themselves.
  const caption = kindOfMessage(message) === 'document' ? captionOf(message) : '';
  const parts = [fileTypeOf(name), size ? formatBytes(size, i18n.language) : ''].filter((part) => part !== '');
  const detail = href ? (hint ?? parts.join(' · ')) : t('messageMedia.missing');
  return (
    <>
      <FileTile
        name={name}
        detail={detail}
        action={
          href && (
            <IconLink
              label={t('messagesList.header.buttons.download')}
              icon={<Download size={16} strokeWidth={1.6} />}
              href={href}
              download={name}
            />
          )
        }
      />
      {caption !== '' && <FormattedText text={caption} />}
    </>
  );
}
