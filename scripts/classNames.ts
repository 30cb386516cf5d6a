import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A class of a module sheet: its name and three letters of its file, short and still telling where it belongs. */
export const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha1').update(relative(process.cwd(), file)).digest('hex').slice(0, 3)}`;

const sheetImport = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/**
 * Builds read the classes of a sheet as its named exports, so that each name is written where it is used instead of in a
 * table of names, and a class that the sheet lacks is told.
 */
export const namedClasses = (): Plugin[] => [
  {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => ({ code: code.replace(sheetImport, 'import * as $1 from $2'), map: null }),
    },
  },
  {
    // With every name written out nothing asks for the sheet itself.
    name: 'named-classes-kept',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
