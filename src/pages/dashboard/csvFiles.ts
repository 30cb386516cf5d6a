import type { TFunction } from '@/i18n/keys';
import type { Attendant, Counters, DayRange } from '@/api/dashboard';
import { csvFile, saveFile } from '@/lib/csv';
import { formatDate } from '@/lib/dates';
import type { ChartTable } from './ChartCard';

/** `atendentes_2026-11-01_2026-11-20`: what it is and of which days. */
export const fileNameOf = (name: string, { from, to }: DayRange): string => `${name}_${from}_${to}`;

/** Numbers as a spreadsheet counts with them: whole minutes, no unit. */
const minutes = (value: number | null): string => (value === null ? '' : String(Math.round(value)));

const save = async (heads: readonly string[], rows: readonly (readonly string[])[], name: string): Promise<void> =>
  saveFile(await csvFile(heads, rows), `${name}.csv`);

/** The six counters, with the days they are of. */
export function saveCounters(
  t: TFunction,
  range: DayRange,
  counters: Counters,
  newContacts: number | undefined,
): Promise<void> {
  const rows = [
    [t('dashboard.csv.from'), formatDate(range.from)],
    [t('dashboard.csv.to'), formatDate(range.to)],
    [t('dashboard.counters.inTalk'), String(counters.happening)],
    [t('dashboard.counters.waiting'), String(counters.pending)],
    [t('dashboard.counters.finished'), String(counters.finished)],
    [t('dashboard.counters.newContacts'), newContacts === undefined ? '' : String(newContacts)],
    [t('dashboard.csv.talkMinutes'), minutes(counters.talkMinutes)],
    [t('dashboard.csv.waitMinutes'), minutes(counters.waitMinutes)],
  ];
  const name = fileNameOf(t('dashboard.files.counters'), range);
  return save([t('dashboard.csv.indicator'), t('dashboard.csv.value')], rows, name);
}

/** The attendants as in their table; decimals as the spreadsheets of the language write them. */
export function saveAttendants(
  { t, language }: { t: TFunction; language: string },
  range: DayRange,
  attendants: readonly Attendant[],
): Promise<void> {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const heads = [
    t('dashboard.onlineTable.name'),
    t('dashboard.onlineTable.ratings'),
    t('dashboard.csv.talkMinutes'),
    t('dashboard.onlineTable.status'),
  ];
  const rows = attendants.map(({ name, rating, talkMinutes, online }) => [
    name,
    rating > 0 ? numbers.format(rating) : '',
    minutes(talkMinutes),
    online ? t('dashboard.onlineTable.online') : t('dashboard.onlineTable.offline'),
  ]);
  return save(heads, rows, fileNameOf(t('dashboard.files.attendants'), range));
}

/** The numbers of a chart, whole. */
export const saveChart = (table: ChartTable, name: string): Promise<void> =>
  save(
    table.heads,
    table.rows.map((row) => [row.name, String(row.amount)]),
    name,
  );
