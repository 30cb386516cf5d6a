import { isRecord } from '@/lib/guards';
import { inTime } from '@/lib/inTime';
import {
  isBytes,
  maxFileBytes,
  type Cell,
  type Sheet,
  type SheetAnswer,
  type SheetFormats,
  type SheetProblem,
} from './sheet';

/** A good file of the greatest size takes a few seconds; longer, something is wrong with it. */
const timeoutMs = 30_000;

const problems: readonly SheetProblem[] = ['notXlsx', 'notSheet', 'tooLarge', 'tooManyRows', 'broken', 'empty'];

const isCell = (value: unknown): value is Cell =>
  typeof value === 'string' ||
  (isRecord(value) && typeof value['shown'] === 'string' && typeof value['digits'] === 'string');
const isRow = (value: unknown): value is Cell[] => Array.isArray(value) && value.every(isCell);
const isSheet = (value: unknown): value is Sheet =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['firstLine'] === 'number' &&
  Array.isArray(value['rows']) &&
  value['rows'].every(isRow);

function toAnswer(data: unknown): SheetAnswer {
  if (!isRecord(data)) return { problem: 'broken' };
  const { sheets, tooLong, problem } = data;
  const [first, ...others] = Array.isArray(sheets) && sheets.every(isSheet) ? sheets : [];
  const isName = (name: unknown): name is string => typeof name === 'string';
  if (first) return { sheets: [first, ...others], tooLong: Array.isArray(tooLong) ? tooLong.filter(isName) : [] };
  return { problem: problems.find((known) => known === problem) ?? 'broken' };
}

/** One job in a worker of its own, which ends with it (PAIN-8.2). */
async function inWorker(job: unknown, transfer: Transferable[]): Promise<unknown> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', () => resolve({ problem: 'broken' }));
    worker.postMessage(job, transfer);
  });
  return inTime(answer, timeoutMs, 'sheet: too slow')
    .catch(() => ({ problem: 'tooSlow' }))
    .finally(() => worker.terminate());
}

/** Reads a chosen file. Contacts come from .xlsx only (C-11), lists from .xls too (CL-09). */
export async function openSheet(file: File, formats: SheetFormats = 'xlsx'): Promise<SheetAnswer> {
  const old = formats === 'xls or xlsx';
  if (!(old ? /\.xlsx?$/i : /\.xlsx$/i).test(file.name)) return { problem: old ? 'notSheet' : 'notXlsx' };
  if (file.size > maxFileBytes) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  const data = await inWorker(old ? { read: bytes } : bytes, [bytes]);
  return isRecord(data) && data['problem'] === 'tooSlow' ? { problem: 'tooSlow' } : toAnswer(data);
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows of texts as a file for a server or a person. */
export async function makeSheet(rows: readonly (readonly string[])[], name: string): Promise<File> {
  const data = await inWorker({ write: rows }, []);
  if (isRecord(data) && isBytes(data['bytes'])) return new File([data['bytes']], name, { type: sheetType });
  throw new Error('the spreadsheet could not be written');
}
