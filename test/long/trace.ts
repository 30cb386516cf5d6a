/** Tells the course of a day where PROSA_TRACE is set. */
export function trace(name: string, ...words: unknown[]): void {
  if (process.env['PROSA_TRACE']) console.warn(new Date().toISOString().slice(14, 23), name, ...words);
}
