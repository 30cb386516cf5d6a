export const moments: readonly [local: string, zone: string][];
export function momentOf(commit: string | null): [local: string, zone: string];
export function quarterOf(commit: string | null): string;
export function datedPartOf(commit: string | null): string;
export function instantOf(local: string, zone: string): string;
export function datedTests(): string[];
