import { dueDay } from './dueDate';
import { readTime } from './readTime';

/** Why a text is no date to keep. */
export type DateProblem = 'unreadable' | 'noSuchDay' | 'year' | 'noTime' | 'wrongTime';

type Reading = { date: string } | { problem: DateProblem };

/** Years that a person may mean here: before and after them it is a slip of the hand (PUB-10). */
export const firstYear = 2000;
export const lastYear = 2099;

const stored = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?$/;
/** The longest text that may be one; what is longer is not looked at. */
const longest = 40;

/** Parts of a text that begins with a day, as people and programs write it, and what follows. */
function partsOf(text: string): { day: string; month: string; year: string; rest: string } | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)T?(.*)$/.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '', rest = ''] = iso;
    return { day, month, year, rest };
  }
  const written =
    /^(\d{2})(\d{2})(\d{4})((?:\d{4}|\D.*)?)$/.exec(text) ??
    /^(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d+)(?!\d)(.*)$/.exec(text) ??
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d+)(?!\d)(.*)$/.exec(text) ??
    /^(\d{1,2})-(\d{1,2})-(\d+)(?!\d)(.*)$/.exec(text) ??
    /^(\d{1,2}) (\d{1,2}) (\d+)(?!\d)(.*)$/.exec(text);
  if (!written) return null;
  const [, day = '', month = '', year = '', rest = ''] = written;
  return { day, month, year, rest };
}

/**
 * Reads a day, or a day and an hour, as people write it: `25/12/2026`, `25.12.2026`, `25122026`, `2026-12-25`, with `14:30`,
 * `14h30`, `às 14:30` behind it. Never another day: a day that does not exist, a year of two or five digits and half a date
 * have a reason (PUB-9, PUB-10).
 * @param withTime whether an hour belongs to it; without, an hour makes the text unreadable
 * @returns yyyy-MM-dd or yyyy-MM-ddTHH:mm, empty where none is given, or the reason
 */
export function readDate(text: string, withTime = false): Reading {
  const bare = text.trim();
  if (bare === '') return { date: '' };
  const parts = bare.length > longest ? null : partsOf(bare);
  if (!parts) return { problem: 'unreadable' };
  const { day, month, year, rest } = parts;
  const hour = rest.replace(/^[\s,]*(?:(?:às|as|at|a las)\s+)?/i, '').replace(/^T/, '');
  if (hour !== '' && !withTime) return { problem: 'unreadable' };
  if (year.length !== 4 || Number(year) < firstYear || Number(year) > lastYear) return { problem: 'year' };
  const date = dueDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (date === '') return { problem: 'noSuchDay' };
  if (!withTime) return { date };
  const time = readTime(hour);
  if (time === null) return { problem: 'wrongTime' };
  return time === '' ? { problem: 'noTime' } : { date: `${date}T${time}` };
}

/** What a field holds for a typed text: the date it is read as, or the text itself, which `readDate` refuses with its reason. */
export function heldDate(text: string, withTime = false): string {
  const read = readDate(text, withTime);
  return 'date' in read ? read.date : text;
}

/** The text of what a field holds: dd/MM/yyyy, with HH:mm where there is an hour (I-08); what is no date stays. */
export function writtenDate(held: string): string {
  const [, year, month, day, time] = stored.exec(held) ?? [];
  if (year === undefined) return held;
  return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}

/** Puts the strokes into eight digits as the last one is typed or pasted; a correction in place stays as it is. */
export const maskDate = (before: string, after: string, withTime = false): string =>
  after.length > before.length && /^\d{8}$/.test(after)
    ? `${after.slice(0, 2)}/${after.slice(2, 4)}/${after.slice(4)}${withTime ? ' ' : ''}`
    : after;
