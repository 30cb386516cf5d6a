import { isRecord } from '@/lib/guards';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { pt } from '@/i18n/pt';

/** The texts of a tree by their keys, "a.b.c". */
export function textsOf(tree: object, before = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${before}${name}`;
    if (typeof value === 'string') texts.set(key, value);
    else if (isRecord(value)) textsOf(value, `${key}.`).forEach((text, inner) => texts.set(inner, text));
    else throw new Error(`${key} is no text`);
  }
  return texts;
}

/** All texts of each language. */
export const allTexts = { pt: textsOf(pt), en: textsOf(en), es: textsOf(es) } as const;
