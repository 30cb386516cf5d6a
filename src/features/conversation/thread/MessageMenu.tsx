import ListItemIcon from '@mui/material/ListItemIcon';
import { Menu } from '@/components/lazy/layers.lazy';
import MenuItem from '@mui/material/MenuItem';
import { Clock, Copy, Download, Reply, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Message } from '@/api/messages';
import { useCopy } from '@/components/hooks/useCopy';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { fileNameOf, mediaHref } from '@/lib/links';
import { captionOf, kindOfMessage } from '@/lib/messagePreview';

export interface OpenMessageMenu {
  message: Message;
  anchor: HTMLElement;
}

interface MessageMenuProps {
  open: OpenMessageMenu | null;
  readOnly: boolean;
  onClose: () => void;
  onReply: (message: Message) => void;
  onDelete: (message: Message) => void;
}

const glyph = { size: 16 };

const copyTextOf = (message: Message): string => {
  const kind = kindOfMessage(message);
  if (kind === 'text') return message.body;
  return ['image', 'video', 'document'].includes(kind) ? captionOf(message) : '';
};

/** One menu for all bubbles: reply, copy, download, exact time, delete for own (M-19, B-20). */
export function MessageMenu({ open, readOnly, onClose, onReply, onDelete }: MessageMenuProps) {
  const { t } = useTranslation();
  const { copy } = useCopy({ copied: 'messageOptionsMenu.copied', refused: 'messageOptionsMenu.copyFailed' });
  if (!open) return null;
  const { message, anchor } = open;
  const text = copyTextOf(message);
  const file = mediaHref(message.mediaUrl);

  const run = (act: () => void) => () => {
    // The focus is back on the bubble before a reply or a question takes it.
    flushSync(onClose);
    act();
  };

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('messageOptionsMenu.label') } }}
    >
      {!readOnly && (
        <MenuItem onClick={run(() => onReply(message))}>
          <ListItemIcon>
            <Reply {...glyph} />
          </ListItemIcon>
          {t('messageOptionsMenu.reply')}
        </MenuItem>
      )}
      {text !== '' && (
        <MenuItem onClick={run(() => void copy(text))}>
          <ListItemIcon>
            <Copy {...glyph} />
          </ListItemIcon>
          {t('messageOptionsMenu.copy')}
        </MenuItem>
      )}
      {file && (
        <MenuItem
          component="a"
          href={file}
          download={fileNameOf(message.mediaUrl)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          <ListItemIcon>
            <Download {...glyph} />
          </ListItemIcon>
          {t('messageOptionsMenu.download')}
        </MenuItem>
      )}
      {!readOnly && message.fromMe && (
        <MenuItem onClick={run(() => onDelete(message))} sx={{ color: 'app.error' }}>
          <ListItemIcon>
            <Trash2 {...glyph} />
          </ListItemIcon>
          {t('messageOptionsMenu.delete')}
        </MenuItem>
      )}
      <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1, color: 'app.text2' } }}>
        <ListItemIcon>
          <Clock {...glyph} />
        </ListItemIcon>
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
      </MenuItem>
    </Menu>
  );
}
