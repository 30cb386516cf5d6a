import type MicRecorder from 'mic-recorder-to-mp3';
// A file of its own also where it is small: the content policy allows no script in a data: address.
import worklet from './samples.worklet.js?url&no-inline';

/** As the library: what is heard of the click that started it is left out. */
const clickMs = 300;

let fetched: Promise<unknown> | null = null;

/** Puts the worklet into the browser's store before it is needed; it rejects where that fails. */
export function fetchWorklet(): Promise<unknown> {
  if (!('AudioWorkletNode' in globalThis)) return Promise.resolve();
  fetched ??= fetch(worklet).catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

/** How long sound may take to begin. */
const soundMs = 3_000;

/**
 * Resolves once sound is worked on. Without a sound card, or while a call has it, that never happens: one would speak,
 * and nothing would be recorded.
 */
async function running(context: AudioContext): Promise<void> {
  if (context.state === 'running') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('recorder: no sound comes in')), soundMs);
  });
  await Promise.race([context.resume(), late]).finally(() => clearTimeout(timer));
}

async function hasWorklet({ audioWorklet }: Partial<AudioContext>): Promise<boolean> {
  if (!('AudioWorkletNode' in globalThis) || !audioWorklet) return false;
  return audioWorklet.addModule(worklet).then(
    () => true,
    () => false,
  );
}

/**
 * Asks for the microphone and has the library encode what it hears. The library's own listener is a node that browsers
 * are giving up, with a warning in the console (DAY-30): it is left to where there is no AudioWorklet.
 * @param isOver whether the recording was given up meanwhile
 */
export async function listen(recorder: MicRecorder, isOver: () => boolean): Promise<MediaStream> {
  const listenByLibrary = recorder.addMicrophoneListener.bind(recorder);
  recorder.addMicrophoneListener = (stream) => {
    recorder.activeStream = stream;
  };
  const stream = await recorder.start();
  const { context } = recorder;
  if (isOver() || !context) return stream;
  await running(context);
  const worked = await hasWorklet(context);
  if (isOver()) return stream;
  if (!worked) {
    listenByLibrary(stream);
    return stream;
  }
  const from = performance.now() + clickMs;
  const node = new AudioWorkletNode(context, 'samples', { channelCount: 1, channelCountMode: 'explicit' });
  node.port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Float32Array && performance.now() >= from) recorder.lameEncoder.encode(data);
  };
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  return stream;
}
