import { createStore, type Readable } from '@/browser/createStore';

export type SoundName = 'message' | 'chat';

const players = new Map<SoundName, HTMLAudioElement>();
/** Of many messages at once one is heard: a sound that has only begun is not begun anew. */
const gapMs = 250;
const begun = new Map<SoundName, number>();
const blocked = createStore(false);

/** Whether the browser holds sounds back, for want of a gesture. */
export const soundBlocked: Readable<boolean> = blocked;

function playerOf(name: SoundName): HTMLAudioElement {
  const known = players.get(name);
  // One that failed to load never plays again (PUB-69).
  if (known && !known.error) return known;
  const player = new Audio(`${import.meta.env.BASE_URL}sounds/${name}.wav`);
  player.preload = 'auto';
  players.set(name, player);
  return player;
}

/**
 * Plays a sound at a volume from 0 to 1 (H-12). A browser that refuses, for want of a gesture, is remembered, so that
 * a chip can offer to enable the sound (PAIN-5.1).
 * @returns whether it was played
 */
export async function playSound(name: SoundName, volume: number): Promise<boolean> {
  if (volume <= 0 || performance.now() - (begun.get(name) ?? -gapMs) < gapMs) return true;
  try {
    const player = playerOf(name);
    player.volume = Math.min(1, volume);
    player.currentTime = 0;
    begun.set(name, performance.now());
    await player.play();
    blocked.set(false);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('sound', error);
    begun.delete(name);
    blocked.set(true);
    return false;
  }
}

/** Plays every sound silently inside a gesture, which browsers take as permission for later ones (PAIN-5.1). */
async function unlock(): Promise<void> {
  for (const name of ['message', 'chat'] as const) {
    const player = playerOf(name);
    player.muted = true;
    try {
      await player.play();
      player.pause();
      player.currentTime = 0;
    } catch {
      // Not a gesture the browser accepts; the next one is tried when a sound is refused.
      return;
    } finally {
      player.muted = false;
    }
  }
  blocked.set(false);
}

/**
 * Unlocks the sound at the first pointer or key.
 * @returns the function that stops waiting for it, for whoever leaves: the next one's first sound is no repetition
 */
export function unlockAtFirstGesture(): () => void {
  const stop = (): void => {
    window.removeEventListener('pointerdown', handle, true);
    window.removeEventListener('keydown', handle, true);
  };
  const handle = (): void => {
    stop();
    void unlock();
  };
  window.addEventListener('pointerdown', handle, true);
  window.addEventListener('keydown', handle, true);
  return () => {
    stop();
    begun.clear();
  };
}
