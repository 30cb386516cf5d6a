import { inTime } from '@/lib/inTime';

/** How long the code of the encoder may take to come, in milliseconds. */
const codeMs = 15_000;
/** Samples a second; of no matter where only the code is wanted. */
const usualRate = 44_100;

/** A worker that encodes (mp3Job.ts): on the page that would leave a slow machine no time for a hand (PUB-92). */
interface Encoder {
  /** @returns its answer; rejects where the worker fails */
  ask: (message: unknown) => Promise<unknown>;
  add: (samples: Float32Array<ArrayBuffer>) => void;
  end: () => void;
}

function startEncoder(): Encoder {
  const worker = new Worker(new URL('./mp3.worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.onerror = () => reject(new Error('recorder: the encoder failed'));
  });
  // It may fail while nobody waits for it.
  failed.catch(() => undefined);
  return {
    ask: (message) =>
      Promise.race([
        failed,
        new Promise((resolve) => {
          worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
          worker.postMessage(message);
        }),
      ]),
    add: (samples) => worker.postMessage(samples, [samples.buffer]),
    end: () => worker.terminate(),
  };
}

async function createEncoder(): Promise<Encoder> {
  const encoder = startEncoder();
  try {
    await inTime(encoder.ask({ sampleRate: usualRate }), codeMs, 'recorder: no encoder');
    return encoder;
  } catch (error) {
    encoder.end();
    throw error;
  }
}

/** The encoder of the next recording. */
let next: Promise<Encoder> | null = null;

/** Has an encoder at hand, so that recording begins at once, without a network too (DAY-73); rejects without its code. */
export function prepareEncoder(): Promise<Encoder> {
  next ??= createEncoder().catch((error: unknown) => {
    next = null;
    throw error;
  });
  return next;
}

/** An mp3 that grows as it is spoken. */
export interface Mp3 {
  /** More of the sound, mono; it is handed over, and must not be used any more. */
  add: (samples: Float32Array<ArrayBuffer>) => void;
  /** @returns the file; rejects where encoding has failed */
  finish: () => Promise<Blob>;
  /** Drops it. */
  end: () => void;
}

/**
 * Begins an mp3.
 * @param sampleRate samples a second
 * @returns once the encoder is there; rejects where its code is not to be had
 */
export async function openMp3(sampleRate: number): Promise<Mp3> {
  const { ask, add, end } = await prepareEncoder();
  next = null;
  await ask({ sampleRate });
  return {
    add,
    finish: async () => {
      const mp3 = await ask('stop').finally(end);
      if (mp3 instanceof Blob) return mp3;
      throw new Error('recorder: no mp3');
    },
    end,
  };
}
