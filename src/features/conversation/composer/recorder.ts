import { fetchWorklet, listen } from './microphone';
import { openMp3, prepareEncoder } from './mp3';

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

/** All that recording needs, so that the first time needs no network (DAY-73). */
export const loadAhead = (): Promise<unknown> => Promise.all([prepareEncoder(), fetchWorklet()]);

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

/** Loudness of a stream, measured beside the recording. */
function createMeter(context: AudioContext, stream: MediaStream): () => number {
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // Speech stays far below full scale; the root and the factor make it fill the meter.
    return Math.min(1, Math.sqrt(power) * 4);
  };
}

/** Records the microphone as mp3, 128 kbps (P-15). */
export function createRecorder(): Recorder {
  let over = false;
  /** What gives back what was taken, the latest first. */
  let given: (() => void)[] = [];
  let level = (): number => 0;
  let finish = (): Promise<Blob> => Promise.reject(new Error('recorder: not started'));

  const release = (): void => {
    const giveBack = given;
    given = [];
    for (const give of giveBack.toReversed()) give();
  };

  const cancel = (): void => {
    over = true;
    release();
  };

  const start = async (onLost: () => void): Promise<RecorderProblem | null> => {
    if (!window.isSecureContext || !('mediaDevices' in navigator)) return 'insecure';
    try {
      const context = new AudioContext();
      given.push(() => void context.close());
      const mp3 = await openMp3(context.sampleRate);
      given.push(mp3.end);
      if (over) return null;
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      given.push(() => stream.getTracks().forEach((track) => track.stop()));
      // Browsers tell this of what ends without our own `stop`.
      for (const track of stream.getAudioTracks()) track.onended = onLost;
      if (!over) await listen(context, stream, mp3.add, () => over);
      if (over) return null;
      level = createMeter(context, stream);
      finish = () => {
        given = given.filter((give) => give !== mp3.end);
        release();
        return mp3.finish();
      };
      return null;
    } catch (error) {
      if (over) return null;
      release();
      return problemOf(error);
    } finally {
      // Given up while the browser was asking for the microphone.
      if (over) release();
    }
  };

  return { start, level: () => level(), stop: () => finish(), cancel };
}
