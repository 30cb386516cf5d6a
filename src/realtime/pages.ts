import { isRecord } from '@/lib/storage';

/** Whether cached data is of a list that comes page by page. */
export const hasPages = (data: unknown): boolean => isRecord(data) && Array.isArray(data['pages']);
