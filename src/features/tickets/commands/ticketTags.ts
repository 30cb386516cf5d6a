import { readAgain } from '@/api/readAgain';
import { syncTags, type Tag } from '@/api/tags';
import { getTicket } from '@/api/tickets';

/** What is to become of the tags of a ticket. */
export interface TagChange {
  add: readonly Tag[];
  /** Ids. */
  remove: readonly number[];
}

/** Tags with a change; those that are there already stay where they are. */
export const withChange = (tags: readonly Tag[], { add, remove }: TagChange): Tag[] => {
  const left = tags.filter(({ id }) => !remove.includes(id));
  return [...left, ...add.filter(({ id }) => !left.some((tag) => tag.id === id))];
};

/**
 * Changes tags of a ticket. The server takes the whole list, so that what a colleague has done to it since it was shown
 * is read first, and stays (DAY-63, contract 3.4, 7.12).
 * @returns the tags as they are then
 */
export async function changeTags(ticketId: number, change: TagChange): Promise<Tag[]> {
  const { tags = [] } = await readAgain(() => getTicket(ticketId));
  const next = withChange(tags, change);
  const isSame = next.length === tags.length && next.every(({ id }, at) => id === tags[at]?.id);
  if (!isSame) await syncTags(ticketId, next);
  return next;
}
