const byteOrderMark = '\uFEFF';

/**
 * A cell that no spreadsheet takes for a formula (B-42): what begins like one gets an apostrophe in front. Quotes are
 * doubled here, since react-csv escapes nothing (docs/dependencies.md, section 5).
 */
export const csvCell = (text: string): string =>
  (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""');

/** A semicolon-separated file that spreadsheets read as UTF-8 (C-14). */
export async function csvFile(heads: readonly string[], rows: readonly (readonly string[])[]): Promise<Blob> {
  const { toCSV } = await import('react-csv/lib/core');
  const safe = rows.map((row) => row.map(csvCell));
  return new Blob([byteOrderMark, toCSV(safe, heads.map(csvCell), ';')], { type: 'text/csv;charset=utf-8' });
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
