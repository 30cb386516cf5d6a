import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberOf, shareOf } from './commit.mjs';
import { parts } from './sample.mjs';

/**
 * Days on which a calendar is easily got wrong, each in a zone: the ends of months and of the year, around midnight, the
 * 29th of February, and in Auckland the hour that comes twice and the one that is left out.
 */
export const moments = [
  ['2026-12-31T23:30', 'America/Sao_Paulo'],
  ['2027-01-01T00:10', 'Pacific/Auckland'],
  ['2027-02-28T23:40', 'America/Sao_Paulo'],
  ['2028-02-29T12:00', 'UTC'],
  ['2027-03-01T00:20', 'Asia/Kolkata'],
  ['2027-01-30T09:00', 'UTC'],
  ['2027-03-29T23:50', 'Asia/Kolkata'],
  ['2027-05-31T18:00', 'Pacific/Auckland'],
  ['2026-11-25T12:00', 'America/Sao_Paulo'],
  ['2027-04-04T02:30', 'Pacific/Auckland'],
  ['2027-09-26T01:50', 'Pacific/Auckland'],
  ['2027-07-01T00:05', 'America/Sao_Paulo'],
];

/**
 * The moment that a commit chooses; without one the first.
 * @param {string | null} commit its hash
 */
export const momentOf = (commit) => moments[numberOf(commit) % moments.length];

const quarters = 4;

/**
 * Which quarter of the tests that have to do with the calendar a run of CI takes on another day (dates.mjs), as vitest's
 * `--shard` has it. Not by the remainder that chooses the day: each day meets every quarter.
 * @param {string | null} commit its hash; without one the first
 */
export const quarterOf = (commit) => shareOf(Math.floor(numberOf(commit) / moments.length), quarters);

/**
 * Which of the page tests that CI takes in parts (test/inPart.ts) it takes on that day: each quarter meets every part.
 * @param {string | null} commit its hash; without one the first
 */
export const datedPartOf = (commit) => shareOf(Math.floor(numberOf(commit) / (quarters * moments.length)), parts);

/** Minutes by which a zone is ahead of UTC at an instant. */
function ahead(instant, zone) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return (Date.UTC(year, month - 1, day, hour, minute) - instant) / 60_000;
}

/**
 * The instant at which the clocks of a zone show a time; of two, the first.
 * @param {string} local like 2027-01-01T00:10
 * @param {string} zone an IANA name
 * @returns {string} in ISO 8601, UTC
 */
export function instantOf(local, zone) {
  const asUtc = Date.parse(`${local}Z`);
  const guesses = [ahead(asUtc - 86_400_000, zone), ahead(asUtc, zone), ahead(asUtc + 86_400_000, zone)]
    .map((minutes) => asUtc - minutes * 60_000)
    .filter((instant) => instant + ahead(instant, zone) * 60_000 === asUtc);
  if (guesses.length === 0) throw new Error(`no clock of ${zone} ever shows ${local}`);
  return new Date(Math.min(...guesses)).toISOString();
}

/** What tells that a test has to do with the calendar. */
const calendar =
  /Date\b|hoje|ontem|amanhã|today|\d{2}\/\d{2}|\d{4}-\d{2}|T\d{2}:|\bdias?\b|date-fns|setSystemTime|\bdue|semana|mês|schedul|agenda/i;

/** Tests of units and pages that have to do with the calendar; paths from the project's folder. */
export const datedTests = () =>
  ['src', 'test/backend', 'test/lib', 'test/flows']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((path) => /\.test\.tsx?$/.test(path) && calendar.test(readFileSync(path, 'utf8')));
