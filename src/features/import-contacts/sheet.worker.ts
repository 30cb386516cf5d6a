import { readSheet } from './readSheet';

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const answer = data instanceof ArrayBuffer ? readSheet(new Uint8Array(data)) : { problem: 'broken' };
  globalThis.postMessage(answer);
});
