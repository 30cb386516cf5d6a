const variable = /\{\{(\w+)\}\}/g;

/** Options that are more than a text to put in: they choose another text, or how it is read. */
const isPlain = (options: unknown): options is Record<string, string> =>
  typeof options === 'object' &&
  options !== null &&
  Object.entries(options).every(([name, value]) => typeof value === 'string' && name !== 'context');

/** @returns the text with its values put in; null where that is not all there is to do */
function filled(template: string, values: Record<string, string>): string | null {
  const wanted = new Set([...template.matchAll(variable)].map(([, name]) => name));
  const rest = template.replaceAll(variable, '');
  const given = Object.keys(values);
  const fits = given.length === wanted.size && given.every((name) => wanted.has(name));
  if (!fits || rest.includes('{{') || rest.includes('$t(')) return null;
  return template.replaceAll(variable, (_all, name: string) => values[name] ?? '');
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
  const templates = new Map<string, unknown>();
  let kept = edition();

  const templateOf = (key: string, find: () => unknown): unknown => {
    if (kept !== edition()) templates.clear();
    kept = edition();
    if (!templates.has(key)) templates.set(key, find());
    return templates.get(key);
  };

  return new Proxy(t, {
    apply: (target, self, args: unknown[]): unknown => {
      const [key, options = {}] = args;
      if (typeof key === 'string' && args.length <= 2 && isPlain(options)) {
        const template = templateOf(key, () => Reflect.apply(target, self, [key, { skipInterpolation: true }]));
        const text = typeof template === 'string' ? filled(template, options) : null;
        if (text !== null) return text;
      }
      return Reflect.apply(target, self, args);
    },
  });
}
