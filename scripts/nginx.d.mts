/** Types of nginx.mjs, for the tests that start an nginx of their own. */

export interface Front {
  url: string;
  stop(): Promise<void>;
  /** Both logs; ask before it ends. */
  output(): string;
}

export function hasBrotli(): boolean;

export function startNginx(backend: string, variables?: Record<string, string>): Promise<Front>;

export function readableBuild(folder: string): string;
