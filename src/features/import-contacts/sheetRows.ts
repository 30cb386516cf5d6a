import { readPhone, type PhoneProblem } from '@/lib/readPhone';
import { foldText } from '@/lib/searchText';
import type { Sheet } from './sheet';

/** Which columns hold the name and the number; null while nobody has said. */
export interface Mapping {
  name: number | null;
  phone: number | null;
  /** Only where e-mails are taken at all. */
  email?: number | null;
}

export interface GoodRow {
  line: number;
  name: string;
  /** Digits only. */
  phone: string;
  email?: string;
}

export type RowProblem = PhoneProblem | 'noName' | 'badEmail' | 'repeated';

export interface BadRow {
  line: number;
  name: string;
  /** As it stands in the file. */
  phone: string;
  problem: RowProblem;
}

const nameHeadings = ['nome', 'nome completo', 'name', 'full name', 'nombre', 'nombre completo'];
const otherNameHeadings = ['contato', 'contact', 'contacto', 'cliente', 'customer', 'client'];
const phoneHeadings = ['telefone', 'whatsapp', 'celular', 'numero', 'phone', 'telefono', 'mobile', 'number', 'movil'];
const otherPhoneHeadings = ['fone', 'tel', 'numero do whatsapp', 'numero de telefone', 'phone number', 'cell'];

const emailHeadings = ['email', 'e mail', 'mail', 'correo', 'correo electronico', 'endereco de e mail'];

const plain = (heading: string): string =>
  foldText(heading)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function find(headings: readonly string[], lists: readonly (readonly string[])[]): number | null {
  for (const wanted of lists.flat()) {
    const index = headings.indexOf(wanted);
    if (index !== -1) return index;
  }
  return null;
}

/** The columns by their headings: `Nome` and `Telefone` as the server spells them, and what people call them. */
export function guessMapping(headings: readonly string[]): Mapping {
  const names = headings.map(plain);
  return {
    name: find(names, [nameHeadings, otherNameHeadings]),
    phone: find(names, [phoneHeadings, otherPhoneHeadings]),
  };
}

/** The column of e-mails by its heading. */
export const guessEmail = (headings: readonly string[]): number | null => find(headings.map(plain), [emailHeadings]);

/** Whether the first row tells what the columns are, rather than being a contact itself. */
export const hasHeadings = ([first = []]: Sheet['rows']): boolean => !first.some((text) => /\d{6,}/.test(text));

function problemOf(name: string, email: string): RowProblem | null {
  if (name === '') return 'noName';
  return email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'badEmail';
}

/**
 * Rows that can be sent and rows that cannot, with the reason; no good row is dropped for a bad one (B-06, PAIN-8.1).
 * Empty lines are no rows. Of one number the first row counts: the server answers a second one with a database error.
 */
export function checkRows(
  { rows, firstLine }: Sheet,
  { name: nameColumn, phone: phoneColumn, email: emailColumn }: Mapping,
  headings: boolean,
): { good: GoodRow[]; bad: BadRow[] } {
  const good: GoodRow[] = [];
  const bad: BadRow[] = [];
  const seen = new Set<string>();
  rows.forEach((cells, index) => {
    if ((headings && index === 0) || cells.every((text) => text === '')) return;
    const line = firstLine + index;
    const name = cells[nameColumn ?? -1] ?? '';
    const phone = cells[phoneColumn ?? -1] ?? '';
    const email = cells[emailColumn ?? -1] ?? '';
    const read = readPhone(phone);
    if ('problem' in read) {
      bad.push({ line, name, phone, problem: read.problem });
      return;
    }
    const { digits } = read;
    const problem = problemOf(name, email) ?? (seen.has(digits) ? 'repeated' : null);
    if (problem) {
      bad.push({ line, name, phone, problem });
      return;
    }
    seen.add(digits);
    good.push({ line, name, phone: digits, ...(emailColumn !== undefined && { email }) });
  });
  return { good, bad };
}
