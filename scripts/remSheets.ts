import type { Plugin } from 'vite';
import { inRem } from '../src/lib/rem.ts';

/** The app's own style sheets grow with the letters of the browser, as the rules of components do (src/app/theme/Themed.tsx). */
export const remSheets = (): Plugin => ({
  name: 'rem-sheets',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/.*\.css$/ }, handler: (code) => ({ code: inRem(code), map: null }) },
});
