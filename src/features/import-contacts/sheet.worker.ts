import { doSheetJob } from './sheetJob';

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => globalThis.postMessage(doSheetJob(data)));
