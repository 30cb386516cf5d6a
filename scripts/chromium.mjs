import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
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

const isRoot = () => typeof process.getuid === 'function' && process.getuid() === 0;

function install() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('No Chromium here: installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
}

/** The path of a Chromium, by CHROMIUM_PATH or from the usual places; installed when it may be; else a line and exit 1. */
export function requireChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH=${given} does not exist.`);
    process.exit(1);
  }
  const find = () => places.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  install();
  const installed = find();
  if (installed) return installed;
  console.error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH to its executable.');
  return process.exit(1);
}
