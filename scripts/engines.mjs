// Ten journeys in Chromium, Firefox and WebKit against the production build with the embedded backend. Further
// arguments go to vitest, e.g. `npm run test:engines -- --project webkit inbox`. An engine that is wanted and absent is
// named and makes the exit code 1; PROSA_ENGINES=chromium,firefox says which ones are wanted.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { usual as chromiumPlaces } from './chromium.mjs';
import { offerPackages } from './packages.mjs';
import { ended } from './preview.mjs';
import { testOnStands } from './stands.mjs';

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const first = (places) => places.find((path) => path && existsSync(path));

/** Its folder is named after the machine and the version: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
const miniBrowsers = () =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .filter((name) => name.includes('-linux-'))
    .flatMap((name) => readdirSync(`/usr/lib/${name}`).map((inside) => `/usr/lib/${name}/${inside}/MiniBrowser`))
    .filter((path) => path.includes('/webkit'));

function findWebKit() {
  const [driver, browser, display] = [['/usr/bin/WebKitWebDriver'], miniBrowsers(), ['/usr/bin/Xvfb']].map(first);
  return driver && browser && display ? { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser, XVFB: display } : null;
}

const named = (variable, places) => {
  const path = first(process.env[variable] ? [process.env[variable]] : places);
  return path ? { [variable]: path } : null;
};

/** How each is found, as environment variables of the tests, and what Debian calls it. */
const engines = {
  chromium: { title: 'Chromium', find: () => named('CHROMIUM_PATH', chromiumPlaces), packages: ['chromium'] },
  firefox: { title: 'Firefox', find: () => named('FIREFOX_PATH', firefoxPlaces), packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

const wanted = (process.env.PROSA_ENGINES || Object.keys(engines).join()).split(',').map((name) => name.trim());
const unknown = wanted.filter((name) => !(name in engines));
if (unknown.length > 0) {
  console.error(`PROSA_ENGINES: ${unknown.join(', ')} is none of ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}

const found = {};
for (const name of wanted) {
  const { title, find, packages } = engines[name];
  if (!find()) await offerPackages(title, packages);
  const place = find();
  if (place) found[name] = place;
  else
    console.error(
      `No ${title} found: install it (apt-get install ${packages.join(' ')}), or leave it out by PROSA_ENGINES.`,
    );
}
const absent = wanted.filter((name) => !(name in found));

/** A screen that nobody sees: WebKit has no mode without one. */
async function startScreen(xvfb) {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const display = await new Promise((resolve) => {
    child.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    child.once('exit', () => resolve(''));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  return { display, stop };
}

if (Object.keys(found).length === 0) process.exit(1);

const screen = found.webkit ? await startScreen(found.webkit.XVFB) : null;
const args = process.argv.slice(2);
const reporters = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default'];
const code = await testOnStands(
  ['--config', 'test/engines/vitest.config.ts', ...reporters, '--reporter=./test/engines/table.ts', ...args],
  {
    ...Object.assign({}, ...Object.values(found)),
    PROSA_ENGINES_FOUND: Object.keys(found).join(),
    PROSA_ENGINES_ABSENT: absent.join(),
    ...(screen ? { PROSA_SCREEN: screen.display } : {}),
    // Node 20 has WebSocket behind a flag; Firefox speaks through one.
    ...(typeof WebSocket === 'undefined'
      ? {
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket --disable-warning=ExperimentalWarning`,
        }
      : {}),
  },
  2,
);
await screen?.stop();
process.exit(code || (absent.length > 0 ? 1 : 0));
