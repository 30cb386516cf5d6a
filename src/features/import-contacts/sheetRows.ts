import { readCountryPhone } from '@/lib/countryPhone';
import { emailToSend, isEmail } from '@/lib/email';
import type { PhoneProblem } from '@/lib/readPhone';
import type { Mapping } from './headings';
import { digitsIn, shownIn, type Cell, type Sheet } from './sheet';

export interface GoodRow {
  line: number;
  name: string;
  /** Digits only. */
  phone: string;
  /** Absent: the number is whole and known to its country's plan (DAY-43). */
  check?: 'assumed' | 'doubtful';
  email?: string;
}

export type RowProblem = PhoneProblem | 'noName' | 'badEmail' | 'repeated';

export interface BadRow {
  line: number;
  name: string;
  /** As it stands in the file. */
  phone: string;
  /** As it stands in the file; only where e-mails are taken. */
  email?: string;
  problem: RowProblem;
}

function problemOf(name: string, email: string): RowProblem | null {
  if (name === '') return 'noName';
  return email === '' || isEmail(email) ? null : 'badEmail';
}

/** Google's export holds several values in one cell. */
const valuesIn = (text: string): string[] => text.split(/\s*:::\s*/).filter((value) => value !== '');

/** The number of a row: of several columns and values the first one with a digit, or else what stands there. */
function phoneIn(cells: readonly Cell[], columns: readonly number[]): string {
  const values = columns.flatMap((column) => valuesIn(digitsIn(cells[column])));
  return values.find((value) => /\p{Nd}/u.test(value)) ?? values[0] ?? '';
}

/**
 * Rows that can be sent and rows that cannot, with the reason; no good row is dropped for a bad one (B-06, PAIN-8.1).
 * Empty lines are no rows. Of one number the first row counts: the server answers a second one with a database error.
 * @param country the one of numbers without country code; null: all are taken as whole
 * @param headings index of the row that tells what the columns are: it and those above are no contacts; null: all are
 */
export function checkRows(
  { rows, firstLine }: Sheet,
  { name: nameColumns, phone: phoneColumns, email: emailColumns }: Mapping,
  headings: number | null,
  country: string | null,
): { good: GoodRow[]; bad: BadRow[] } {
  const good: GoodRow[] = [];
  const bad: BadRow[] = [];
  const seen = new Set<string>();
  rows.forEach((cells, index) => {
    if (index <= (headings ?? -1) || cells.every((cell) => cell === '')) return;
    const line = firstLine + index;
    const texts = nameColumns.map((column) => shownIn(cells[column]));
    const name = texts.filter((text) => text !== '').join(' ');
    const [email = ''] = emailColumns?.flatMap((column) => valuesIn(shownIn(cells[column]))) ?? [];
    const phone = phoneIn(cells, phoneColumns);
    const read = readCountryPhone(phone, country);
    const digits = 'digits' in read ? read.digits : '';
    const fault = 'problem' in read ? read.problem : problemOf(name, email);
    const problem = fault ?? (seen.has(digits) ? 'repeated' : null);
    if (problem) {
      bad.push({ line, name, phone, ...(emailColumns && { email }), problem });
      return;
    }
    seen.add(digits);
    good.push({
      line,
      name,
      phone: digits,
      ...('check' in read && read.check !== 'sure' && { check: read.check }),
      ...(emailColumns && { email: emailToSend(email) }),
    });
  });
  return { good, bad };
}
