import { queryOptions } from '@tanstack/react-query';
import { fileApi, fileKeys, type FileListRow } from './files';
import { http } from './http';
import { nextPage, uniqueRows, type RecordPage } from './rest';
import { tagKeys, type TagRow } from './tags';

/** GET /tags {companyId}: every tag in one page (CP-14). */
export const tagChoices = (companyId: number) =>
  queryOptions({
    queryKey: [...tagKeys.all, 'choices'],
    queryFn: async ({ signal }): Promise<TagRow[]> => {
      const { data } = await http.get<{ tags?: TagRow[] }>('/tags', { params: { companyId }, signal });
      return data.tags ?? [];
    },
    staleTime: 0,
  });

/** GET /files/ {companyId}, page by page: one page alone would hide all lists after the first 20 (CP-14, defect 13). */
export const fileListChoices = (companyId: number) =>
  queryOptions({
    queryKey: [...fileKeys.all, 'choices'],
    queryFn: async ({ signal }): Promise<FileListRow[]> => {
      const pages: RecordPage<FileListRow>[] = [];
      for (let pageNumber: number | null = 1; pageNumber !== null;) {
        // Each page tells whether there is another.
        // oxlint-disable-next-line no-await-in-loop
        const page: RecordPage<FileListRow> = await fileApi.list(
          { searchParam: '', pageNumber, filters: { companyId } },
          signal,
        );
        pages.push(page);
        pageNumber = nextPage(page, pages);
      }
      return uniqueRows(pages);
    },
    staleTime: 0,
  });
