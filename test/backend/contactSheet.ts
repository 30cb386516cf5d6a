import { isRecord } from './parse.ts';

export interface SheetContact {
  name: string;
  number: string;
  email: string;
}

const headings = {
  name: ['nome', 'Nome'],
  number: ['numero', 'número', 'Numero', 'Número'],
  email: ['email', 'e-mail', 'Email', 'E-mail'],
} as const;

/** The first sheet as the server reads it: rows by the headings of its first row (contract back-office 6). */
export async function readContactSheet(bytes: Uint8Array): Promise<SheetContact[]> {
  const { read, utils } = await import('xlsx');
  const book = read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) return [];
  const rows: unknown[] = utils.sheet_to_json(sheet);
  return rows.filter(isRecord).map((row) => {
    const cell = (names: readonly string[]): string => {
      const name = names.find((key) => row[key] !== undefined);
      return name === undefined ? '' : String(row[name]);
    };
    return {
      name: cell(headings.name),
      number: cell(headings.number).replaceAll(/\D/g, ''),
      email: cell(headings.email),
    };
  });
}
