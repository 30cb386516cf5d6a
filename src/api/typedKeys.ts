import { queryOptions, type DataTag, type InferDataFromTag, type QueryKey } from '@tanstack/react-query';

/** A query key that names the type of what is cached under it. */
export type KeyOf<Data> = DataTag<QueryKey, Data, Error>;

declare const part: unique symbol;

/** What keys of one kind begin with; the part that follows it (filters, an id) is of the type `Part`. */
export type PrefixOf<Data, Part> = KeyOf<Data> & { readonly [part]?: Part };

/** The type of what is cached under a key, `unknown` where the key does not name it. */
export type DataOf<Key extends QueryKey> = InferDataFromTag<unknown, Key>;

/** The type of the part that follows a prefix, `unknown` where the prefix does not name it. */
export type PartOf<Key extends QueryKey> = Key extends { readonly [part]?: infer Part } ? Part : unknown;

/** A whole key by its parts, with the type of what is cached under it. */
export const keyOf = <Data>(...parts: QueryKey): KeyOf<Data> =>
  queryOptions<Data, Error, Data>({ queryKey: parts }).queryKey;

/** The beginning of keys, with the types of what is cached under them and of the part that follows. */
export const prefixOf = <Data, Part>(...parts: QueryKey): PrefixOf<Data, Part> => keyOf<Data>(...parts);
