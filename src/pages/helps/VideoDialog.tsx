import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Help } from '@/api/helps';
import { FormHead } from '@/forms/FormHead';
import { useTranslation } from '@/i18n/useTranslation';
import { youtubeId, youtubePage, youtubePlayer } from '@/lib/youtube';

interface VideoDialogProps {
  open: boolean;
  help: Help;
  onClose: () => void;
}

/** The video in its player, asked for by the click that opened it; Escape closes it (HV-02). */
export function VideoDialog({ open, help, onClose }: VideoDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const paper = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLIFrameElement>(null);
  const id = youtubeId(help.video);

  // A click into the player takes the keys with it, and Escape would no longer reach this dialog. Who goes there by
  // Tab wants the player's own keys and keeps them.
  useEffect(() => {
    if (!open) return;
    const handleBlur = () =>
      setTimeout(() => {
        const inPlayer = player.current !== null && document.activeElement === player.current;
        if (inPlayer && player.current?.matches(':hover') && !document.fullscreenElement) {
          paper.current?.focus({ preventScroll: true });
        }
      }, 0);
    window.addEventListener('blur', handleBlur);
    return () => window.removeEventListener('blur', handleBlur);
  }, [open]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          ref: paper,
          tabIndex: -1,
          // As wide as its height lets the whole player be seen.
          sx: fullScreen
            ? {}
            : { width: 'min(90vw, 1024px, (100vh - 220px) * 16 / 9)', minWidth: 480, maxWidth: 'none' },
        },
      }}
    >
      <FormHead titleId={titleId} title={help.title} onClose={onClose} />
      {id !== null && (
        <Box
          component="iframe"
          ref={player}
          src={youtubePlayer(id)}
          title={t('helps.player', { title: help.title })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // The player refuses pages that do not say where they are.
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ flex: 'none', display: 'block', width: 1, aspectRatio: '16 / 9', border: 0, bgcolor: 'common.black' }}
        />
      )}
      <Box sx={{ px: 3, py: 2, display: 'grid', gap: 1, overflowY: 'auto' }}>
        {help.description && (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {help.description}
          </Typography>
        )}
        {id !== null && (
          <Link
            href={youtubePage(id)}
            target="_blank"
            rel="noreferrer"
            variant="body2"
            sx={{ justifySelf: 'start', display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 0.5 }}
          >
            {t('helps.openOutside')}
            <ExternalLink size={14} aria-hidden />
          </Link>
        )}
      </Box>
    </Dialog>
  );
}
