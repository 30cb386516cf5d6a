import { isRecord } from '@/lib/guards';
import { readSheet } from './readSheet';
import { isBytes, type SheetAnswer } from './sheet';
import { writeSheet } from './writeSheet';

const isRows = (value: unknown): value is string[][] => Array.isArray(value) && value.every(Array.isArray);

/** What the worker is asked: to read a file, or to write rows as one. */
export async function doSheetJob(job: unknown): Promise<SheetAnswer | { bytes: ArrayBuffer }> {
  if (isBytes(job)) return readSheet(new Uint8Array(job));
  if (isRecord(job) && isBytes(job['read'])) return readSheet(new Uint8Array(job['read']), 'xls or xlsx');
  if (isRecord(job) && isRows(job['write'])) return { bytes: writeSheet(job['write']) };
  return { problem: 'broken' };
}
