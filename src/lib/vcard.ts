export interface CardNumber {
  /** As written on the card. */
  label: string;
  /** Digits only, the network's own id preferred. */
  number: string;
}

export interface Vcard {
  name: string;
  numbers: CardNumber[];
}

const unescape = (value: string): string =>
  value
    .replace(/\\([nN])/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1);

/** Name and numbers of a shared contact; lines that mean something else are left out (M-14, contract 5.7). */
export function parseVcard(text: string): Vcard {
  const lines = text
    .slice(0, 20_000)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const property = (name: string) => lines.filter((line) => new RegExp(`^(?:[\\w-]+\\.)?${name}[;:]`, 'i').test(line));

  const full = property('FN')[0];
  const parts = property('N')[0];
  const name = full
    ? unescape(valueOf(full))
    : parts
      ? unescape(valueOf(parts).split(';').slice(0, 2).toReversed().join(' '))
      : '';
  const numbers = property('TEL').flatMap((line): CardNumber[] => {
    const label = unescape(valueOf(line));
    const number = /waid=(\d+)/i.exec(line)?.[1] ?? label.replace(/\D/g, '');
    return number ? [{ label: label || number, number }] : [];
  });
  const distinct = numbers.filter(
    ({ number }, index) => numbers.findIndex((other) => other.number === number) === index,
  );
  return { name: name.replace(/\s+/g, ' '), numbers: distinct };
}

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text.slice(0, 100));
