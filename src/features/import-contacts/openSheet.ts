import { isRecord } from '@/lib/storage';
import { maxFileBytes, type SheetAnswer, type SheetProblem } from './sheet';

/** A good file of the greatest size takes a few seconds; longer, something is wrong with it. */
const patienceMs = 30_000;

const problems: readonly SheetProblem[] = ['notXlsx', 'tooLarge', 'tooManyRows', 'broken', 'empty'];

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const isRows = (value: unknown): value is string[][] => Array.isArray(value) && value.every(isTexts);

function toAnswer(data: unknown): SheetAnswer {
  if (!isRecord(data)) return { problem: 'broken' };
  const { sheet, problem } = data;
  if (isRecord(sheet) && isRows(sheet['rows']) && typeof sheet['firstLine'] === 'number') {
    return { sheet: { rows: sheet['rows'], firstLine: sheet['firstLine'] } };
  }
  return { problem: problems.find((known) => known === problem) ?? 'broken' };
}

/** Reads a chosen file in a worker of its own, which ends with it (PAIN-8.2). Only .xlsx is taken (C-11). */
export async function openSheet(file: File): Promise<SheetAnswer> {
  if (!/\.xlsx$/i.test(file.name)) return { problem: 'notXlsx' };
  if (file.size > maxFileBytes) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<SheetAnswer>((resolve) => {
      timer = setTimeout(() => resolve({ problem: 'tooSlow' }), patienceMs);
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(toAnswer(data)));
      worker.addEventListener('error', () => resolve({ problem: 'broken' }));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
