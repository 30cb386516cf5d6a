import { digitsOf } from './digits';

/** Text without capitals and accents, so that "reclamacao" finds "Reclamação". */
export const foldText = (text: string | null | undefined): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Written like a telephone number, and not like a date, a tax number or an amount, which messages hold as written. */
const likeNumber = /^(?!\d{1,4}([.-])\d\d?\1\d{1,4}$|\d{1,3}(?:\.\d{3}){2,}(?:-|$))[\d\s+().-]+$/;

/** Whether a text for a contact is a telephone number rather than a name. */
export const isNumberLike = (text: string): boolean => digitsOf(text).length >= 8 && likeNumber.test(text.trim());

/** What contacts are searched by: the server keeps telephone numbers as digits and compares letter by letter (PUB-80). */
export const searchedContact = (text: string): string => (isNumberLike(text) ? digitsOf(text) : text);
