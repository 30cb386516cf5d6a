const brazil = /^55(\d{2})(\d{4,5})(\d{4})$/;
/** The longest number of the world's plan; ids of groups are longer. */
const longest = 15;

/** "+55 11 90000-1274" for Brazilian numbers, "+" and the digits for others; ids of groups stay as they are. */
export function formatPhone(number: string): string {
  if (typeof number !== 'string') return '';
  if (!/^\d+$/.test(number) || number.length > longest) return number;
  const [, area, start, end] = brazil.exec(number) ?? [];
  return area === undefined ? `+${number}` : `+55 ${area} ${start}-${end}`;
}
