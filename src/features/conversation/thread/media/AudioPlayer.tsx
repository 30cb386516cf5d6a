import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Message } from '@/api/messages';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { formatSeconds } from '@/lib/dates';
import { fileNameOf, mediaHref } from '@/lib/links';
import { storedPreference } from '@/browser/storedPreference';
import { holdFloor, leaveFloor, mayPlay, speeds } from './audioFloor';
import { DocumentFile } from './DocumentFile';
import { useMediaLoad } from './useMediaLoad';
import styles from './AudioPlayer.module.css';

interface TrackStyle extends CSSProperties {
  '--share': string;
}

const trackStyle = (now: number, total: number): TrackStyle => ({
  '--share': `${total > 0 ? (Math.min(now, total) / total) * 100 : 0}%`,
});

const keptSpeed = storedPreference<number>('audioSpeed', (text) => speeds.find((speed) => String(speed) === text) ?? 1);

/** M-10, B-19: a voice message with seek and speed; what this browser cannot play is offered as a file (PAIN-6.4). */
export function AudioPlayer({ message }: { message: Message }) {
  const { t, i18n } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [now, setNow] = useState(0);
  const [total, setTotal] = useState(0);
  const [speed, setSpeed] = useState(keptSpeed.get);
  const src = mediaHref(message.mediaUrl);
  const load = useMediaLoad(src, mayPlay(fileNameOf(message.mediaUrl)));

  useEffect(() => {
    const element = audio.current;
    // Out of sight it stays drawn (useThreadScroll); whoever leaves the conversation hears no more of it.
    return () => {
      element?.pause();
      leaveFloor(element);
    };
  }, [load.attempt]);

  if (!src) return <DocumentFile message={message} />;
  if (load.trouble) return <DocumentFile message={message} load={load} />;

  const handleToggle = () => {
    const element = audio.current;
    if (!element) return;
    if (playing) {
      element.pause();
      return;
    }
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // Pausing before the first sound ends the promise as well, and a browser may want a click of its own.
      const harmless = error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);
      if (!harmless) load.fail();
    });
  };
  const handleSpeed = () => {
    const next = speeds[(speeds.findIndex((value) => value === speed) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    keptSpeed.set(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const handleSeek = (to: number) => {
    setNow(to);
    if (audio.current) audio.current.currentTime = to;
  };
  const shownSpeed = new Intl.NumberFormat(i18n.language).format(speed);

  return (
    <div role="group" aria-label={t('messageMedia.audioLabel')} className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voice messages come without captions */}
      <audio
        key={load.attempt}
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={(event) => {
          holdFloor(event.currentTarget, message.id);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={(event) => {
          setPlaying(false);
          setNow(0);
          leaveFloor(event.currentTarget);
        }}
        onTimeUpdate={(event) => setNow(event.currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => setTotal(Number.isFinite(duration) ? duration : 0)}
        onError={(event) => {
          setPlaying(false);
          setNow(0);
          leaveFloor(event.currentTarget);
          load.fail(event);
        }}
      />
      <IconAction
        label={t(playing ? 'messageMedia.pause' : 'messageMedia.play')}
        icon={playing ? <Pause size={18} fill="currentColor" /> : <Play size={18} fill="currentColor" />}
        onClick={handleToggle}
        round="filled"
      />
      <div className={styles.track}>
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
        <span className={styles.times}>
          {total > 0 ? `${formatSeconds(now)} / ${formatSeconds(total)}` : formatSeconds(now)}
        </span>
      </div>
      <button
        type="button"
        className={styles.speed}
        onClick={handleSpeed}
        aria-label={t('messageMedia.speed', { speed: shownSpeed })}
      >
        {shownSpeed}×
      </button>
    </div>
  );
}
