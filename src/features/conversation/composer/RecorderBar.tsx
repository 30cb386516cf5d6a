import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Pause, Play, SendHorizontal, Square, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { Spinner } from '@/components/feedback/Spinner';
import { useTranslation } from '@/i18n/useTranslation';
import { formatSeconds } from '@/lib/dates';
import type { RecorderControls } from './useRecorder';
import { SendButton } from './SendButton';

const glyph = { size: 20 } as const;
const tickMs = 100;
const bars = 26;
/** From one bar to the next, in pixels. */
const barStep = 5;

/** One path for all, 10 times a second: as elements, each would be laid out again (PUB-92). */
const barPath = (level: number, index: number): string =>
  `M${index * barStep + 2} ${11.5 - level * 8}v${1 + level * 16}`;

/**
 * Replaces the box while a voice note is made: discard, time, level, stop and listen, send (B-23). The bin stands at the
 * other end of what is clicked in a row, and what stops becomes what plays (DAY-6).
 */
export function RecorderBar({ recorder, isReply }: { recorder: RecorderControls; isReply: boolean }) {
  const { t } = useTranslation();
  const { state } = recorder;
  const listen = useRef<HTMLButtonElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  /** Stopped in order to listen; not what waited here while the ticket was away. */
  const wanted = useRef(false);

  useEffect(() => {
    listen.current?.focus();
  }, [state.step]);

  const play = (): void => {
    void audio.current?.play().catch((error: unknown) => console.warn('recorder', error));
  };

  const handleReady = (element: HTMLAudioElement): void => {
    audio.current = element;
    if (wanted.current) play();
  };

  // What was spoken is discarded by the bin alone (PUB-84).
  const end = (): void => {
    if (state.step === 'recording') void recorder.stop();
    else if (state.step === 'starting') recorder.cancel();
  };
  useBackCloses(state.step === 'recording' || state.step === 'starting', end);

  const handleListen = ({ detail }: MouseEvent): void => {
    // A double click stops and plays; its second click must not pause again.
    if (detail > 1) return;
    if (state.step === 'recording') {
      wanted.current = true;
      void recorder.stop();
    } else if (playing) audio.current?.pause();
    else play();
  };

  return (
    <Box
      role="group"
      aria-label={t('recorder.region')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        end();
      }}
      sx={{
        display: 'flex',
        ...(isReply && { flexWrap: 'wrap' }),
        alignItems: 'center',
        gap: 1.25,
        minWidth: 0,
        p: 1,
        border: 1,
        borderColor: 'app.inputLine',
        borderRadius: 'var(--radius-card)',
        bgcolor: 'app.surface',
      }}
    >
      {isReply && (
        <Box role="status" sx={{ flexBasis: '100%', px: 1, typography: 'caption', color: 'app.text2' }}>
          {t('messagesInput.filesUnquoted')}
        </Box>
      )}
      <IconAction label={t('recorder.discard')} icon={<Trash2 {...glyph} />} onClick={recorder.cancel} />
      {state.step === 'starting' && (
        <>
          <Spinner size={20} />
          <Box role="status" sx={{ flex: 1, typography: 'body2', color: 'app.text2' }}>
            {t('recorder.starting')}
          </Box>
        </>
      )}
      {state.step === 'recording' && <Live since={state.since} level={recorder.level} />}
      {state.step === 'review' && <Review mp3={state.mp3} onPlaying={setPlaying} onReady={handleReady} />}
      {state.step !== 'starting' && (
        <>
          <IconAction
            ref={listen}
            label={t(state.step === 'recording' ? 'recorder.stop' : playing ? 'recorder.pause' : 'recorder.play')}
            icon={
              state.step === 'recording' ? <Square {...glyph} /> : playing ? <Pause {...glyph} /> : <Play {...glyph} />
            }
            onClick={handleListen}
            data-accent=""
          />
          <SendButton
            label={t('recorder.send')}
            icon={<SendHorizontal {...glyph} />}
            onClick={() => void recorder.send()}
          />
        </>
      )}
    </Box>
  );
}

function Live({ since, level }: { since: number; level: () => number }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly number[]>(() => Array.from({ length: bars }, () => 0));

  const tick = useEffectEvent(() => {
    setSeconds(Math.floor((Date.now() - since) / 1_000));
    const now = level();
    setLevels((old) => [...old.slice(1), now]);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, []);

  const latest = levels.at(-1) ?? 0;
  return (
    <>
      <Box
        aria-hidden
        // Without a graphics card an animation would be drawn by the page, sixty times a second (PUB-92).
        style={{ opacity: seconds % 2 === 0 ? 1 : 0.45 }}
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: 'app.error',
          flex: 'none',
          '@media (prefers-reduced-motion: reduce)': { opacity: '1 !important' },
        }}
      />
      <Box
        role="timer"
        aria-label={t('recorder.elapsed')}
        sx={{ fontWeight: 600, minWidth: 34, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatSeconds(seconds)}
      </Box>
      <Box
        role="meter"
        aria-label={t('recorder.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(latest * 100)}
        sx={{ height: 24, flex: 1, minWidth: 0, overflow: 'hidden', color: 'app.accent', forcedColorAdjust: 'none' }}
      >
        <svg width={bars * barStep} height={24} stroke="currentColor" strokeWidth={3} strokeLinecap="round">
          <path d={levels.map(barPath).join('')} />
        </svg>
      </Box>
    </>
  );
}

interface ReviewProps {
  mp3: Blob;
  onPlaying: (playing: boolean) => void;
  /** There is something to play. */
  onReady: (element: HTMLAudioElement) => void;
}

function Review({ mp3, onPlaying, onReady }: ReviewProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(0);

  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const url = URL.createObjectURL(mp3);
    element.src = url;
    ready(element);
    return () => {
      element.pause();
      element.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [mp3]);

  return (
    <>
      {/* A preview of the person's own voice has no captions to offer. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        preload="metadata"
        onPlay={() => onPlaying(true)}
        onPause={() => onPlaying(false)}
        onEnded={() => onPlaying(false)}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onDurationChange={(event) =>
          setDuration(Number.isFinite(event.currentTarget.duration) ? event.currentTarget.duration : 0)
        }
      />
      <Slider
        size="small"
        aria-label={t('recorder.position')}
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        getAriaValueText={(value) => formatSeconds(value)}
        onChange={(_event, value) => {
          const next = typeof value === 'number' ? value : 0;
          if (audio.current) audio.current.currentTime = next;
          setTime(next);
        }}
        sx={{ flex: 1, minWidth: 40, mx: 0.5 }}
      />
      <Box sx={{ typography: 'caption', color: 'app.text2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {`${formatSeconds(time)} / ${formatSeconds(duration)}`}
      </Box>
    </>
  );
}
