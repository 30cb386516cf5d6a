import type MicRecorder from 'mic-recorder-to-mp3';
import { isRecord } from '@/lib/guards';

/** 128 kbps (P-15). */
const bitRate = 128;

/** The encoder inside the library assigns these without declaring them, an error in module code (PAIN-6.1). */
const encoderGlobals = [
  'Lame',
  'Presets',
  'GainAnalysis',
  'QuantizePVT',
  'Quantize',
  'Takehiro',
  'Reservoir',
  'MPEGMode',
  'BitStream',
];

/** The library makes its encoder when it begins to listen, which it does in vain: only the page has a microphone. */
async function createEncoder(): Promise<MicRecorder> {
  for (const name of encoderGlobals) {
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
    }
  }
  const { default: Recorder } = await import('mic-recorder-to-mp3');
  const recorder = new Recorder({ bitRate });
  await recorder.start().catch(() => undefined);
  return recorder;
}

/**
 * Encodes one recording as mp3, by messages: `{ sampleRate }` begins and is answered `ready`, each `Float32Array` is
 * more of it, `stop` is answered with the Blob.
 * @param setRate tells the library's surroundings how many samples a second there are, before it asks
 */
export function createMp3Job(answer: (message: unknown) => void, setRate: (rate: number) => void) {
  let encoder: MicRecorder | null = null;
  return async (message: unknown): Promise<void> => {
    if (message instanceof Float32Array) encoder?.lameEncoder.encode(message);
    else if (message === 'stop' && encoder) answer((await encoder.getMp3())[1]);
    else if (isRecord(message)) {
      setRate(Number(message['sampleRate']));
      encoder = await createEncoder();
      answer('ready');
    }
  };
}
