import { listContacts, type Contact } from '@/api/contacts';

/** Pages asked for at the same time: enough to be quick, few enough to leave the server to the agents. */
const atOnce = 4;

export interface Progress {
  done: number;
  total: number;
}

/**
 * Every contact that a search finds, page by page and each once (C-14); the original's export held the loaded ones only.
 * Reading goes on past the counted pages until one is empty, since contacts may be added meanwhile.
 * @param searchParam empty: all of the company
 */
export async function readAllContacts(
  searchParam: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Contact[]> {
  const found = new Map<number, Contact>();
  const first = await listContacts({ searchParam, pageNumber: 1 }, signal);
  const size = first.contacts.length;
  let { count, hasMore } = first;
  const keep = (contacts: readonly Contact[]) => {
    for (const contact of contacts) found.set(contact.id, contact);
    onProgress({ done: found.size, total: Math.max(count, found.size) });
  };
  keep(first.contacts);
  for (let page = 2; hasMore && size > 0; page += atOnce) {
    const left = Math.ceil(count / size) - page + 1;
    const numbers = Array.from({ length: Math.min(atOnce, Math.max(1, left)) }, (_, index) => page + index);
    // Groups follow one another, so that progress is true and a cancelled export stops asking.
    // oxlint-disable-next-line no-await-in-loop
    const pages = await Promise.all(numbers.map((pageNumber) => listContacts({ searchParam, pageNumber }, signal)));
    pages.forEach(({ contacts }) => keep(contacts));
    const last = pages.at(-1);
    count = last?.count ?? count;
    hasMore = last !== undefined && last.hasMore && last.contacts.length > 0;
  }
  return [...found.values()];
}
