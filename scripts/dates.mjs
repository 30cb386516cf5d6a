// `npm run test:dates`: the tests of units and pages that have to do with the calendar, on days and in zones where
// a calendar is easily got wrong (moments.mjs). PROSA_MOMENT=2027-01-01T00:10,Pacific/Auckland takes one of them,
// PROSA_SHARD=1/2 half of the tests; further arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { datedTests, instantOf, moments } from './moments.mjs';

const clock = `--import ${pathToFileURL(resolve('scripts/movedClock.mjs')).href}`;
const chosen = process.env.PROSA_MOMENT ? [process.env.PROSA_MOMENT.split(',')] : moments;
// Tried again, some files alone.
const given = process.argv.slice(2);
const all = !given.some((word) => !word.startsWith('-'));
const tests = all ? datedTests() : [];
const shard = all && process.env.PROSA_SHARD ? [`--shard=${process.env.PROSA_SHARD}`] : [];
const failed = [];
for (const [local, zone] of chosen) {
  console.log(`${local} in ${zone}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=flows', ...given, ...shard, ...tests],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TZ: zone,
        PROSA_READ_CODE: '1',
        PROSA_NOW: instantOf(local, zone),
        PROSA_MOMENT: `${local} in ${zone}`,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${clock}`.trim(),
      },
    },
  );
  if (status !== 0) failed.push(`${local} in ${zone}`);
}
if (failed.length > 0) console.log(`Failed at ${failed.join('; ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
