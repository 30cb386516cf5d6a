import { withoutTurns } from '@/lib/directions';

const variable = /\{\{(\w+)\}\}/g;

/** Options that are more than a text to put in: they choose another text, or how it is read. */
const isPlain = (options: unknown): options is Record<string, string> =>
  typeof options === 'object' &&
  options !== null &&
  Object.entries(options).every(([name, value]) => typeof value === 'string' && name !== 'context');

interface Template {
  text: string;
  names: ReadonlySet<string>;
}

/** @returns what was found, read; null where putting values in is not all there is to do */
function read(found: unknown): Template | null {
  if (typeof found !== 'string') return null;
  const rest = found.replaceAll(variable, '');
  if (rest.includes('{{') || rest.includes('$t(')) return null;
  return { text: found, names: new Set([...found.matchAll(variable)].map(([, name = '']) => name)) };
}

/** @returns the text with its values put in; null where they are not those that it asks for */
function filled({ text, names }: Template, values: Record<string, string>): string | null {
  const given = Object.keys(values);
  if (given.length !== names.size || !given.every((name) => names.has(name))) return null;
  return names.size === 0 ? text : text.replaceAll(variable, (_all, name: string) => withoutTurns(values[name] ?? ''));
}

/**
 * Looks a text up once and puts plain values in itself: a row of a list asks for the same ten texts as the one before,
 * and searching the languages and reading the template anew was a tenth of drawing it. Everything else (counts,
 * contexts, formats) is left to the library.
 * @param t the library's function for one language
 * @param edition changes when texts are added: one that was missing, or stood in another language, is looked up again
 * @returns the same function, which keeps what it has found
 */
export function rememberedTexts<T extends (...args: never[]) => unknown>(t: T, edition: () => number): T {
  const templates = new Map<string, Template | null>();
  let kept = edition();

  const templateOf = (key: string, find: () => unknown): Template | null => {
    if (kept !== edition()) templates.clear();
    kept = edition();
    const known = templates.get(key);
    if (known !== undefined) return known;
    const template = read(find());
    templates.set(key, template);
    return template;
  };

  return new Proxy(t, {
    apply: (target, self, args: unknown[]): unknown => {
      const [key, options = {}] = args;
      if (typeof key === 'string' && args.length <= 2 && isPlain(options)) {
        const template = templateOf(key, () => Reflect.apply(target, self, [key, { skipInterpolation: true }]));
        const text = template && filled(template, options);
        if (text !== null) return text;
      }
      return Reflect.apply(target, self, args);
    },
  });
}
