/** Types of preview.mjs, for the tests that start servers of their own. */
import type { ChildProcess } from 'node:child_process';

export function freePort(): Promise<number>;
export function ended(child: ChildProcess): Promise<number>;
