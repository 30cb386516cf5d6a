import { queryOptions } from '@tanstack/react-query';
import { fileApi, fileKeys, type FileListRow } from './files';
import { http } from './http';
import { readAllPages } from './rest';
import { tagKeys, type TagRow } from './tags';

/** GET /tags {companyId}: every tag in one page (CP-14). */
export const tagOptions = (companyId: number) =>
  queryOptions({
    queryKey: [...tagKeys.all, 'choices'],
    queryFn: async ({ signal }): Promise<TagRow[]> => {
      const { data } = await http.get<{ tags?: TagRow[] }>('/tags', { params: { companyId }, signal });
      return data.tags ?? [];
    },
    staleTime: 0,
  });

/** GET /files/ {companyId}, page by page: one page alone would hide all lists after the first 20 (CP-14, defect 13). */
export const fileListOptions = (companyId: number) =>
  queryOptions({
    queryKey: [...fileKeys.all, 'choices'],
    queryFn: ({ signal }): Promise<FileListRow[]> =>
      readAllPages((pageNumber) => fileApi.list({ searchParam: '', pageNumber, filters: { companyId } }, signal)),
    staleTime: 0,
  });
