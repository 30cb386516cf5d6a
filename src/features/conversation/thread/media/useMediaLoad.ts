import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { askFile } from '@/api/fileState';
import type { MessageKey } from '@/i18n/keys';
import { onComeback } from '@/browser/comeback';

/** Why a medium is not shown: not to be had at the moment, gone for good, or of a kind this browser does not know. */
export type MediaTrouble = 'unreachable' | 'gone' | 'unplayable';

export const troubleTexts: Readonly<Record<MediaTrouble, MessageKey>> = {
  unreachable: 'messageMedia.notLoaded',
  gone: 'messageMedia.missing',
  unplayable: 'messageMedia.unreadable',
};

export interface MediaLoad {
  trouble: MediaTrouble | null;
  /** Key of the element that loads: another one begins anew. */
  attempt: number;
  /** The element could not load or play. */
  fail: (event?: SyntheticEvent) => void;
  /** Tries again. */
  again: () => void;
}

/** A file that came but cannot be decoded. */
const isDecoding = ({ target }: SyntheticEvent): boolean =>
  target instanceof HTMLMediaElement && target.error?.code === 3;

/**
 * Loading of one picture, video or sound (REAL-6): a failure is asked after, since the browser does not tell an outage
 * from a format it does not know, and tried again when the server is back.
 * @param playable false where it is known beforehand that this browser does not play it
 */
export function useMediaLoad(src: string | null, playable = true): MediaLoad {
  const [trouble, setTrouble] = useState<MediaTrouble | null>(playable ? null : 'unplayable');
  const [attempt, setAttempt] = useState(0);
  const asking = useRef(false);
  /** The file is there and failed all the same, once. */
  const doubted = useRef(false);

  const again = useCallback(() => {
    setTrouble(null);
    setAttempt((count) => count + 1);
  }, []);

  const fail = (event?: SyntheticEvent): void => {
    if (asking.current || src === null) return;
    if (event && isDecoding(event)) {
      setTrouble('unplayable');
      return;
    }
    asking.current = true;
    let isBack = false;
    const stop = onComeback(() => {
      isBack = true;
    });
    void askFile(src).then(({ state }) => {
      stop();
      asking.current = false;
      // What comes back while the question hangs is not told again (PUB-94).
      if (state === 'unreachable' && isBack) again();
      else if (state !== 'there') {
        doubted.current = false;
        setTrouble(state);
      } else if (doubted.current) setTrouble('unplayable');
      else {
        // The server may have come back between the failure and the question.
        doubted.current = true;
        again();
      }
    });
  };

  // Together with the words on screen: a comeback right behind them is heard.
  useLayoutEffect(() => (trouble === 'unreachable' ? onComeback(again) : undefined), [trouble, again]);

  return { trouble, attempt, fail, again };
}
