/**
 * The part of a list that this run takes, spread over all of it.
 * @param name of the environment variable that says which (scripts/sample.mjs)
 * @returns every fourth entry from the second where it is `2/4`, all of them where it is not set
 */
export function partOf<Entry>(all: readonly Entry[], name = 'PROSA_PART'): Entry[] {
  const [part = 1, parts = 1] = (process.env[name] ?? '').split('/').map((text) => Number(text) || 1);
  return all.filter((_entry, index) => index % parts === part - 1);
}
