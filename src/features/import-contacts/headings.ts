import { foldText } from '@/lib/searchText';
import { digitsIn, shownIn, type Cell } from './sheet';

type Row = readonly Cell[];

/** Which columns hold the name, the number and the e-mail, in the order in which they count. */
export interface Mapping {
  /** Joined. */
  name: readonly number[];
  /** The first one with a number in a row. */
  phone: readonly number[];
  /** The first one with a text in a row; only where e-mails are taken at all. */
  email?: readonly number[];
}

/** Headings are looked for so far down. */
export const headingLines = 10;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Names of a person in one column, the clearest first. */
const wholeNames = ['nome completo', 'full name', 'nombre completo', 'display name', 'nome de exibicao'];
/** Beside a column of surnames these are first names. */
const names = ['nome', 'name', 'nombre'];
const otherNames = [
  'contato',
  'contact',
  'contacto',
  'cliente',
  'customer',
  'client',
  'nome do cliente',
  'nome do contato',
  'customer name',
  'client name',
  'contact name',
  'nombre del cliente',
  'nombre del contacto',
];
const firstNames = ['first name', 'given name', 'primeiro nome', 'nome proprio', 'primer nombre', 'nombre de pila'];
const middleNames = ['middle name', 'additional name', 'segundo nome', 'nome do meio', 'segundo nombre'];
const lastNames = ['last name', 'family name', 'surname', 'sobrenome', 'ultimo nome', 'apellidos', 'apellido'];

/** A number that WhatsApp is likely to know. */
const mobileWords = wordsOf('whatsapp whats zap celular cel cell cellphone mobile movil telemovel iphone');
const phoneWords = wordsOf('telefone telefono phone tel fone');
/** What else stands in the heading of a number; labels, kinds and fax machines have words of their own. */
const sideWords = wordsOf(
  '1 2 3 4 5 6 7 8 9 value valor number numero no de do da del com ddd ddi home work business main primary other ' +
    'personal contact company residencial comercial trabalho principal outro pessoal contato empresa fixo casa ' +
    'particular trabajo otro contacto fijo',
);
/** May be the number of a house or an order: it counts where no heading is clearer. */
const bareNumbers = ['numero', 'number', 'contact number', 'numero de contato', 'numero de contacto'];

const emailHeading = /^((endereco|direccion) de )?(e ?mail|mail|correo( electronico)?)( \d)?( (value|valor|address))?$/;

const plain = (heading: string): string =>
  foldText(heading)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The first of these headings that is there, in a list; empty where none is. */
function find(headings: readonly string[], ...wanted: readonly (readonly string[])[]): number[] {
  const index = wanted
    .flat()
    .map((heading) => headings.indexOf(heading))
    .find((at) => at !== -1);
  return index === undefined ? [] : [index];
}

/** A clear name of its own, or first, middle and last names as Google Contacts, Outlook and iCloud export them. */
function findName(headings: readonly string[]): number[] {
  const whole = find(headings, wholeNames);
  if (whole.length > 0) return whole;
  return [find(headings, firstNames, names, otherNames), find(headings, middleNames), find(headings, lastNames)].flat();
}

function findPhone(headings: readonly string[]): number[] {
  const having = (kind: ReadonlySet<string>, others: ReadonlySet<string>): number[] =>
    headings.flatMap((heading, index) => {
      const words = heading.split(' ');
      const isPhone = words.some((word) => kind.has(word));
      return isPhone && words.every((word) => kind.has(word) || others.has(word)) ? [index] : [];
    });
  const mobile = having(mobileWords, new Set([...phoneWords, ...sideWords]));
  const phone = having(phoneWords, sideWords);
  return mobile.length + phone.length > 0 ? [...mobile, ...phone] : find(headings, bareNumbers);
}

/**
 * The columns by their headings: `Nome` and `Telefone` as the server spells them, what people call them, and the
 * exports of address books (PUB-4). Of several numbers mobile ones come first.
 * @param email whether e-mails are taken
 */
export function guessMapping(row: Row, email: boolean): Mapping {
  const headings = row.map((cell) => plain(shownIn(cell)));
  const emails = headings.flatMap((heading, index) => (emailHeading.test(heading) ? [index] : []));
  return { name: findName(headings), phone: findPhone(headings), ...(email && { email: emails }) };
}

/** A line with a number, in whatever signs, tells no columns: it is a contact itself. */
const hasNumber = (row: Row): boolean =>
  row.some((cell) => /\p{Nd}{6,}/u.test(digitsIn(cell).replaceAll(/[\s().+-]/g, '')));
const hasSeveral = (row: Row): boolean => row.filter((cell) => cell !== '').length > 1;

/**
 * Which of the first lines tells what the columns are (PUB-5): one with names and numbers, below a title or not; of
 * headings that nobody knows, the first line of several texts.
 * @returns its index in the rows, null where a contact comes first
 */
export function findHeadings(rows: readonly Row[]): number | null {
  const top = rows.slice(0, headingLines);
  const known = top.findIndex((row) => {
    const { name, phone } = guessMapping(row, false);
    return name.length > 0 && phone.length > 0 && !hasNumber(row);
  });
  if (known !== -1) return known;
  const start = Math.max(0, top.findIndex(hasSeveral));
  return hasNumber(top[start] ?? []) ? null : start;
}
