// Journeys in Chromium against the production build with the embedded backend. Further arguments go to vitest, e.g.
// `npm run test:e2e -- smoke`; with `--config <file>` other suites run on the same ground (`npm run test:long`).
import { requireChromium } from './chromium.mjs';
import { testOnStands } from './stands.mjs';

const chromium = await requireChromium();
const args = process.argv.slice(2);
const config = args.includes('--config') ? [] : ['--config', 'test/e2e/vitest.config.ts'];
process.exit(await testOnStands([...config, ...args], { CHROMIUM_PATH: chromium }));
