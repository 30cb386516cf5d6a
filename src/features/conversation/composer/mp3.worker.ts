import { createMp3Job } from './mp3Job';

let sampleRate = 0;
/** The library asks a window, which a worker has not, how many samples a second there are. */
const AudioContext = class {
  sampleRate = sampleRate;
};
Object.assign(globalThis, { window: { AudioContext } });

const doJob = createMp3Job(
  (message) => globalThis.postMessage(message),
  (rate) => {
    sampleRate = rate;
  },
);

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // The page hears of it as of any error of a worker.
  doJob(data).catch((error: unknown) => globalThis.reportError(error));
});
