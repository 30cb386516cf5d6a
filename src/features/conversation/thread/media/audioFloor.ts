let speaking: HTMLMediaElement | null = null;

/** One voice at a time: whoever starts stops the one before (B-19). */
export function holdFloor(element: HTMLMediaElement): void {
  if (speaking && speaking !== element) speaking.pause();
  speaking = element;
}

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
