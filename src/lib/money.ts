import { digitsOf } from './digits';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * An amount of money as `R$ 1.234,50`, whatever the language of the page (I-09).
 * @param amount in reais; what is no number shows as zero
 */
export const formatMoney = (amount: number): string =>
  brl.format(Number.isFinite(amount) ? amount : 0).replace(/\u00a0/g, ' ');

/** Whole reais and cents, as they may be grouped; groups are of three, and cents are one or two digits. */
const forms = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
  /^([1-9]\d{0,2}(?:,\d{3}){2,})$/,
];

/**
 * Reads an amount as people type it: `1.234,50`, `1234,5`, `1234.50`, `1,234.50`, `R$ 99`. Reais are grouped by points, so
 * `1.500` is one thousand five hundred; `1,500` is refused, since it is another amount in English (PUB-14).
 * @returns the amount in reais, or null when it is none or may be two
 */
export function parseMoney(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^R\$\s*/, '')
    .replaceAll(/\s/g, ' ');
  const found = forms.map((form) => form.exec(bare)).find((match) => match !== null);
  if (!found) return null;
  const [, reais = '', cents = '0'] = found;
  const amount = Number(`${digitsOf(reais)}.${cents}`);
  return Number.isSafeInteger(Math.round(amount * 100)) ? amount : null;
}
