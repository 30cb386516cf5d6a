import { voiceNotePrefix } from '../outbox';

export type RecorderProblem = 'insecure' | 'refused' | 'noDevice' | 'busy' | 'failed';

/** Why recording is impossible, in words that the composer can show (PAIN-2.12). */
export class RecorderFailure extends Error {
  readonly problem: RecorderProblem;
  constructor(problem: RecorderProblem, cause?: unknown) {
    super(`recorder: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** One recording; the microphone is released by `stop`, by `cancel` and by a failure, whichever comes (PAIN-6.2). */
export interface Recorder {
  /** @throws RecorderFailure */
  start: () => Promise<void>;
  /** Loudness at this moment, 0 to 1. */
  level: () => number;
  /** Ends the recording. @returns the mp3 */
  stop: () => Promise<Blob>;
  cancel: () => void;
}

/** Below this a recording is an accident: discarded, not sent (P-16). */
export const minimumBytes = 10_000;

/** 128 kbps (P-15). */
const bitRate = 128;

/** A voice note by its name (contract 5.9). */
export const voiceNote = (mp3: Blob): File =>
  new File([mp3], `${voiceNotePrefix}${Date.now()}.mp3`, { type: 'audio/mp3' });

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

/** The library, a chunk of its own, loaded on the first recording. */
async function loadEncoder() {
  for (const name of encoderGlobals) {
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
    }
  }
  const { default: MicRecorder } = await import('mic-recorder-to-mp3');
  return MicRecorder;
}

const problems: ReadonlyMap<string, RecorderProblem> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'noDevice'],
  ['OverconstrainedError', 'noDevice'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

function toFailure(error: unknown): RecorderFailure {
  if (error instanceof RecorderFailure) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new RecorderFailure(problems.get(name) ?? 'failed', error);
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
  let finish = (): Promise<Blob> => Promise.reject(new RecorderFailure('failed'));

  const cancel = (): void => {
    over = true;
    release();
  };

  const start = async (): Promise<void> => {
    if (!window.isSecureContext || !('mediaDevices' in navigator)) throw new RecorderFailure('insecure');
    try {
      const MicRecorder = await loadEncoder();
      if (over) return;
      const recorder = new MicRecorder({ bitRate });
      release = () => {
        // Without a stream the library leaves its audio context open.
        if (recorder.activeStream) recorder.stop();
        else if ('context' in recorder && recorder.context instanceof AudioContext) closeContext(recorder.context);
      };
      const stream = await recorder.start();
      const meter = createMeter(stream);
      level = meter.level;
      release = () => {
        meter.close();
        recorder.stop();
        stream.getTracks().forEach((track) => track.stop());
      };
      finish = async () => {
        release();
        const [, mp3] = await recorder.getMp3();
        return mp3;
      };
      // Given up while the browser was asking for the microphone.
      if (over) release();
    } catch (error) {
      release();
      throw toFailure(error);
    }
  };

  return { start, level: () => level(), stop: () => finish(), cancel };
}
