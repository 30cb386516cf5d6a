import { inTime } from '@/lib/inTime';
// A file of its own also where it is small: the content policy allows no script in a data: address.
import worklet from './samples.worklet.js?url&no-inline';

/** What is heard of the click that started it is left out. */
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
  if (context.state !== 'running') await inTime(context.resume(), soundMs, 'recorder: no sound comes in');
}

async function hasWorklet({ audioWorklet }: Partial<AudioContext>): Promise<boolean> {
  if (!('AudioWorkletNode' in globalThis) || !audioWorklet) return false;
  return audioWorklet.addModule(worklet).then(
    () => true,
    () => false,
  );
}

type Hear = (samples: Float32Array<ArrayBuffer>) => void;

function workletNode(context: AudioContext, hear: Hear): AudioNode {
  const node = new AudioWorkletNode(context, 'samples', { channelCount: 1, channelCountMode: 'explicit' });
  node.port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Float32Array) hear(new Float32Array(data));
  };
  return node;
}

/* oxlint-disable typescript/no-deprecated -- for browsers without the worklet, and where its file is not to be had */
function processorNode(context: AudioContext, hear: Hear): AudioNode {
  const node = context.createScriptProcessor(0, 1, 1);
  node.onaudioprocess = ({ inputBuffer }) => hear(new Float32Array(inputBuffer.getChannelData(0)));
  return node;
}
/* oxlint-enable typescript/no-deprecated */

/**
 * Hands over what a microphone hears, block by block, from now on. The older kind of node warns in the console (DAY-30),
 * and so it is left to where there is no AudioWorklet.
 * @param isOver whether the recording was given up meanwhile
 */
export async function listen(
  context: AudioContext,
  stream: MediaStream,
  hear: Hear,
  isOver: () => boolean,
): Promise<void> {
  await running(context);
  const createNode = (await hasWorklet(context)) ? workletNode : processorNode;
  if (isOver()) return;
  const from = performance.now() + clickMs;
  const node = createNode(context, (samples) => {
    if (performance.now() >= from) hear(samples);
  });
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
}
