/** A name that no other page or call bears: the moment and chance, letters and digits with a hyphen between them. */
export const uniqueName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
