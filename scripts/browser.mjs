import { chromium } from 'playwright-core';
import { fontEnvironment } from './fonts.mjs';

/** Thumbnails of help videos: the one host outside that a page asks. */
export const outside = 'img.youtube.com';

/**
 * Where the clock is moved by libfaketime, Debian's repairs waits on the monotonic clock that are whole: a page takes ten
 * seconds to open. Without libfaketime it is a name that nobody reads.
 */
const movedClock = { FAKETIME_FORCE_MONOTONIC_FIX: '0' };

/**
 * Starts a Chromium for many tests: with a microphone that beeps, fonts of its own (fonts.mjs), and asking nobody.
 * @param {string} executablePath
 * @returns a server of playwright's; tests connect to its `wsEndpoint()`
 */
export const startBrowser = (executablePath) =>
  chromium.launchServer({
    executablePath,
    host: '127.0.0.1',
    env: { ...movedClock, ...process.env, ...fontEnvironment() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${outside} ~NOTFOUND`,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
