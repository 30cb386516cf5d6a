import type { Plugin } from 'vite';
import { languages } from '../src/i18n/languages.ts';

/** Files of the start by chunk name: what every private page needs, the inbox, and what asks for the dashboard's numbers. */
const always = new Set(['login', 'query', 'shell']);
const own = ['inbox', 'board'] as const;
const texts = new RegExp(`src/i18n/(${languages.join('|')})/core\\.ts$`);

interface Hints {
  all: string[];
  inbox: string[];
  board: string[];
  texts: Record<string, string>;
}

/**
 * Writes into the page which files the start of a signed-in person needs, so that `public/scheme.js` can have them
 * fetched beside the first script instead of after it has run: who is signed in is known before any code is here.
 */
export const startHints = (): Plugin => ({
  name: 'start-hints',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const hints: Hints = { all: [], inbox: [], board: [], texts: {} };
      for (const chunk of Object.values(bundle ?? {})) {
        if (chunk.type !== 'chunk') continue;
        const file = `/${chunk.fileName}`;
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
        if (always.has(chunk.name)) hints.all.push(file, ...styles);
        for (const name of own) if (chunk.name === name) hints[name].push(file, ...styles);
        const language = texts.exec(chunk.facadeModuleId ?? '')?.[1];
        if (language !== undefined) hints.texts[language] = file;
      }
      const data = JSON.stringify(hints).replaceAll('"', '&quot;');
      return html.replace('<script src="/scheme.js">', `<script src="/scheme.js" data-start="${data}">`);
    },
  },
});
