import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { languages } from '../src/i18n/languages.ts';

const names = languages.flatMap((language) => ['data', 'messages'].map((file) => `emojibase/${language}/${file}.json`));

const require = createRequire(import.meta.url);
const read = (name: string): Buffer => readFileSync(require.resolve(name.replace('emojibase/', 'emojibase-data/')));

function serve(request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction): void {
  const name = names.find((entry) => request.url?.split('?')[0]?.endsWith(`/${entry}`));
  if (name === undefined) return next();
  const content = read(name);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', content.length);
  response.setHeader('ETag', `"${createHash('sha1').update(content).digest('hex')}"`);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/**
 * The emoji picker's data, served by the app itself under /emojibase/<language>/: nothing is asked of a third party.
 * Of the package's fifty megabytes only the two files of each of our languages are shipped.
 */
export function emojiData(): Plugin {
  return {
    name: 'emoji-data',
    configureServer: (server) => {
      server.middlewares.use(serve);
    },
    generateBundle() {
      for (const fileName of names) this.emitFile({ type: 'asset', fileName, source: read(fileName) });
    },
  };
}
