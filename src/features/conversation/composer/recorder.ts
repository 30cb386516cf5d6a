import { fetchWorklet, listen } from './microphone';

/** Why recording is impossible, for the words that the composer shows (B-23). */
export type RecorderProblem = 'insecure' | 'refused' | 'noDevice' | 'busy' | 'failed' | 'lost';

/** One recording; the microphone is released by `stop`, by `cancel` and by a failure, whichever comes (PAIN-6.2). */
export interface Recorder {
  /**
   * @param onLost the microphone is gone, unplugged or taken away; `stop` gives what was recorded until then
   * @returns what prevents it, or null
   */
  start: (onLost: () => void) => Promise<RecorderProblem | null>;
  /** Loudness at this moment, 0 to 1. */
  level: () => number;
  /** Ends the recording. @returns the mp3 */
  stop: () => Promise<Blob>;
  cancel: () => void;
}

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

/** The library, a chunk of its own. */
export async function loadEncoder() {
  for (const name of encoderGlobals) {
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
    }
  }
  const { default: MicRecorder } = await import('mic-recorder-to-mp3');
  return MicRecorder;
}

/** All that recording needs, so that the first time needs no network (DAY-73). */
export const loadAhead = (): Promise<unknown> => Promise.all([loadEncoder(), fetchWorklet()]);

const problems: ReadonlyMap<string, RecorderProblem> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'noDevice'],
  ['OverconstrainedError', 'noDevice'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

function problemOf(error: unknown): RecorderProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const problem = problems.get(name);
  if (problem === undefined) console.error(error);
  return problem ?? 'failed';
}

const closeContext = (context: AudioContext | null): void => {
  if (context && context.state !== 'closed') void context.close();
};

/** Loudness of a stream, measured beside the recording; the stream belongs to the recording. */
function createMeter(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech stays far below full scale; the root and the factor make it fill the meter.
      return Math.min(1, Math.sqrt(power) * 4);
    },
    close: () => closeContext(context),
  };
}

/** Records the microphone as mp3, 128 kbps (P-15). */
export function createRecorder(): Recorder {
  let over = false;
  let release = (): void => undefined;
  let level = (): number => 0;
  let finish = (): Promise<Blob> => Promise.reject(new Error('recorder: not started'));

  const cancel = (): void => {
    over = true;
    release();
  };

  const start = async (onLost: () => void): Promise<RecorderProblem | null> => {
    if (!window.isSecureContext || !('mediaDevices' in navigator)) return 'insecure';
    try {
      const MicRecorder = await loadEncoder();
      if (over) return null;
      const recorder = new MicRecorder({ bitRate });
      release = () => {
        recorder.activeStream?.getTracks().forEach((track) => track.stop());
        closeContext(recorder.context);
        // Closing takes a while, and closing it twice is an error.
        recorder.context = null;
      };
      const stream = await listen(recorder, () => over);
      // Browsers tell this of what ends without our own `stop`.
      for (const track of stream.getAudioTracks()) track.onended = onLost;
      const meter = createMeter(stream);
      level = meter.level;
      const free = release;
      release = () => {
        meter.close();
        free();
      };
      finish = async () => {
        release();
        const [, mp3] = await recorder.getMp3();
        return mp3;
      };
      // Given up while the browser was asking for the microphone.
      if (over) release();
      return null;
    } catch (error) {
      release();
      return over ? null : problemOf(error);
    }
  };

  return { start, level: () => level(), stop: () => finish(), cancel };
}
