/** Types of commit.mjs, for the build. */

export function commitHere(): string | null;
export function builtCommit(): string;
export function numberOf(commit: string | null): number;
export function shareOf(number: number, parts: number): string;
