/**
 * A part of the app with the texts it needs, which the start does without.
 * @param load its code
 * @param texts one of the loads of i18n.ts, called with it
 */
export const withTexts = async <T>(load: Promise<T>, texts: () => Promise<void>): Promise<T> =>
  (await Promise.all([load, texts()]))[0];
