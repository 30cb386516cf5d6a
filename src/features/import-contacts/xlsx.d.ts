import type { ParsingOptions, WorkBook } from 'xlsx';

declare module 'xlsx' {
  /** Part of the package, missing in its types: reads the files of an archive that is unpacked already. */
  export function parse_zip(
    zip: { files: Readonly<Record<string, { name: string; content: Uint8Array; type: 'file' }>> },
    options: ParsingOptions,
  ): WorkBook;
}
