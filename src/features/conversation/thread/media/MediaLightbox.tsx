import { useMemo, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import type { Message } from '@/api/messages';
import { useTranslation } from '@/i18n/useTranslation';
import { fileNameOf, mediaHref } from '@/lib/links';
import { captionOf, kindOfMessage } from '@/lib/messagePreview';
import { LightboxSlide } from './LightboxSlide';

interface MediaLightboxProps {
  messages: readonly Message[];
  /** Message to begin with. */
  startId: string;
  onClose: () => void;
}

interface Medium {
  id: string;
  kind: 'image' | 'video';
  src: string;
  name: string;
  alt: string;
}

const mediaOf = (messages: readonly Message[]): Medium[] =>
  messages.flatMap((message): Medium[] => {
    const kind = kindOfMessage(message);
    const src = mediaHref(message.mediaUrl);
    if (!src || (kind !== 'image' && kind !== 'video')) return [];
    return [{ id: message.id, kind, src, name: fileNameOf(message.mediaUrl), alt: captionOf(message).slice(0, 200) }];
  });

/** All pictures and videos of the loaded conversation: zoom, next, previous, download (B-19). */
export function MediaLightbox({ messages, startId, onClose }: MediaLightboxProps) {
  const { t } = useTranslation();
  const media = useMemo(() => mediaOf(messages), [messages]);
  const [shownId, setShownId] = useState(startId);
  const slides = useMemo(
    () =>
      media.map(({ kind, src, name, alt }) =>
        kind === 'video'
          ? { type: 'video' as const, sources: [{ src, type: 'video/mp4' }], download: { url: src, filename: name } }
          : { src, alt: alt || t('messageMedia.photo'), download: { url: src, filename: name } },
      ),
    [media, t],
  );
  return (
    <Lightbox
      open
      close={onClose}
      // Of the one on screen: what arrives meanwhile gives the gallery other slides, and it would go back to the first.
      index={Math.max(
        0,
        media.findIndex(({ id }) => id === shownId),
      )}
      on={{ view: ({ index }) => setShownId(media[index]?.id ?? startId) }}
      plugins={[Zoom, Video, Download, Counter]}
      slides={slides}
      render={{
        slideContainer: ({ slide, children }) => (
          <LightboxSlide src={'sources' in slide ? (slide.sources[0]?.src ?? null) : slide.src}>
            {children}
          </LightboxSlide>
        ),
      }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Previous: t('messageMedia.previous'),
        Next: t('messageMedia.next'),
        Close: t('common.close'),
        Download: t('common.download'),
        'Zoom in': t('messageMedia.zoomIn'),
        'Zoom out': t('messageMedia.zoomOut'),
        Lightbox: t('messageMedia.lightbox'),
        'Photo gallery': t('messageMedia.lightbox'),
      }}
    />
  );
}
