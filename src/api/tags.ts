import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { keyOf } from './typedKeys';
import { readRecord, readRows } from './wire';
import { paged, restApi } from './rest';
import { getSession } from './session';

export interface Tag {
  id: number;
  name: string;
  color: string;
  kanban?: number | null;
  /** Since when a ticket has it, where the tag comes with a ticket. */
  TicketTag?: { createdAt?: string };
}

/** A tag in its list: without `kanban`, with its count as text; events carry no count (contract back-office 3). */
export interface TagRow {
  id: number;
  name: string;
  color: string | null;
  ticketsCount?: string;
}

export interface TagInput {
  name: string;
  color: string;
  kanban: number;
}

export const tagKeys = { all: ['tags'] as const, list: () => keyOf<Tag[]>('tags', 'list') };

const rest = restApi<TagRow, TagInput & { userId: number | undefined }, Tag>('/tags', paged<TagRow>('tags', 5000));
const asUser = (input: TagInput) => ({ ...input, userId: getSession()?.userId });

/** GET, POST, PUT and DELETE /tags (G-01, G-02, G-06); the session's user is added here (decisions: Session values). */
export const tagApi = {
  ...rest,
  create: (input: TagInput) => rest.create(asUser(input)),
  update: (id: number, input: TagInput) => rest.update(id, asUser(input)),
};

/** GET /tags/list: all tags by name (V-10). */
export async function listTags(signal?: AbortSignal): Promise<Tag[]> {
  const { data } = await http.get<Tag[]>('/tags/list', signal ? { signal } : {});
  return readRows<Tag>(data);
}

/** POST /tags: a name of at least 3 characters; an identical tag is returned, not doubled (contract 3.4). */
export async function createTag(name: string): Promise<Tag> {
  const { data } = await http.post<Tag>('/tags', { name });
  return readRecord(data);
}

/** POST /tags/sync replaces all tags of a ticket; its answer shows the tags from before, so it is not read (T-57). */
export async function syncTags(ticketId: number, tags: Tag[]): Promise<void> {
  await http.post('/tags/sync', { ticketId, tags });
}

export const tagList = () => queryOptions({ queryKey: tagKeys.list(), queryFn: ({ signal }) => listTags(signal) });
