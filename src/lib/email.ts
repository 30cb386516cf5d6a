/** Whether a text looks like an e-mail address: something, an @, a domain with a dot. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/**
 * An address as it is stored and looked up: the server compares letter by letter, and telephones capitalise the first
 * one by themselves (DAY-35).
 */
export const emailToSend = (text: string): string => text.trim().toLowerCase();
