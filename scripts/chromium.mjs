import { existsSync } from 'node:fs';
import { offerPackages } from './packages.mjs';

export const usual = [
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
 * The path of a Chromium: by CHROMIUM_PATH, from the usual places, or, for root on Debian, installed after a yes in a
 * terminal or without one (SAFE-17; PROSA_INSTALL=no prevents it). Else a line and exit 1.
 * @param places where it may be
 */
export async function requireChromium(places = usual) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH=${given} does not exist.`);
    process.exit(1);
  }
  const find = () => places.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  await offerPackages('Chromium', ['chromium']);
  const installed = find();
  if (installed) return installed;
  console.error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH to its executable.');
  return process.exit(1);
}
