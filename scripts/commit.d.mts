/** Types of commit.mjs, for the build. */

export function commitHere(): string | null;
