const units = ['B', 'kB', 'MB', 'GB'] as const;

/** "812 kB", "2,1 MB": sizes of files as people read them, in the given language. */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  const digits = power < 2 || value >= 100 ? 0 : 1;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${units[power] ?? 'B'}`;
}
