import { useMemo, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import type { Message } from '@/api/messages';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { useTranslation } from '@/i18n/useTranslation';
import { firstLetters } from '@/lib/firstLetters';
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
  /** Deleted while it was looked at: gone. */
  kind: 'image' | 'video' | 'gone';
  src: string;
  name: string;
  alt: string;
}

const mediaOf = (messages: readonly Message[]): Medium[] =>
  messages.flatMap((message): Medium[] => {
    const kind = kindOfMessage(message);
    const src = mediaHref(message.mediaUrl);
    if (!src || (kind !== 'image' && kind !== 'video')) return [];
    return [
      { id: message.id, kind, src, name: fileNameOf(message.mediaUrl), alt: firstLetters(captionOf(message), 200) },
    ];
  });

/**
 * With what is looked at still in its place when it was deleted, so that no other picture takes it (PUB-35); what is no
 * longer loaded is older than all.
 */
function withShown(media: readonly Medium[], messages: readonly Message[], shown: Medium | null): readonly Medium[] {
  if (!shown || media.some(({ id }) => id === shown.id)) return media;
  const at = messages.findIndex(({ id }) => id === shown.id);
  if (at === -1) return [shown, ...media];
  const before = mediaOf(messages.slice(0, at)).length;
  return media.toSpliced(before, 0, { ...shown, kind: 'gone' });
}

/**
 * All pictures and videos of the loaded conversation: zoom, next, previous, download (B-19). It stays with what is looked
 * at, whatever comes or goes; of a picture that was deleted it says so.
 */
export function MediaLightbox({ messages, startId, onClose }: MediaLightboxProps) {
  useBackCloses(true, onClose);
  const { t } = useTranslation();
  const [shown, setShown] = useState(() => mediaOf(messages).find(({ id }) => id === startId) ?? null);
  const media = useMemo(() => withShown(mediaOf(messages), messages, shown), [messages, shown]);
  const slides = useMemo(
    () =>
      media.map(({ kind, src, name, alt }) => {
        if (kind === 'gone') return { src: '', alt: '' };
        return kind === 'video'
          ? { type: 'video' as const, sources: [{ src, type: 'video/mp4' }], download: { url: src, filename: name } }
          : { src, alt: alt || t('messageMedia.photo'), download: { url: src, filename: name } };
      }),
    [media, t],
  );
  return (
    <Lightbox
      open
      close={onClose}
      // Of the one on screen: what arrives meanwhile gives the gallery other slides, and it would go back to the first.
      index={Math.max(
        0,
        media.findIndex(({ id }) => id === shown?.id),
      )}
      on={{ view: ({ index }) => setShown((known) => media[index] ?? known) }}
      plugins={[Zoom, Video, Download, Counter]}
      slides={slides}
      render={{
        slideContainer: ({ slide, children }) => (
          <LightboxSlide src={'sources' in slide ? (slide.sources[0]?.src ?? null) : slide.src || null}>
            {children}
          </LightboxSlide>
        ),
      }}
      styles={{ container: { border: 'solid #000', borderWidth: 'var(--safe)' } }}
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
