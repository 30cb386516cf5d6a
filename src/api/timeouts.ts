import axios, { AxiosError, getAdapter, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

const readMs = 30_000;
/** Longer than for a read, as it may be done all the same. */
const changeMs = 60_000;
/** How long an upload may stand still. */
const stillMs = 60_000;
/** How long the server may take with a file it has whole: it converts it and hands it to the channel first. */
const handlingMs = 180_000;

/** Ends an upload that stands still as a network failure; one that moves may take as long as its file needs. */
const uploadAdapter: AxiosAdapter = async (config) => {
  const { signal, onUploadProgress } = config;
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      abort();
    }, ms);
  };
  if (signal?.aborted) abort();
  signal?.addEventListener?.('abort', abort);
  wait(stillMs);
  try {
    return await getAdapter(axios.defaults.adapter)({
      ...config,
      signal: controller.signal,
      onUploadProgress: (event) => {
        wait(event.progress === 1 ? handlingMs : stillMs);
        onUploadProgress?.(event);
      },
    });
  } catch (error) {
    throw isLate ? new AxiosError('the upload stood still', AxiosError.ETIMEDOUT, config) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', abort);
  }
};

/**
 * A request interceptor: a call that never answers must end in a state that says so, and neither a form that waits for
 * it nor what is to be sent after it must wait for ever (PAIN-2.1, PAIN-4.7). A bare `fetch` (fileState.ts, newBuild.ts,
 * loadConfig.ts, attachments of quick answers) does not pass here.
 */
export function withTimeouts(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (config.data instanceof FormData) config.adapter = uploadAdapter;
  else config.timeout ||= config.method === 'get' ? readMs : changeMs;
  return config;
}
