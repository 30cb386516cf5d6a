import { Pause, Play, X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from '@/browser/useStore';
import { IconAction } from '@/components/buttons/IconAction';
import { tip } from '@/components/feedback/tip';
import { useTranslation } from '@/i18n/useTranslation';
import { formatSeconds } from '@/lib/dates';
import { leaveFloor, theSpeaker } from './audioFloor';
import styles from './VoiceBar.module.css';

/**
 * A value of a sound or film, followed as it plays.
 * @param read gives the same value (`Object.is`) as long as nothing has changed
 */
function useMedia<T>(element: HTMLMediaElement | undefined, read: (element: HTMLMediaElement) => T): T | undefined {
  return useSyncExternalStore(
    (changed) => {
      const events = ['timeupdate', 'play', 'pause', 'durationchange'];
      for (const event of events) element?.addEventListener(event, changed);
      return () => {
        for (const event of events) element?.removeEventListener(event, changed);
      };
    },
    () => element && read(element),
  );
}

const timeOf = ({ currentTime, duration }: HTMLMediaElement): string =>
  Number.isFinite(duration) ? `${formatSeconds(currentTime)} / ${formatSeconds(duration)}` : formatSeconds(currentTime);

interface VoiceBarProps {
  /** Brings the message into view. */
  onShow: () => void;
  /** The bar goes while the keyboard stands in it. */
  onLeave: () => void;
}

/** The voice message that is heard while its bubble is out of sight (PUB-38). */
export function VoiceBar({ onShow, onLeave }: VoiceBarProps) {
  const { t } = useTranslation();
  const element = useStore(theSpeaker)?.element;
  const paused = useMedia(element, ({ paused: stands }) => stands) ?? true;
  const time = useMedia(element, timeOf) ?? '';
  const bar = useRef<HTMLDivElement>(null);

  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => {
      if (shown?.contains(document.activeElement)) leave();
    };
  }, []);

  const toggle = (): void => {
    if (paused) element?.play().catch((error: unknown) => console.warn('voice', error));
    else element?.pause();
  };
  const stop = (): void => {
    element?.pause();
    leaveFloor(element);
  };

  return (
    <div ref={bar} role="group" aria-label={t('messageMedia.heard')} className={styles.bar}>
      <IconAction
        label={t(paused ? 'messageMedia.play' : 'messageMedia.pause')}
        icon={paused ? <Play size={16} fill="currentColor" /> : <Pause size={16} fill="currentColor" />}
        onClick={toggle}
        round="filled"
      />
      <button type="button" className={styles.what} onClick={onShow} {...tip(t('messageMedia.toMessage'))}>
        {t('messageMedia.audioLabel')} <span className={styles.time}>{time}</span>
      </button>
      <IconAction label={t('messageMedia.stop')} icon={<X size={16} />} onClick={stop} />
    </div>
  );
}
