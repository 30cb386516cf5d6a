import { queryOptions } from '@tanstack/react-query';
import { http } from './http';

export interface Tag {
  id: number;
  name: string;
  color: string;
  kanban?: number | null;
}

export const tagKeys = { all: ['tags'] as const, list: () => ['tags', 'list'] as const };

/** GET /tags/list: all tags by name (V-10). */
export async function listTags(signal?: AbortSignal): Promise<Tag[]> {
  const { data } = await http.get<Tag[]>('/tags/list', signal ? { signal } : {});
  return data;
}

/** POST /tags: a name of at least 3 characters; an identical tag is returned, not doubled (contract 3.4). */
export async function createTag(name: string): Promise<Tag> {
  const { data } = await http.post<Tag>('/tags', { name });
  return data;
}

/** POST /tags/sync replaces all tags of a ticket; its answer shows the tags from before, so it is not read (T-57). */
export async function syncTags(ticketId: number, tags: Tag[]): Promise<void> {
  await http.post('/tags/sync', { ticketId, tags });
}

export const tagList = () => queryOptions({ queryKey: tagKeys.list(), queryFn: ({ signal }) => listTags(signal) });
