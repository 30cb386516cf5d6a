import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Message } from '@/api/messages';
import { IconAction } from '@/components/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { formatSeconds } from '@/lib/dates';
import { fileNameOf, mediaHref } from '@/lib/links';
import { readText, writeText } from '@/lib/storage';
import { holdFloor, mayPlay, speeds } from './audioFloor';
import { DocumentFile } from './DocumentFile';
import './media.css';

const speedKey = 'audioSpeed';

interface TrackStyle extends CSSProperties {
  '--share': string;
}

const trackStyle = (now: number, total: number): TrackStyle => ({
  '--share': `${total > 0 ? (Math.min(now, total) / total) * 100 : 0}%`,
});

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
    <div role="group" aria-label={t('messageMedia.audioLabel')} className="audio-player">
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
        round="filled"
      />
      <div className="track">
        <input
          type="range"
          aria-label={t('messageMedia.position')}
          aria-valuetext={t('messageMedia.positionOf', { now: formatSeconds(now), total: formatSeconds(total) })}
          min={0}
          max={total || 1}
          step={0.1}
          value={Math.min(now, total)}
          disabled={total === 0}
          onChange={({ currentTarget }) => handleSeek(currentTarget.valueAsNumber)}
          style={trackStyle(now, total)}
        />
        <span className="times">
          {total > 0 ? `${formatSeconds(now)} / ${formatSeconds(total)}` : formatSeconds(now)}
        </span>
      </div>
      <button
        type="button"
        className="speed"
        onClick={handleSpeed}
        aria-label={t('messageMedia.speed', { speed: shownSpeed })}
      >
        {shownSpeed}×
      </button>
    </div>
  );
}
