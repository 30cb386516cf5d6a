// Without an import, since the build reads it too (scripts/emojiData.ts).

/**
 * The languages of the interface. A further one begins here: whatever differs by language is a `Record<Language, …>`, so the
 * compiler names every place that lacks it, and the emoji data follow by themselves.
 */
export const languages = ['pt', 'en', 'es'] as const;

export type Language = (typeof languages)[number];
