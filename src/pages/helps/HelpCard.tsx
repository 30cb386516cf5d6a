import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Play, VideoOff } from 'lucide-react';
import type { Help } from '@/api/helps';
import { avatarTint } from '@/components/avatarTint';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { safeHttpUrl, safeImageData } from '@/lib/links';
import { youtubeId } from '@/lib/youtube';

const quiet = { backgroundColor: 'app.sunken', color: 'app.text3' } as const;

interface HelpCardProps {
  help: Help;
  onWatch: (help: Help) => void;
}

/**
 * A help video by its picture, title and description (HV-01). The picture is drawn here unless the record carries one:
 * a thumbnail of the video's host would tell it who reads this page before anybody asked for a video.
 */
export function HelpCard({ help, onWatch }: HelpCardProps) {
  const { t } = useTranslation();
  const { title, description, video, link } = help;
  const playable = youtubeId(video) !== null;
  const tint = playable ? avatarTint(help.id) : quiet;
  const picture = safeImageData(link);
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
        borderRadius: '12px',
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
        {picture !== null && (
          <Box
            component="img"
            src={picture}
            alt=""
            sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
          />
        )}
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
          {playable ? <Play size={24} strokeWidth={1.8} /> : <VideoOff size={24} strokeWidth={1.6} />}
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
