import { queryOptions } from '@tanstack/react-query';
import { http } from './http';

export interface QuickMessage {
  id: number;
  shortcode: string;
  message: string;
  /** Absolute address of the attachment, or null. */
  mediaPath: string | null;
  mediaName: string | null;
}

export const quickMessageKeys = { list: (userId: number) => ['quick-messages', 'list', userId] as const };

/** GET /quick-messages/list {companyId, userId}: the user's own, by shortcode (V-11, P-11). */
export async function listQuickMessages(
  params: { companyId: number; userId: number },
  signal?: AbortSignal,
): Promise<QuickMessage[]> {
  const { data } = await http.get<QuickMessage[]>('/quick-messages/list', {
    params,
    ...(signal ? { signal } : {}),
  });
  return data;
}

export const quickMessageList = (companyId: number, userId: number) =>
  queryOptions({
    queryKey: quickMessageKeys.list(userId),
    queryFn: ({ signal }) => listQuickMessages({ companyId, userId }, signal),
    staleTime: 60_000,
  });
