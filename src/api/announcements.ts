import { infiniteQueryOptions } from '@tanstack/react-query';
import { http } from './http';
import type { Iso, Paged } from './page';

export interface Announcement {
  id: number;
  title: string;
  text: string;
  /** 1 high, 2 medium, 3 low. */
  priority: number;
  status?: boolean;
  mediaPath: string | null;
  mediaName: string | null;
  createdAt: Iso;
}

export interface AnnouncementPage extends Paged {
  records: Announcement[];
}

export const announcementKeys = { all: ['announcements'] as const, list: () => ['announcements', 'list'] as const };

/** GET /announcements/ {searchParam, pageNumber}: 20 a page (V-18, H-15). */
export async function listAnnouncements(pageNumber: number, signal?: AbortSignal): Promise<AnnouncementPage> {
  const { data } = await http.get<AnnouncementPage>('/announcements/', {
    params: { searchParam: '', pageNumber },
    ...(signal ? { signal } : {}),
  });
  return data;
}

export const announcementList = () =>
  infiniteQueryOptions({
    queryKey: announcementKeys.list(),
    queryFn: ({ pageParam, signal }) => listAnnouncements(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore && last.records.length > 0 ? page + 1 : null),
  });
