const [part = 1, parts = 1] = (process.env['PROSA_PART'] ?? '').split('/').map((text) => Number(text) || 1);

/**
 * The part of a list that this run takes, spread over all of it.
 * @returns every fourth entry from the second where PROSA_PART is `2/4` (scripts/sample.mjs), all of them where it is not set
 */
export const partOf = <Entry>(all: readonly Entry[]): Entry[] =>
  all.filter((_entry, index) => index % parts === part - 1);
