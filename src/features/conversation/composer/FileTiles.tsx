import Box from '@mui/material/Box';
import { CircleAlert, FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { Spinner } from '@/components/feedback/Spinner';
import { byTouch } from '@/browser/typing';
import { useTranslation } from '@/i18n/useTranslation';
import { formatBytes } from '@/lib/bytes';
import { plainName } from '@/lib/links';
import { takesCaption } from './compose';
import { limitOf, type FileQueue } from './fileQueue';
import type { QueuedFile } from './fileQueueStore';
import { TextArea } from './TextArea';
import { useSendKey } from './useSendKey';

/** Files that wait for the send button: picture, name, size or what is wrong, caption, remove (B-03). */
export function FileTiles({ queue, onSend }: { queue: FileQueue; onSend: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('uploads.titles.titleFileList')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: '8px 8px 0',
        listStyle: 'none',
        maxHeight: 232,
        overflowY: 'auto',
      }}
    >
      {queue.files.map((item) => (
        <Tile
          key={item.id}
          item={item}
          captioned={queue.files.length > 1 && takesCaption(item)}
          onCaption={(caption) => queue.setCaption(item.id, caption)}
          onRemove={() => queue.remove(item.id)}
          onSend={onSend}
        />
      ))}
    </Box>
  );
}

interface TileProps {
  item: QueuedFile;
  /** With several files each that takes one has a caption of its own; a single one takes the text, unless it has one. */
  captioned: boolean;
  onCaption: (caption: string) => void;
  onRemove: () => void;
  onSend: () => void;
}

function Tile({ item, captioned, onCaption, onRemove, onSend }: TileProps) {
  const { t } = useTranslation();
  const { file, problem, caption } = item;
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = useSendKey(onSend);
  // What goes out with it is seen, also where it is the only one that is left; emptied, its field stays.
  const [hadCaption, setHadCaption] = useState(false);
  if (!hadCaption && caption !== '') setHadCaption(true);
  const name = plainName(item.name);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        maxWidth: '100%',
        p: '4px 6px 4px 4px',
        border: 1,
        borderColor: problem ? 'app.error' : 'divider',
        borderRadius: 'var(--radius)',
        typography: 'caption',
        color: problem ? 'app.error' : 'text.primary',
      }}
    >
      <Picture item={item} />
      <Box sx={{ minWidth: 0 }}>
        <Box dir="ltr" sx={{ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        <Box
          role={problem ? 'alert' : undefined}
          sx={{ color: problem ? 'app.error' : 'app.text3', fontVariantNumeric: 'tabular-nums' }}
        >
          <Note item={item} />
        </Box>
        {(captioned || hadCaption) && file && !problem && (
          <Box
            sx={{
              width: 180,
              maxWidth: '100%',
              '& textarea': { width: 1, typography: 'caption', borderBottom: 1, borderColor: 'app.inputLine' },
              '& textarea:focus': { borderColor: 'app.focus' },
              '@media (pointer: coarse)': { '& textarea': { fontSize: 16, lineHeight: '20px' } },
            }}
          >
            <TextArea
              fieldRef={field}
              maxRows={3}
              space={byTouch() ? { top: 14, side: 0, bottom: 10 } : { top: 2, side: 0, bottom: 2 }}
              value={caption}
              onChange={({ target }) => onCaption(target.value)}
              placeholder={t('uploads.caption')}
              aria-label={t('uploads.captionOf', { name })}
              data-caption=""
              {...keys}
            />
          </Box>
        )}
      </Box>
      <IconAction size="small" label={t('uploads.remove', { name })} icon={<X size={16} />} onClick={onRemove} />
    </Box>
  );
}

function Note({ item: { file, problem } }: { item: QueuedFile }) {
  const { t, i18n } = useTranslation();
  if (!file) return t('quickAnswers.attachmentLoading');
  if (problem === 'tooLarge') return t('uploads.tooLarge', { limit: formatBytes(limitOf(file), i18n.language) });
  if (problem === 'empty') return t('uploads.empty');
  if (problem === 'unreadable') return t('uploads.unreadable');
  return formatBytes(file.size, i18n.language);
}

function Picture({ item: { file, problem, thumbnail } }: { item: QueuedFile }) {
  if (thumbnail !== null) {
    return (
      <Box
        component="img"
        src={thumbnail}
        alt=""
        sx={{ width: 32, height: 32, objectFit: 'cover', borderRadius: '5px', flex: 'none' }}
      />
    );
  }
  const Icon = problem ? CircleAlert : FileText;
  return (
    <Box sx={{ width: 32, height: 32, display: 'grid', placeItems: 'center', flex: 'none' }}>
      {file ? <Icon size={16} aria-hidden /> : <Spinner />}
    </Box>
  );
}
