/**
 * The part of a list that this run takes, spread over all of it. It comes last: a part of which something is left out
 * afterwards may be empty.
 * @param name of the environment variable that says which (scripts/sample.mjs)
 * @returns every fourth entry from the second where it is `2/4`, all of them where it is not set; of a list that is
 *   shorter than the parts each part has one, since a file without a test fails
 */
export function partOf<Entry>(all: readonly Entry[], name = 'PROSA_PART'): Entry[] {
  const [part = 1, parts = 1] = (process.env[name] ?? '').split('/').map((text) => Number(text) || 1);
  const chosen = (part - 1) % Math.max(1, Math.min(parts, all.length));
  return all.filter((_entry, index) => index % parts === chosen);
}
