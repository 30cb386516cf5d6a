import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { readRecord, readRows } from './wire';

/** An entry of a queue's menu; entries lie inside one another by `parentId`. */
export interface QueueOption {
  id: number;
  title: string;
  message: string | null;
  /** Position from 1, as text. */
  option: string | null;
  queueId: number;
  parentId: number | null;
}

export interface QueueOptionInput {
  title: string;
  message: string;
  option: number;
  queueId: number;
  /** Null at the top: -1 is understood by the list only. */
  parentId: number | null;
}

/** Positions are compared as text by the server, so a level ends at 9 (contract back-office 26.28). */
export const optionsPerLevel = 9;

const path = '/queue-options';
const topLevel = -1;

export const optionKeys = {
  level: (queueId: number, parentId: number | null) => ['queue-options', queueId, parentId ?? topLevel] as const,
};

const positionOf = ({ option }: QueueOption): number => Number(option ?? 0);

/** GET /queue-options {queueId, parentId}: one level, by position; the server sorts by id. */
export async function listOptions(
  queueId: number,
  parentId: number | null,
  signal?: AbortSignal,
): Promise<QueueOption[]> {
  const params = { queueId, parentId: parentId ?? topLevel };
  const { data } = await http.get<QueueOption[]>(path, { params, ...(signal ? { signal } : {}) });
  return readRows<QueueOption>(data).toSorted((one, other) => positionOf(one) - positionOf(other) || one.id - other.id);
}

/** POST /queue-options. */
export async function createOption(input: QueueOptionInput): Promise<QueueOption> {
  const { data } = await http.post<QueueOption>(path, input);
  return readRecord(data);
}

/** PUT /queue-options/{id}: any part of it. */
export async function updateOption(id: number, input: Partial<QueueOptionInput>): Promise<void> {
  const { data } = await http.put<QueueOption>(`${path}/${id}`, input);
  readRecord(data);
}

/** DELETE /queue-options/{id}: what lies inside goes with it. */
export async function deleteOption(id: number): Promise<void> {
  await http.delete(`${path}/${id}`);
}

/** Positions from 1 without gaps: only the entries that stand elsewhere are sent. */
export async function renumberOptions(level: readonly QueueOption[]): Promise<void> {
  for (const [index, option] of level.entries()) {
    if (positionOf(option) !== index + 1) await updateOption(option.id, { option: index + 1 });
  }
}

export const optionLevel = (queueId: number, parentId: number | null) =>
  queryOptions({
    queryKey: optionKeys.level(queueId, parentId),
    queryFn: ({ signal }) => listOptions(queueId, parentId, signal),
  });
