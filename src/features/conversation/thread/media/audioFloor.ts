import { createStore, type Readable } from '@/browser/createStore';

interface Speaker {
  element: HTMLMediaElement;
  /** The voice message, which plays on while its bubble is out of sight (PUB-38); null for a video. */
  messageId: string | null;
}

const speaker = createStore<Speaker | null>(null);

/** Who speaks, or was paused on the way. */
export const theSpeaker: Readable<Speaker | null> = speaker;

/** One voice at a time: whoever starts stops the one before (B-19). */
export function holdFloor(element: HTMLMediaElement, messageId: string | null = null): void {
  const before = speaker.get()?.element;
  if (before === element) return;
  before?.pause();
  speaker.set({ element, messageId });
}

/** It has ended, failed or gone. */
export function leaveFloor(element: HTMLMediaElement | null | undefined): void {
  if (element && speaker.get()?.element === element) speaker.set(null);
}

/** Whoever speaks pauses. */
export const silenceFloor = (): void => speaker.get()?.element.pause();

const types: Record<string, string> = {
  oga: 'audio/ogg; codecs=opus',
  ogg: 'audio/ogg; codecs=opus',
  opus: 'audio/ogg; codecs=opus',
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  webm: 'audio/webm; codecs=opus',
  amr: 'audio/amr',
};

/** Whether this browser says it plays files of this ending; an unknown ending may try (PAIN-6.4). */
export function mayPlay(fileName: string): boolean {
  const type = types[/\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  return type === undefined || document.createElement('audio').canPlayType(type) !== '';
}

export const speeds = [1, 1.5, 2] as const;
