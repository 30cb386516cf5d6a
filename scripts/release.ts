import type { Plugin } from 'vite';
import { commitHere } from './commit.mjs';

/** The commit that is built: from `PROSA_COMMIT` (a build without a repository), else from git, else empty. */
export const builtCommit = (): string => (process.env.PROSA_COMMIT ?? commitHere() ?? '').slice(0, 12);

/** Writes /version.json beside the build: what is deployed can be asked for without opening the app (OP-07). */
export function releaseFile(version: string, commit: string): Plugin {
  return {
    name: 'release-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version, commit })}\n` });
    },
  };
}
