/** Signs that embed or turn round what follows them, up to an end that may be missing. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name or another value inside a sentence, which it must not turn round (PUB-40). */
export const withoutTurns = (text: string): string => text.replace(turns, '');

/** What somebody wrote, without the signs that make letters read backwards: no language needs them (PUB-40). */
export const withoutOverrides = (text: string): string => text.replace(/[\u202D\u202E]/g, '');
