import { doSheetJob } from './sheetJob';

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void doSheetJob(data).then((answer) => globalThis.postMessage(answer));
});
