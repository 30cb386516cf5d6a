import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Slider from '@mui/material/Slider';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '@/api/messages';
import { IconAction } from '@/components/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { formatSeconds } from '@/lib/dates';
import { fileNameOf, mediaHref } from '@/lib/links';
import { readText, writeText } from '@/lib/storage';
import { holdFloor, mayPlay, speeds } from './audioFloor';
import { DocumentFile } from './DocumentFile';

const speedKey = 'audioSpeed';

const storedSpeed = (): number => speeds.find((speed) => String(speed) === readText(speedKey)) ?? 1;

/** M-10, B-19: a voice message with seek and speed; what this browser cannot play is offered as a file (PAIN-6.4). */
export function AudioPlayer({ message }: { message: Message }) {
  const { t, i18n } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [now, setNow] = useState(0);
  const [total, setTotal] = useState(0);
  const [speed, setSpeed] = useState(storedSpeed);
  const src = mediaHref(message.mediaUrl);
  const [failed, setFailed] = useState(() => !mayPlay(fileNameOf(message.mediaUrl)));

  useEffect(() => {
    const element = audio.current;
    // A bubble that scrolls away must not go on speaking without its button.
    return () => element?.pause();
  }, []);

  if (!src || failed) {
    return <DocumentFile message={message} hint={failed ? t('messageMedia.unplayable') : undefined} />;
  }

  const handleToggle = () => {
    const element = audio.current;
    if (!element) return;
    if (playing) {
      element.pause();
      return;
    }
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // Pausing before the first sound ends the promise as well.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  };
  const handleSpeed = () => {
    const next = speeds[(speeds.findIndex((value) => value === speed) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    writeText(speedKey, String(next));
    if (audio.current) audio.current.playbackRate = next;
  };
  const handleSeek = (to: number) => {
    setNow(to);
    if (audio.current) audio.current.currentTime = to;
  };
  const shownSpeed = new Intl.NumberFormat(i18n.language).format(speed);

  return (
    <Box
      role="group"
      aria-label={t('messageMedia.audioLabel')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, width: 288, maxWidth: '100%', py: '2px' }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voice messages come without captions */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={(event) => {
          holdFloor(event.currentTarget);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          setPlaying(false);
          setNow(0);
        }}
        onTimeUpdate={(event) => setNow(event.currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => setTotal(Number.isFinite(duration) ? duration : 0)}
        onError={() => setFailed(true)}
      />
      <IconAction
        label={t(playing ? 'messageMedia.pause' : 'messageMedia.play')}
        icon={
          playing ? (
            <Pause size={18} fill="currentColor" strokeWidth={0} />
          ) : (
            <Play size={18} fill="currentColor" strokeWidth={0} />
          )
        }
        onClick={handleToggle}
        sx={{
          flex: 'none',
          width: 36,
          height: 36,
          borderRadius: '50%',
          bgcolor: 'app.accent',
          color: 'app.onAccent',
          '&:hover': { bgcolor: 'app.accent', filter: 'brightness(0.94)' },
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Slider
          size="small"
          aria-label={t('messageMedia.position')}
          value={Math.min(now, total)}
          max={total || 1}
          step={0.1}
          disabled={total === 0}
          onChange={(_event, value) => handleSeek(typeof value === 'number' ? value : 0)}
          getAriaValueText={(value) =>
            t('messageMedia.positionOf', { now: formatSeconds(value), total: formatSeconds(total) })
          }
          sx={{
            display: 'block',
            p: '8px 0 !important',
            color: 'app.accent',
            '& .MuiSlider-rail': { bgcolor: 'var(--meta)' },
          }}
        />
        <Box
          component="span"
          sx={{
            display: 'block',
            fontSize: '0.6875rem',
            lineHeight: '14px',
            color: 'var(--meta)',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {total > 0 ? `${formatSeconds(now)} / ${formatSeconds(total)}` : formatSeconds(now)}
        </Box>
      </Box>
      <ButtonBase
        onClick={handleSpeed}
        aria-label={t('messageMedia.speed', { speed: shownSpeed })}
        sx={{
          flex: 'none',
          minHeight: 24,
          minWidth: 36,
          px: '7px',
          borderRadius: '12px',
          bgcolor: 'var(--inset)',
          fontSize: '0.75rem',
          fontWeight: 600,
          '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
        }}
      >
        {shownSpeed}×
      </ButtonBase>
    </Box>
  );
}
