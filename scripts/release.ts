import type { Plugin } from 'vite';

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
