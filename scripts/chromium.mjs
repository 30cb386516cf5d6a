import { existsSync } from 'node:fs';
import { offerPackages } from './packages.mjs';

export const usual = [
  // Without windows, bars and their pages, which nobody sees in a test: journeys take a quarter less with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium: by CHROMIUM_PATH, from the usual places, or, for root on Debian, installed after a yes in a terminal or
 * without one (SAFE-17; PROSA_INSTALL=no prevents it).
 * @param places where it may be
 * @returns {Promise<{ path: string } | { missing: string }>} its path, or a line that says what to do
 */
export async function findChromium(places = usual) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? { path: given } : { missing: `CHROMIUM_PATH=${given} does not exist.` };
  const find = () => places.find((path) => existsSync(path));
  if (!find()) await offerPackages('Chromium', ['chromium']);
  const path = find();
  if (path) return { path };
  return {
    missing: 'No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  };
}

/** The path of a Chromium; where there is none, a line and exit 1. */
export async function requireChromium(places = usual) {
  const { path, missing } = await findChromium(places);
  if (path) return path;
  console.error(missing);
  return process.exit(1);
}
