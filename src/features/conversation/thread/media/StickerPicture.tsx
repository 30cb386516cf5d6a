import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Message } from '@/api/messages';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { DocumentFile } from './DocumentFile';

/** A sticker: no bubble, no gallery (contract 5.7). */
export function StickerPicture({ message }: { message: Message }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const src = mediaHref(message.mediaUrl);
  if (!src) return <DocumentFile message={message} />;
  if (failed) {
    return (
      <Box sx={{ minHeight: 144 }}>
        <DocumentFile message={message} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={t('messageMedia.sticker')}
      width={144}
      height={144}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      sx={{ display: 'block', width: 144, height: 144, objectFit: 'contain' }}
    />
  );
}
