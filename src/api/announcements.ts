import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { fileNameOf, mediaHref } from '@/lib/links';
import { foldText } from '@/lib/searchText';
import { failureStatus } from './errors';
import { http } from './http';
import { keyOf } from './typedKeys';
import { pageAfter, readRows, type Iso, type Paged } from './wire';
import { paged, restApi, type ListQuery, type RecordPage } from './rest';
import { getSession } from './session';

export interface Announcement {
  id: number;
  title: string;
  text: string;
  /** 1 high, 2 medium, 3 low. */
  priority: number | null;
  status?: boolean | null;
  mediaPath: string | null;
  mediaName: string | null;
  createdAt: Iso;
}

export interface AnnouncementInput {
  title: string;
  text: string;
  priority: number;
  status: boolean;
}

export interface AnnouncementPage extends Paged {
  records: Announcement[];
}

export const announcementKeys = {
  all: ['announcements'] as const,
  list: () => keyOf<InfiniteData<AnnouncementPage>>('announcements', 'list'),
};

const path = '/announcements';

/** GET /announcements/ {searchParam, pageNumber}: 20 a page (V-18, H-15). */
export async function listAnnouncements(pageNumber: number, signal?: AbortSignal): Promise<AnnouncementPage> {
  const { data } = await http.get<AnnouncementPage>(`${path}/`, {
    params: { searchParam: '', pageNumber },
    ...(signal ? { signal } : {}),
  });
  return { ...data, records: readRows<Announcement>(data.records) };
}

export const announcementList = () =>
  infiniteQueryOptions({
    queryKey: announcementKeys.list(),
    queryFn: ({ pageParam, signal }) => listAnnouncements(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => pageAfter(page, last, last.records),
  });

/** Announcements without the name of the company, which some answers carry. */
const toAnnouncement = (record: Announcement & { company?: unknown }): Announcement => {
  const { company: _company, ...rest } = record;
  return rest;
};

/** The own company's announcements that readers do not see; servers that lack the call have no such list. */
async function listInactive(searchParam: string, signal?: AbortSignal): Promise<Announcement[]> {
  try {
    const { data } = await http.get<Announcement[]>(`${path}/list`, {
      params: { companyId: getSession()?.companyId },
      ...(signal ? { signal } : {}),
    });
    const wanted = foldText(searchParam);
    return readRows<Announcement>(data)
      .filter(({ status, title }) => status !== true && foldText(title).includes(wanted))
      .map(toAnnouncement);
  } catch (error) {
    if (failureStatus(error) === 404) return [];
    throw error;
  }
}

const rest = restApi<Announcement, AnnouncementInput>(`${path}/`, paged<Announcement>('records'), {
  toRow: toAnnouncement,
});
const one = restApi<Announcement, AnnouncementInput>(path, paged<Announcement>('records'));

const newestFirst = (left: Announcement, right: Announcement): number =>
  String(right.createdAt).localeCompare(String(left.createdAt)) || right.id - left.id;

/** DELETE /announcements/{id}/media-upload (AN-06). */
export async function deleteAnnouncementMedia(id: number): Promise<void> {
  await http.delete(`${path}/${id}/media-upload`);
}

/** POST /announcements/{id}/media-upload: without `typeArch`, which would move the file away (contract back-office 10). */
export async function uploadAnnouncementMedia(id: number, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  await http.post(`${path}/${id}/media-upload`, form);
}

/** What the super user manages; everybody else reads `announcementList` (AN-01, AN-06). */
export const announcementApi = {
  ...one,
  /**
   * GET /announcements/ hides the inactive ones, so that nobody could bring one back: they come from
   * /announcements/list, beside the first page (contract back-office, defect 15).
   */
  list: async (query: ListQuery, signal?: AbortSignal): Promise<RecordPage<Announcement>> => {
    const [page, inactive] = await Promise.all([
      rest.list(query, signal),
      query.pageNumber === 1 ? listInactive(query.searchParam, signal) : [],
    ]);
    const rows = [...page.rows, ...inactive].toSorted(newestFirst);
    // `count` knows of the active ones only.
    return { ...page, rows, received: rows.length, total: null, full: false };
  },
  /** The picture goes first: the server does not take it along. */
  remove: async (id: number): Promise<void> => {
    const { mediaPath } = await one.get(id);
    if (mediaPath) await deleteAnnouncementMedia(id);
    await one.remove(id);
  },
};

/** The picture's name as a person knows it; empty where there is none. */
export const pictureName = ({ mediaPath, mediaName }: Pick<Announcement, 'mediaPath' | 'mediaName'>): string =>
  mediaPath ? fileNameOf(mediaName ?? mediaPath) : '';

/** Where the picture is: a bare name lies in /public, newer builds store the whole path (contract back-office 23). */
export const pictureHref = ({ mediaPath }: Pick<Announcement, 'mediaPath'>): string | null =>
  mediaHref(mediaPath && !mediaPath.includes('/') ? `public/${mediaPath}` : mediaPath);
