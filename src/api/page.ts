/** Envelope of the paged lists: `{ <items>, count, hasMore }` (contract, section 0). */
export interface Paged {
  count: number;
  hasMore: boolean;
}

/** ISO 8601 UTC text. */
export type Iso = string;

export interface Setting {
  id?: number;
  key: string;
  value: string | null;
}

/** Keeps the keys that a call honours; the answers of this server carry more than anyone should store. */
export const idOf = (id: number | string): number => Number(id);
