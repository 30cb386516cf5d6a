import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { installStubs, resetStubs } from './browserStubs';
import { callsSettled, clearCookies, refuseStrangers, server, startedCalls } from './msw';
import { catchPrinted, hearJsdom, surprises } from './printed';
import { closeSockets } from './socketServer';
import { freshBackend, freshBackendIfUsed, interceptNothing } from './world';

/**
 * Runs before every test file. Files of one worker share their modules (`isolate: false`), so whatever lives in a
 * module is put back here after each test; a new module-level state must be reset below.
 */

declare global {
  var mswListens: boolean | undefined;
}

if (globalThis.mswListens !== true) {
  server.listen({ onUnhandledRequest: refuseStrangers });
  globalThis.mswListens = true;
}

const inBrowser = typeof window !== 'undefined';

configure({
  asyncUtilTimeout: 10_000,
  // Printing the whole page at every poll of a `findBy` costs more than the poll; the query names what is missing.
  getElementError: (message) => new Error(message ?? 'not found'),
});

if (inBrowser) hearJsdom();

beforeAll(async () => {
  // The files before may have left a seed that has grown old.
  freshBackend();
  if (!inBrowser) return;
  await installStubs();
  // Parts that the app fetches on demand: with them at hand no test waits for a module to be read.
  const [{ preloadLayers }] = await Promise.all([
    import('@/components/lazy/layers.lazy'),
    import('@/components/feedback/showToast'),
  ]);
  await preloadLayers();
});

// A page that is being read when its file ends would be broken for the next one.
afterAll(() => vi.dynamicImportSettled());

// What is said while a failing story is played again is read, not judged.
const judgesPrinted = !process.env['PROSA_TRACE'];

beforeEach(() => {
  if (judgesPrinted) catchPrinted();
});

async function resetApp(): Promise<void> {
  const [
    { default: i18next },
    { changeLanguage },
    { adoptStoredSession },
    { forgetServerTime },
    { forgetServerState },
    { forgetTyping },
    { toast },
  ] = await Promise.all([
    import('i18next'),
    import('@/i18n/i18n'),
    import('@/api/session'),
    import('@/api/serverClock'),
    import('@/api/serverState'),
    import('@/browser/typing'),
    import('react-toastify/unstyled'),
  ]);
  forgetServerTime();
  forgetServerState();
  forgetTyping();
  toast.dismiss();
  toast.clearWaitingQueue();
  localStorage.clear();
  sessionStorage.clear();
  adoptStoredSession();
  if (i18next.isInitialized && i18next.language !== 'pt') await changeLanguage('pt');
  window.history.replaceState(null, '', '/');
  document.head.querySelectorAll('[data-test-left]').forEach((element) => element.remove());
}

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  interceptNothing();
  vi.unstubAllGlobals();
  if (judgesPrinted) catchPrinted();
  if (inBrowser) {
    cleanup();
    await callsSettled();
    await resetApp();
    resetStubs();
    document.body.replaceChildren();
  }
  server.resetHandlers();
  closeSockets();
  clearCookies();
  startedCalls.length = 0;
  freshBackendIfUsed();
  vi.restoreAllMocks();
  expect(surprises(), 'printed without being expected').toEqual([]);
});
