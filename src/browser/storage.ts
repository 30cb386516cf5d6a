/** Local storage may be missing, full or forbidden: reads fall back, writes are best effort. */
function attempt<T>(act: () => T, fallback: T): T {
  try {
    return act();
  } catch (error) {
    console.warn('storage', error);
    return fallback;
  }
}

export const readText = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

export const writeText = (key: string, value: string): void =>
  attempt(() => localStorage.setItem(key, value), undefined);

/** Names of what is stored that begin so. */
export const storedKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);

export const removeKey = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

/** What lasts as long as the tab. */
export const readTabText = (key: string): string | null => attempt(() => sessionStorage.getItem(key), null);

export const writeTabText = (key: string, value: string): void =>
  attempt(() => sessionStorage.setItem(key, value), undefined);

export const removeTabKey = (key: string): void => attempt(() => sessionStorage.removeItem(key), undefined);

/** Reads JSON and narrows it; anything the guard refuses counts as absent. */
export function parseJson<T>(text: string | null, guard: (value: unknown) => value is T): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return guard(value) ? value : null;
  } catch {
    // An older version stored plain text under some keys.
    return guard(text) ? text : null;
  }
}

export const readJson = <T>(key: string, guard: (value: unknown) => value is T): T | null =>
  parseJson(readText(key), guard);

export const writeJson = (key: string, value: unknown): void => writeText(key, JSON.stringify(value));
