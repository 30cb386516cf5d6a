import type { ContactUpload } from '@/api/contacts';
import type { OutRow } from './reasons';
import type { GoodRow } from './sheetRows';

/** Small enough for the server's limit of a body, and for progress that moves (PAIN-8.1). */
export const chunkSize = 100;
/** Chunks filled side by side, so that a name comes once in each where that can be. */
const widest = 10;

/**
 * Rows in chunks. The answer names refused rows by their name alone, so people of the same name go in different
 * chunks as far as possible.
 */
export function toChunks(rows: readonly GoodRow[], size = chunkSize): GoodRow[][] {
  const full: GoodRow[][] = [];
  let filling: { rows: GoodRow[]; names: Set<string> }[] = [];
  for (const row of rows) {
    let chunk = filling.find(({ names }) => !names.has(row.name));
    if (!chunk && filling.length < widest) {
      chunk = { rows: [], names: new Set() };
      filling.push(chunk);
    }
    chunk ??= filling[0];
    if (!chunk) continue;
    chunk.rows.push(row);
    chunk.names.add(row.name);
    if (chunk.rows.length === size) {
      full.push(chunk.rows);
      filling = filling.filter((other) => other !== chunk);
    }
  }
  return [...full, ...filling.map((chunk) => chunk.rows)];
}

/** The refused rows of a chunk with their line and number, which the answer leaves out (C-12). */
export function refusedRows(chunk: readonly GoodRow[], { newContacts, errorBag }: ContactUpload): OutRow[] {
  const left = [...chunk];
  const take = (name: string | null): GoodRow | undefined => {
    const index = left.findIndex((row) => row.name === name);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  newContacts.forEach(({ contactName }) => take(contactName));
  return errorBag.map(({ contactName, reason }) => {
    const row = take(contactName);
    return {
      line: row?.line ?? null,
      name: row?.name ?? contactName ?? '',
      phone: row?.phone ?? '',
      ...(row?.email !== undefined && { email: row.email }),
      reason: { code: reason },
    };
  });
}
