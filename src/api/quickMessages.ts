import { queryOptions } from '@tanstack/react-query';
import { fileNameOf } from '@/lib/links';
import { http } from './http';
import { keyOf, prefixOf } from './typedKeys';
import { readRows } from './wire';
import { paged, restApi, type ListQuery } from './rest';
import { getSession } from './session';

/** What some servers keep of a quick message; this one neither stores nor answers it (contract back-office 27). */
export interface QuickMessageFlags {
  /** Others may edit it. */
  geral?: boolean;
  /** Others may see it. */
  visao?: boolean;
  status?: boolean;
}

export interface QuickMessage extends QuickMessageFlags {
  id: number;
  shortcode: string;
  message: string;
  /** Absolute address of the attachment, or null. */
  mediaPath: string | null;
  mediaName: string | null;
}

export interface QuickMessageInput extends Required<QuickMessageFlags> {
  shortcode: string;
  message: string;
  isMedia: boolean;
}

export const quickMessageKeys = {
  all: ['quick-messages'] as const,
  lists: () => prefixOf<QuickMessage[], number>('quick-messages', 'list'),
  list: (userId: number) => keyOf<QuickMessage[]>('quick-messages', 'list', userId),
};

const path = '/quick-messages';
const rest = restApi<QuickMessage, QuickMessageInput>(path, paged<QuickMessage>('records'));

/** GET, POST, PUT and DELETE /quick-messages (QM-01, QM-06, QM-07): the user's own, as an edit takes ownership. */
export const quickMessageApi = {
  ...rest,
  list: (query: ListQuery, signal?: AbortSignal) =>
    rest.list({ ...query, filters: { ...query.filters, userId: getSession()?.userId ?? 0 } }, signal),
};

/** A name of its own without blanks: the folder is shared and equal names overwrite each other (QM-05, contract back-office 7). */
const storedName = (name: string): string => `${Date.now()}_${name.trim().replaceAll(/\s+/g, '_')}`;

/** POST /quick-messages/{id}/media-upload: `typeArch` chooses the folder and so goes first (QM-06, contract back-office 0.6). */
export async function uploadQuickMessageMedia(id: number, file: File): Promise<void> {
  const form = new FormData();
  form.append('typeArch', 'quickMessage');
  form.append('file', file, storedName(file.name));
  await http.post(`${path}/${id}/media-upload`, form);
}

/** DELETE /quick-messages/{id}/media-upload (QM-06). */
export async function deleteQuickMessageMedia(id: number): Promise<void> {
  await http.delete(`${path}/${id}/media-upload`);
}

/** The attachment as people know it, without what was put before its name; empty where there is none. */
export const attachmentName = ({ mediaPath, mediaName }: Pick<QuickMessage, 'mediaPath' | 'mediaName'>): string =>
  mediaPath === null ? '' : fileNameOf(mediaName ?? mediaPath);

/** GET /quick-messages/list {companyId, userId}: the user's own, by shortcode (V-11, P-11). */
export async function listQuickMessages(
  params: { companyId: number; userId: number },
  signal?: AbortSignal,
): Promise<QuickMessage[]> {
  const { data } = await http.get<QuickMessage[]>(`${path}/list`, {
    params,
    ...(signal ? { signal } : {}),
  });
  return readRows<QuickMessage>(data);
}

export const quickMessageList = (companyId: number, userId: number) =>
  queryOptions({
    queryKey: quickMessageKeys.list(userId),
    queryFn: ({ signal }) => listQuickMessages({ companyId, userId }, signal),
    staleTime: 60_000,
  });
