import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Play, VideoOff } from 'lucide-react';
import type { Help } from '@/api/helps';
import { avatarTint } from '@/components/text/avatarTint';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { safeHttpUrl, safeImageData } from '@/lib/links';
import { youtubeId, youtubePicture } from '@/lib/youtube';
import { HelpPicture } from './HelpPicture';

const quiet = { backgroundColor: 'app.sunken', color: 'app.text3' } as const;

interface HelpCardProps {
  help: Help;
  onWatch: (help: Help) => void;
}

/** A help video by its picture, title and description (HV-01): the record's own picture, or the video's thumbnail. */
export function HelpCard({ help, onWatch }: HelpCardProps) {
  const { t } = useTranslation();
  const { title, description, video, link } = help;
  const id = youtubeId(video);
  const playable = id !== null;
  const tint = playable ? avatarTint(help.id) : quiet;
  const picture = safeImageData(link) ?? (playable ? youtubePicture(id) : null);
  const href = playable ? null : safeHttpUrl(link);

  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-card)',
        transition: 'border-color 120ms, box-shadow 120ms',
        ...(playable && { '&:hover': { borderColor: 'app.inputLine', boxShadow: 1 } }),
        '&:has(button:focus-visible)': { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '2px' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          aspectRatio: '16 / 9',
          display: 'grid',
          placeItems: 'center',
          ...tint,
          position: 'relative',
        }}
      >
        {picture !== null && <HelpPicture key={picture} src={picture} />}
        <Box
          sx={{
            position: 'relative',
            width: 56,
            height: 56,
            borderRadius: '28px',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'background.paper',
          }}
        >
          {playable ? <Play size={24} /> : <VideoOff size={24} />}
        </Box>
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {playable ? (
            <ButtonBase
              disableRipple
              onClick={() => onWatch(help)}
              sx={{
                position: 'static',
                font: 'inherit',
                textAlign: 'start',
                outline: 'none !important',
                // The whole card takes the click; its text stays outside of the button's name.
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              <VisuallyHidden>{`${t('helps.watch')}: `}</VisuallyHidden>
              {title}
            </ButtonBase>
          ) : (
            title
          )}
        </Typography>
        {description && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '5',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            {description}
          </Typography>
        )}
        {!playable && (
          <Typography variant="body2" sx={{ color: 'app.text3' }}>
            {t('helps.noVideo')}
          </Typography>
        )}
        {href !== null && (
          <Link href={href} target="_blank" rel="noreferrer" variant="body2" sx={{ justifySelf: 'start' }}>
            {t('helps.openLink')}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Link>
        )}
      </Box>
    </Box>
  );
}
