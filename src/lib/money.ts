const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * An amount of money as `R$ 1.234,50`, whatever the language of the page (I-09).
 * @param amount in reais; what is no number shows as zero
 */
export const formatMoney = (amount: number): string =>
  brl.format(Number.isFinite(amount) ? amount : 0).replace(/\u00a0/g, ' ');

/**
 * Reads an amount as people type it: `1.234,50`, `1234,5`, `1234.50`, `R$ 99`.
 * @returns the amount in reais, or null when it is none
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/R\$|\s/g, '');
  if (!/^\d[\d.]*(,\d+)?$|^\d+\.\d+$/.test(bare)) return null;
  // A lone dot with one or two digits behind it is a decimal point; every other dot groups thousands.
  const plain = /^\d+\.\d{1,2}$/.test(bare) ? bare : bare.replaceAll('.', '').replace(',', '.');
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : null;
}
